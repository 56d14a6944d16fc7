# The review of a finished game, in French.

review-percent = { $n } %
review-start = Analyser la partie
review-none = Cette partie n’a pas encore été analysée.
review-interrupted = Le serveur s’est arrêté avant la fin de cette analyse. Vous pouvez la relancer.
review-queued = { $n ->
    [0] L’analyse va commencer.
    [one] Une autre analyse passe d’abord.
   *[other] { $n } autres analyses passent d’abord.
}
review-running = Décisions évaluées : { $done } sur { $total }
review-done = L’analyse est terminée.
review-progress = Avancement de l’analyse
review-how = Chaque décision est évaluée selon ce que savait alors la personne qui jouait, jamais selon les cartes cachées. La recherche est précise à quelques points de pourcentage près.
review-partly = La partie est longue : seule une part des décisions a été évaluée, d’abord les premières de chaque action, puis d’autres, réparties sur toute la partie.
review-paste = Collez l’enregistrement d’une partie
review-curve = Chances de gagner
review-curve-of = Chances de gagner : { $name }
review-decisions = Décision
review-point = Étape { $step }, { $name } : { $n } % de chances de gagner.
review-point-cost = Étape { $step }, { $name } : { $n } % de chances de gagner, dont { $cost } % perdus.
review-marks = « ?! » est une imprécision (au moins 5 % perdus), « ? » une erreur (10 %), « ?? » une gaffe (15 %).
review-table = Toutes les décisions en tableau
review-step = Étape
review-player = Joueur
review-best = Mieux
review-played = Joué
review-cost = Coût
review-moments = Les moments décisifs
review-no-moments = Aucun moment n’a décidé à lui seul de cette partie.
review-moment-inaccuracy = Étape { $step } : { $name } passe de { $before } % à { $after } % par une imprécision
review-moment-mistake = Étape { $step } : { $name } passe de { $before } % à { $after } % par une erreur
review-moment-blunder = Étape { $step } : { $name } passe de { $before } % à { $after } % par une gaffe
review-moment-up = Étape { $step } : { $name } monte de { $before } % à { $after } %
review-moment-down = Étape { $step } : { $name } tombe de { $before } % à { $after } %
review-accuracy = de précision
review-accuracy-how = La précision est calculée comme sur les serveurs d’échecs, selon les chances de victoire que chaque action a coûtées : 100 % si aucune n’en a coûté ; quelques gaffes la font baisser plus que beaucoup de petites pertes.
review-counts = { $inaccuracies ->
    [one] { $inaccuracies } imprécision,
   *[other] { $inaccuracies } imprécisions,
} { $mistakes ->
    [one] { $mistakes } erreur,
   *[other] { $mistakes } erreurs,
} { $blunders ->
    [one] { $blunders } gaffe.
   *[other] { $blunders } gaffes.
}
review-judged = Évaluées : { $n } décisions sur { $all }.
review-no-mistakes = Aucune erreur trouvée.
review-mistake-at = { $grade } à l’étape { $step } : −{ $n } %
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-whose = { $name }, étape { $step }
review-lines = Ce que montre le plateau
review-made = Joué
review-better = Mieux
review-after = La suite
review-chance = { $n } % de chances de gagner
review-reason = Ce coup garde { $n } % de chances de gagner en plus.
review-position = Voir dans la partie
review-retry = Réessayer d’ici
review-retry-how = Jouez cette partie jusqu’au bout et analysez-la : vous saurez si vous avez mieux décidé.
review-verdict-found = Trouvé : { $now } % de chances de gagner, contre { $then } % la première fois.
review-verdict-improved = Mieux que la première fois : { $now } % de chances de gagner au lieu de { $then } %. On pouvait en avoir { $best } %.
review-verdict-same = Pas mieux que la première fois : { $now } % de chances de gagner, alors qu’on pouvait en avoir { $best } %.
