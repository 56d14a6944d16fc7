# La table de Riftforce dans le navigateur, en français.

guilds-named = { $n } sur { $all } nommées
do-play = { $n ->
    [one] Jouer { $n } carte
   *[other] Jouer { $n } cartes
}
do-activate = Activer { $n }
do-take = Prendre : { $what }
choose-lane = Choisir : { $lane }
yours = à vous
empty = vide
place-n = rang { $n }
life-of = { $now } sur { $all }
would-fall = serait détruit
would-have = il lui resterait { $n }
would-come = viendrait ici
would-move = se déplacerait ici
score-cell = { $lane } : vous { $mine }, en face { $other }
unit-state = Dégâts { $damage } · { $who }
nine-cards = Neuf cartes : quatre 5, trois 6, deux 7.
on-offer = Guildes proposées
taken-guilds = À qui sont les guildes
none-yet = aucune pour l’instant
next-plan = Prochain plan
plans-met = { $n ->
    [one] { $n } exécuté
   *[other] { $n } exécutés
}
at-n = site { $n }
stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
play-or-activate = Choisissez un site pour la jouer, ou des élémentaires à activer en la défaussant
about-guild = À propos de la guilde : { $guild }
area-green = zone verte
area-gray = zone grise
area-both = les deux zones
trainer = L’entraîneur
hint-play = Pensez à jouer des cartes.
hint-activate = Pensez à activer.
hint-draw = Pensez à contrôler et piocher.
hint-draw-where = Comptez votre main, et les sites où vous êtes sans ennemi.
riftforce-help = Choisissez une carte de votre main, puis un site pour l’y jouer, ou vos élémentaires à activer en la défaussant. Jusqu’à trois à la fois, d’une même guilde ou d’un même chiffre. Le bouton doré dit ce qui va se passer.
riftforce-won = Vous avez brisé la ligne
riftforce-lost = La ligne a tenu
