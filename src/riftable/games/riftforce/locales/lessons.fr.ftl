# Les courtes leçons : chapitres, titres, ce que dit le guide à chaque étape et après un échec.

chapter-basics = Les trois actions

title-play = Jouer des cartes
say-play-1 = Une action : jouez jusqu’à trois cartes du même chiffre, ou de la même guilde. Vous pouvez en poser une par site sur des sites adjacents. Occupez les sites 2, 3 et 4.
done-play-1 = Trois 5 sur trois sites adjacents. Un nouvel élémentaire se place toujours en bout de ligne.
say-play-2 = Des cartes de la même guilde peuvent avoir des chiffres différents. Vous pouvez aussi les poser toutes sur un seul site : jouez trois cartes sur le site 3.
done-play-2 = Trois élémentaires d’Eau, l’un derrière l’autre. Le plus proche de la Faille est le premier, et la plupart des ennemis le frappent d’abord.
say-play-3 = Sur plusieurs sites, on pose exactement une carte par site, côte à côte. Occupez les sites 2, 3 et 4 avec des cartes qui vont ensemble.
title-activate = Activer des élémentaires
say-activate-1 = Défaussez une carte, puis activez jusqu’à trois de vos élémentaires de son chiffre ou de sa guilde. Le Feu et la Lumière sont des 5 : défaussez un 5, choisissez son chiffre et gagnez 2 Riftforce.
done-activate-1 = Chaque ennemi détruit rapporte 1 Riftforce.
say-activate-2 = Maintenant par guilde : les deux élémentaires de Feu ont des chiffres différents. Défaussez une carte de Feu, choisissez sa guilde et détruisez deux ennemis.
say-activate-3 = L’ordre compte. Le Feu brûle l’allié juste derrière lui, et cette Eau ne supporte plus que 1 dégât. Gagnez 2 Riftforce sans en donner.
done-activate-3 = L’Eau s’est d’abord écartée, puis le Feu a pu frapper.
title-check-and-draw = Contrôler et piocher
say-check-and-draw-1 = Contrôler & Piocher donne 1 Riftforce par site que vous contrôlez : vos élémentaires y sont, et aucun ennemi. Gagnez 2 Riftforce.
done-check-and-draw-1 = Sur le site 4, un ennemi vous fait face : ce site n’a pas compté.
say-check-and-draw-2 = Cette action complète aussi votre main à 7 cartes. Elle n’est permise qu’avec moins de 7 cartes en main. Ayez 7 cartes.
say-check-and-draw-3 = Vous pourriez détruire la Glace pour 1 Riftforce. Comptez d’abord vos sites : gagnez 3 Riftforce en une action.
title-scoring = Marquer des points
say-scoring-1 = Un ennemi détruit rapporte 1 Riftforce, un Cristal 2. Gagnez 2 Riftforce.
say-scoring-2 = Vos élémentaires détruits comptent pour l’autre camp, peu importe qui inflige les dégâts. Gagnez 1 Riftforce sans en donner.
done-scoring-2 = Le Feu aurait brûlé la Plante derrière lui.
say-scoring-3 = La partie se termine après un tour où quelqu’un a 12 Riftforce et mène. Vous agissez en dernier dans ce tour : gagnez maintenant.

chapter-guilds = Les dix guildes de la première boîte

