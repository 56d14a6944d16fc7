# Les pages des problèmes.

puzzle = Problème
puzzle-lead = Trouvez la meilleure action. Le moteur a prouvé chaque réponse.
puzzle-none = Il n’y a pas de problèmes ici.
puzzle-missing = Problème introuvable
puzzle-all = Tous les problèmes
puzzle-daily = Problème du jour
puzzle-any = Un problème au hasard
puzzle-repeat = { $n ->
    [one] Revoir { $n } problème
   *[other] Revoir { $n } problèmes
}
puzzle-solved = résolu
puzzle-failed = pas encore résolu
puzzle-streak = À la suite
puzzle-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
puzzle-solved-today = Résolus aujourd’hui
puzzle-solved-of = Résolus pour { $game }
puzzle-of = { $n } sur { $all }
puzzle-due = À revoir aujourd’hui
puzzle-levels = Niveau
puzzle-any-level = Tous
puzzle-level = Niveau { $n }
puzzle-themes = Thèmes
puzzle-tags = La solution se sert de
puzzle-about = Un problème que vous ne résolvez pas revient : le lendemain puis, chaque fois que vous le résolvez, au bout de { $days } jours. Le problème du jour est le même pour tout le monde sur ce serveur ; il change à minuit UTC.

# Un problème.

puzzle-task = Énoncé
puzzle-solution = Solution
puzzle-line = Ce qui était mieux
puzzle-right = Bravo, c’est juste !
puzzle-wrong = Il y avait mieux.
puzzle-gave-up = La solution
puzzle-reached = Votre coup
puzzle-possible = Possible
puzzle-mistake = L’erreur
puzzle-better = Mieux
puzzle-returns = { $n ->
    [1] Il reviendra demain.
   *[other] Il reviendra dans { $n } jours.
}
puzzle-show-better = Voir ce qui était mieux
puzzle-show-solution = Voir la solution
puzzle-next = Problème suivant
