# La table de Riftforce dans le navigateur, en français.

guilds-named = { $n } sur { $all } nommées
do-play = { $n ->
    [one] Jouer { $n } carte
   *[other] Jouer { $n } cartes
}
fill-gap = Comblez d’abord le vide
do-activate = Activer { $n }
do-activate-none = La défausser sans rien activer
do-take = Prendre : { $what }
choose-lane = Choisir : { $lane }
gains-in-all = Cette action rapporte { $n } Riftforce.
yours = à vous
empty = vide
place-n = rang { $n }
life-of = { $now } sur { $all }
would-fall = serait détruit
would-have = il lui resterait { $n }
would-come = viendrait ici
would-move = se déplacerait ici
score-cell = { $lane } : vous { $mine }, en face { $other }
control-you = Vous le contrôlez : +1 Riftforce quand vous contrôlez et piochez
control-foe = L’adversaire le contrôle : +1 Riftforce quand il contrôle et pioche
unit-state = Dégâts { $damage } · { $who }
nine-cards = Neuf cartes : quatre 5, trois 6, deux 7.
on-offer = Guildes proposées
pick-track = Ordre des choix
pick-made = Choix { $n } : { $name }, fait
pick-now = Choix { $n } : { $name }, maintenant
pick-to-come = Choix { $n } : { $name }
pick-n = choix { $n }
pick-maybe = choix { $n } · { $guild } ?
dealt-guild = reçue
dealt-later = reçue plus tard
guilds-of = { $n } sur { $all } guildes
guilds-of-player = Guildes : { $name }
took-guild = Prise par { $name } · choix { $n }
you-took-guild = Prise par vous · choix { $n }
good-at-fire = frappe fort
good-at-earth = frappe en arrivant
good-at-light = frappe et soigne
good-at-plant = attire les ennemis
good-at-water = frappe deux fois, bouge
good-at-ice = achève le dernier
good-at-shadow = achève pour des points
good-at-crystal = frappe le plus fort, perte chère
good-at-thunderbolt = choisit sa cible
good-at-air = petits coups partout
good-at-acid = frappe deux ennemis, sans points
good-at-beast = plus forte blessée
good-at-lava = frappe des deux côtés
good-at-love = soigne en arrivant
good-at-magnet = emporte le dernier
good-at-music = rallie les vaincus
good-at-sand = frappe toute une ligne
good-at-star = fait piocher
next-plan = Prochain plan
plans-met = { $n ->
    [one] { $n } exécuté
   *[other] { $n } exécutés
}
plan-control = contrôle
at-n = site { $n }
stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
play-or-activate = Choisissez un site pour la jouer, ou des élémentaires à activer en la défaussant.
play-where = Choisissez un site pour la jouer.
about-guild = À propos de la guilde : { $guild }
guild-list = Guildes
area-green = zone verte
area-gray = zone grise
area-both = les deux zones
trainer = L’entraîneur
hint-play = Pensez à jouer des cartes.
hint-activate = Pensez à activer.
hint-draw = Pensez à contrôler et piocher.
hint-draw-where = Comptez les cartes de votre main, et les sites où vous avez des élémentaires et l’adversaire aucun.
hint-guild = Pensez à ce que vos guildes ne savent pas encore faire.
riftforce-help = Choisissez une carte de votre main, puis un site pour l’y jouer, ou vos élémentaires à activer en la défaussant. Jusqu’à trois à la fois, d’une même guilde ou d’un même chiffre. Le bouton doré dit ce qui va se passer.
riftforce-won = Vous avez brisé la ligne
riftforce-lost = La ligne a tenu
riftforce-ends-at = La partie se termine à { $goal } Riftforce.
