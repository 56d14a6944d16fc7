# Ce que refuse Riffifi, tel que l’anglais le dit.

dealer = l’option dealer est random (au hasard) ou une place de 0 à { $last }
removed = l’option removed va avec officer et quatre ou cinq joueurs
goes-with-ticks = l’option { $option } va avec scoring ticks
past = past est suivi d’une place, du numéro d’une manche et de cartes
not-a-line = « { $word } » ne figure pas parmi { $known } et past
not-a-card = « { $word } » n’est pas une carte ; une carte est une couleur et 1 à 8, comme blue5, ou officer
not-a-color = « { $word } » n’est pas une couleur ; les couleurs sont { $known }
numbers = { $word } attend { $want } nombres, pas { $n }
clue = après ? viennent les cartes qui étaient face visible, comme blue7?blue4.red2
no-seat-at-table = il n’y a pas de place { $seat } ; à { $players } joueurs, elles vont de 0 à { $last }
out = avec l’Officier et quatre ou cinq joueurs, et seulement alors, out nomme une couleur
captured = captured va avec l’option captures_in_total
ticks = ticks va avec l’option scoring ticks
not-turned-down = la carte { $card } n’aurait pas été retournée par ces cartes
face-up = seule la dernière carte d’une place dont ce n’est pas le tour peut être face visible
two-face-up = deux cartes { $color } ne peuvent pas être face visible en même temps
equal-chances = avec equal_chances, past indique ce que la place { $seat } a joué dans la manche { $n }
past-incomplete = past nomme toutes les places et toutes les manches précédentes, ou aucune
past-option = past va avec l’option equal_chances
empty-hand = c’est à la place { $seat } de jouer, mais sa main est vide
card-twice = la carte { $word } apparaît deux fois ; chaque carte n’est qu’une fois dans la boîte
uneven = place { $seat }, cartes en main : { $n }, jouées : { $played } ; il en faut { $each } en tout, et toutes les places doivent en avoir joué autant (strict=False le permet)
misdeal = la place { $seat } a reçu au moins { $n } cartes { $color } (strict=False le permet)
not-in-play = la carte { $word } n’est pas en jeu (strict=False le permet)
tokens = jetons { $color } : { $n } au lieu de { $tokens } (strict=False le permet)
too-many-deals = deal { $n }, c’est trop (joueurs : { $players }, manches : { $hands })

# Lots de parties.

batch-past = avec equal_chances, une partie d’un lot n’est une position du moteur que pendant sa première manche
