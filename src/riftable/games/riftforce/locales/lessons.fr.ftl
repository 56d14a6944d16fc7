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