title-fire = Feu
say-fire-1 = Le Feu inflige 3 dégâts au premier ennemi de son site. Détruisez la Glace.
say-fire-2 = Mais le Feu inflige aussi 1 dégât à l’allié juste derrière lui. Votre Lumière n’y survivrait pas : gagnez 2 Riftforce sans en donner.
done-fire-2 = La Lumière a frappé d’abord et s’est soignée : elle a survécu aux flammes.
title-earth = Terre
say-earth-1 = Quand vous jouez la Terre, elle inflige 1 dégât à chaque ennemi de son site. Gagnez 3 Riftforce avec une seule carte.
say-earth-2 = Chaque Terre que vous jouez secoue le site à nouveau. Ne laissez aucun ennemi sur le site 2.
title-light = Lumière
say-light-1 = La Lumière inflige 2 dégâts au premier ennemi, puis retire 1 dégât à l’un de vos élémentaires, où qu’il soit. Détruisez la Glace et n’ayez plus aucun dégât.
title-plant = Plante
say-plant-1 = La Plante inflige 2 dégâts au premier ennemi d’un site adjacent et l’attire sur le sien. Attirez la Glace sur le site 2.
say-plant-2 = Attirer un ennemi ailleurs peut vous livrer un site. Ne laissez aucun ennemi sur le site 3.
done-plant-2 = Vous contrôlez maintenant le site 3, et la Glace est venue là où se tient votre Feu.
title-water = Eau
say-water-1 = L’Eau inflige 2 dégâts, se déplace vers un site adjacent et y inflige 1 dégât au premier ennemi. Gagnez 2 Riftforce.
title-ice = Glace
say-ice-1 = La Glace frappe le dernier ennemi de la ligne : 1 dégât, ou 4 si cet ennemi est déjà blessé. Détruisez l’Air.
say-ice-2 = Un ennemi seul est à la fois premier et dernier. Qu’un autre élémentaire le blesse avant la Glace : détruisez la Terre.
title-shadow = Ombre
say-shadow-1 = L’Ombre va sur n’importe quel autre site et y inflige 1 dégât au premier ennemi. Si cela le détruit, vous gagnez 1 de plus. Gagnez 2 Riftforce.
title-crystal = Cristal
say-crystal-1 = Le Cristal inflige 4 dégâts au premier ennemi, plus que toute autre guilde. Détruisez la Glace.
say-crystal-2 = Le prix : un Cristal détruit donne 2 Riftforce à l’autre camp. Gagnez 1 Riftforce sans en donner.
done-crystal-2 = Le Feu aurait brûlé le Cristal derrière lui.
title-thunderbolt = Foudre
say-thunderbolt-1 = La Foudre inflige 2 dégâts à n’importe quel ennemi de son site. Si cela le détruit, elle frappe encore une fois. Gagnez 2 Riftforce en une activation.
title-air = Air
say-air-1 = L’Air va sur n’importe quel autre site et inflige 1 dégât au premier ennemi de ce site et de chaque site adjacent. Gagnez 3 Riftforce.

chapter-beyond = Les huit guildes de Beyond

title-acid = Acide
say-acid-1 = L’Acide inflige 3 dégâts au premier ennemi et 1 au deuxième. Ne laissez aucun ennemi sur le site 3.
done-acid-1 = Deux ennemis détruits, mais aucune Riftforce : ceux que l’Acide détruit n’en rapportent pas.
say-acid-2 = Les ennemis détruits par l’Acide ne rapportent rien. Un Cristal vaut 2 : gagnez 2 Riftforce.
title-beast = Bête
say-beast-1 = La Bête se déplace vers un site adjacent et y inflige 2 dégâts au premier ennemi, ou 3 si elle est blessée. Détruisez la Glace.
say-beast-2 = Cette Bête est indemne, et 2 dégâts ne suffisent pas. Le Feu se tient juste devant elle : détruisez la Glace.
done-beast-2 = Le Feu a rendu la Bête furieuse.
title-lava = Lave
say-lava-1 = La Lave inflige 2 dégâts au premier ennemi de chaque site adjacent, et aucun sur le sien. Gagnez 2 Riftforce.
say-lava-2 = Puis la Lave inflige 1 dégât à elle-même et à chaque allié devant elle. Détruisez la Glace sans perdre d’élémentaire.
title-love = Amour
say-love-1 = Quand vous jouez l’Amour, il retire tous les dégâts à un allié de son site. N’ayez plus aucun dégât.
title-magnet = Aimant
say-magnet-1 = L’Aimant inflige 2 dégâts au dernier ennemi et l’entraîne avec lui vers un site adjacent. Amenez l’Air sur le site 2.
say-magnet-2 = L’Aimant emporte l’ennemi, et l’allié qui reste tient seul le site. Ne laissez aucun ennemi sur le site 3.
title-music = Musique
say-music-1 = La Musique inflige 2 dégâts au premier ennemi. Si cela le détruit, vous le jouez de votre côté sur un site adjacent. Ralliez la Terre.
say-music-2 = Un élémentaire rallié fait ce qu’il fait quand on le joue. La Terre inflige 1 dégât à chaque ennemi : gagnez 3 Riftforce.
title-sand = Sable
say-sand-1 = Le Sable va sur n’importe quel autre site, y inflige 1 dégât à chaque ennemi et se retire 1 dégât. Gagnez 2 Riftforce.
title-star = Étoile
say-star-1 = L’Étoile inflige 2 dégâts au premier ennemi et pioche une carte si vous en avez moins de 7. Détruisez la Glace et ayez 4 cartes en main.

