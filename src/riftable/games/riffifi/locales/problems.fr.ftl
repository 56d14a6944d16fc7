# Ce que refuse Riffifi, tel que l’anglais le dit.

dealer = l’option dealer est random (au hasard) ou une place de 0 à { $last }
removed = l’option removed va avec officer et quatre ou cinq joueurs
goes-with-ticks = l’option { $name } va avec scoring ticks
