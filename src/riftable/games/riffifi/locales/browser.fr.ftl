# La table de Riffifi dans le navigateur, en français.

picked = choisie
hand-number = manche { $n }
bank = Banque
bank-of = { $color } : { $n } à la banque
dealer = donne
cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
total-n = total { $n }
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
turns-down = retournée
ticks = Coches
captured = { $n } pris en tout
about-paper = { $n ->
    [one] Elle rapporte { $n } jeton de sa couleur à votre prochain tour, si elle est encore visible.
   *[other] Elle rapporte { $n } jetons de sa couleur à votre prochain tour, si elle est encore visible.
}
about-officer = L’Officier retourne une autre carte et ne rapporte rien.
riffifi-help = Choisissez une carte et posez-la devant vous. Si elle est encore visible à votre prochain tour, elle rapporte autant de jetons que sa valeur.
riffifi-won = Le butin est à vous
riffifi-lost = Le butin vous échappe