chapter-modes = Choix des guildes, équipes et solo

title-draft = Le choix des guildes
say-draft-1 = Chacun commence avec une guilde au hasard. Puis vous choisissez tour à tour, jusqu’à quatre chacun. Vous avez le Feu, qui brûle ses alliés : prenez la Lumière, qui les soigne.
say-draft-2 = Ce que vous laissez, l’autre camp peut le prendre. Votre dernier choix : privez-le de la Plante.
done-draft-2 = À la fin, deux guildes sont restées. On distribue maintenant les cartes.
title-teams = Équipes
say-teams-1 = En équipes, il y a six sites. Vous pouvez agir partout, mais Contrôler & Piocher ne compte que ceux de votre zone, la verte pour vous. Gagnez 2 Riftforce.
done-teams-1 = Votre partenaire contrôle la zone grise.
say-teams-2 = Par le chiffre, vous pouvez aussi activer les élémentaires de votre partenaire ; par la guilde, seulement les vôtres. Gagnez 2 Riftforce.
title-solo = Solo
say-solo-1 = Seul, vous affrontez un entraîneur. Après votre action, son plan s’accomplit : un bot arrive sur le site 4, puis un 5, un 7 et un 5 frappent s’ils le peuvent. L’entraîneur ne doit rien gagner.
done-solo-1 = Un bot détruit ne frappe plus.
say-solo-2 = Voici un plan de contrôle : l’entraîneur gagne 1 par site où il a des bots et vous aucun élémentaire, et un nouveau bot arrive sur le site 2. Il ne doit rien gagner.

miss-gain = Vous avez gagné { $n } Riftforce, et non { $wanted }.
miss-give = L’autre camp a gagné { $n } Riftforce.
miss-win = Vous avez { $n } Riftforce, et la partie continue.
miss-destroy = Il est encore là.
miss-clear = { $n ->
    [one] Un ennemi est encore sur le site { $location }.
   *[other] { $n } ennemis sont encore sur le site { $location }.
}
miss-stand = Vous n’avez aucun élémentaire sur le site { $location }.
miss-line = { $n ->
    [0] Vous n’avez aucun élémentaire sur le site { $location }.
    [one] Vous avez un seul élémentaire sur le site { $location }.
   *[other] Vous avez { $n } élémentaires sur le site { $location }.
}
miss-hand = { $n ->
    [one] Vous avez { $n } carte en main.
   *[other] Vous avez { $n } cartes en main.
}
miss-heal = { $n ->
    [one] Vos élémentaires ont encore { $n } dégât.
   *[other] Vos élémentaires ont encore { $n } dégâts.
}
miss-lose = Vous avez perdu un élémentaire.
miss-enemy-at = L’ennemi n’est pas sur le site { $location }.
miss-take-over = Il n’est pas passé de votre côté.
miss-draft = Vous avez maintenant une autre guilde.
miss-keep = L’autre camp a maintenant cette guilde.
miss-plan = L’entraîneur a gagné { $n } Riftforce.
