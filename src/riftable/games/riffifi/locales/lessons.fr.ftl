# Les courtes leçons : chapitres, titres, ce que dit le guide à chaque étape et après un échec.

chapter-hand = Une manche
chapter-variants = Variantes

title-lower = La plus basse
say-lower-1 = À votre tour, vous jouez une carte. Une seule carte de chaque couleur peut être visible : de deux, la plus haute est retournée face cachée. Retournez le 5 bleu du Joueur 2.
done-lower-1 = Le 5 bleu est face cachée et ne rapporte rien.
say-lower-2 = Une carte rapporte autant de jetons de sa couleur que sa valeur, au début du prochain tour de la personne qui l’a jouée. Retournez celle qui rapporterait le plus.
done-lower-2 = Huit jetons verts de moins pour le Joueur 3.
say-lower-3 = Si votre carte est la plus haute, c’est elle qui est retournée. Jouez une carte qui reste visible.
done-lower-3 = Aucune carte verte n’était visible : rien ne pouvait la retourner.
title-loot = Le butin
say-loot-1 = Une carte encore visible à votre prochain tour prend des jetons à la banque. Les cartes vertes sous 5 sont toutes jouées : personne ne peut retourner votre 5 vert. Prenez 5 jetons.
done-loot-1 = Les cartes jouées sont indiquées près du plateau. En partie, retenez-les ou ouvrez la pile.
say-loot-2 = Une carte basse dans votre propre main n’est pas un danger non plus. Trouvez la carte qui prendra 6 jetons à coup sûr.
done-loot-2 = Le 1 violet était à vous, les autres étaient jouées.
title-from-others = Chez les autres
say-from-others-1 = Si la banque manque de jetons d’une couleur, le reste est volé au joueur qui en a le plus. Il reste 1 jeton rouge à la banque : volez-en 4 au Joueur 2.
say-from-others-2 = Ici, les deux autres ont 5 jetons rouges, et la banque n’en a plus. Leur part est aussi égale que possible, et vous désignez qui donne le jeton restant. Volez-en 3 au Joueur 2, qui en a plus en tout.
title-guard = Protéger ses jetons
say-guard-1 = La banque n’a plus de jetons verts, et c’est vous qui en avez le plus. Le 6 vert du Joueur 3 vous en volerait 6. Gardez-les tous.
done-guard-1 = Quand la banque est vide, vos jetons sont un butin pour les autres.
say-guard-2 = Le 7 bleu du Joueur 2 en veut à vos jetons. Gardez-les tous et prenez-en 2 de plus avec la même carte.
done-guard-2 = Le 6 bleu les aurait protégés aussi, mais une carte plus basse, pas encore vue, peut le retourner.
title-unseen = Sans montrer
say-unseen-1 = Une carte qui serait aussitôt retournée peut être jouée face cachée, sans la montrer. C’est un moyen de s’en défaire sans rien révéler. Jouez votre 8 bleu face cachée.
done-unseen-1 = Les autres savent seulement qu’elle était plus haute qu’une carte visible de sa couleur.
title-last-cards = Les dernières cartes
say-last-cards-1 = Après la dernière carte, chacun touche encore une fois son butin, puis on compte. Le plus gros total de toutes les manches l’emporte. C’est la troisième et dernière : gagnez avec vos deux dernières cartes.
done-last-cards-1 = Le 4 bleu n’était visible que pour un tour. Ensuite, votre 6 bleu était à l’abri.

title-officer = L’Officier
say-officer-1 = Dans cette variante, une carte est l’Officier. Il n’a pas de couleur : jouez-le et retournez n’importe quelle carte visible, puis il est retourné aussi. Retournez le 7 rouge du Joueur 2.
title-ticks = Les coches
say-ticks-1 = Dans cette variante, on ne compte pas les jetons. Avec 7 jetons d’une couleur, vous la cochez pour de bon ; les cinq coches font gagner. Vous avez 5 jetons jaunes : cochez le jaune.
done-ticks-1 = Le 6 jaune aurait rapporté plus, mais il pouvait être retourné.

miss-turn-down = La carte du Joueur { $player } est restée visible et a rapporté.
miss-stay-up = Votre carte a été retournée.
miss-loot = { $n ->
    [0] Votre carte n’a rien pris.
    [one] Votre carte a pris { $n } jeton, et non { $wanted }.
   *[other] Votre carte a pris { $n } jetons, et non { $wanted }.
}
miss-take-from = { $n ->
    [0] Vous n’avez volé aucun jeton au Joueur { $player }.
    [one] Vous avez volé { $n } jeton au Joueur { $player }, et non { $wanted }.
   *[other] Vous avez volé { $n } jetons au Joueur { $player }, et non { $wanted }.
}
miss-keep = { $n ->
    [one] Vous avez perdu { $n } jeton.
   *[other] Vous avez perdu { $n } jetons.
}
miss-unseen = Le 8 bleu n’a pas été joué face cachée.
miss-tick = { $n ->
    [one] Vous avez { $n } jeton jaune.
   *[other] Vous avez { $n } jetons jaunes.
}
miss-win = Vous finissez avec { $n } jetons, et le meilleur des autres avec { $most }.
