# La table de Riffifi dans le navigateur, en français.

hand-number = manche { $n }
bank = Banque
bank-of = { $color } : { $n } à la banque
dealer = donne
cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
total-n = total { $n }
pile-played = Cartes jouées
tokens-word = { $n ->
    [one] jeton
   *[other] jetons
}
tokens-n = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
pile-n = { $n ->
    [one] Pile de { $n } carte
   *[other] Pile de { $n } cartes
}
face-down = face cachée
face-up-card = { $name }, face visible : { $card }
no-face-up = { $name } : aucune carte visible
turned-card = { $name } : carte retournée face cachée
unseen-card = { $name } : carte jouée sans être montrée
turned-word = retournée
unseen-word = non montrée
turns-down = retournée
ticks = Coches
captured = { $n } pris en tout
do-lay = Jouer : { $card }
would-lie = { $name } : ici, face visible, { $card }
would-turn-itself = { $name } : { $card }, aussitôt face cachée
would-lie-down = { $name } : ici, votre carte, sans être montrée
would-turn-down = retourne une carte adverse : { $card } ({ $name })
would-be-itself = serait elle-même retournée face cachée
would-be-up = reste visible
itself = elle-même
stays-up = visible
ticks-n = { $n ->
    [one] { $n } coche sur { $all }
   *[other] { $n } coches sur { $all }
}
ticked = cochée
hand-over = Fin de la manche { $n }
hand-over-of = Fin de la manche { $n } sur { $all }
this-hand = cette manche
total = total
deals-next = Donneur de la manche suivante : { $name }.
you-deal-next = C’est vous qui donnez la manche suivante.
to-hand = Passer à la manche { $n }
about-paper = { $n ->
    [one] Elle rapporte { $n } jeton de sa couleur à votre prochain tour, si elle est encore visible.
   *[other] Elle rapporte { $n } jetons de sa couleur à votre prochain tour, si elle est encore visible.
}
about-paper-of = { $n ->
    [one] Elle rapporte { $n } jeton de sa couleur à qui l’a posée, si elle est encore visible à son prochain tour.
   *[other] Elle rapporte { $n } jetons de sa couleur à qui l’a posée, si elle est encore visible à son prochain tour.
}
about-officer = L’Officier retourne une autre carte et ne rapporte rien.
riffifi-help = Choisissez une carte et posez-la devant vous. Si elle est encore visible à votre prochain tour, elle rapporte autant de jetons que sa valeur.
riffifi-won = Le butin est à vous
riffifi-lost = Le butin vous échappe
riffifi-ends = Le plus de jetons sur toutes les manches l’emporte.
riffifi-ends-ticks = Cinq coches donnent la victoire.
