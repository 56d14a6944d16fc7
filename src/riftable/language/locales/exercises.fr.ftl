# What puzzles and the steps of lessons have in common.

exercise-known = Cartes connues
exercise-own-played = Vous avez joué
exercise-their-played = { $name } : cartes jouées
exercise-own-hand = Votre main
exercise-their-hand = { $name } : main
exercise-unknown-card = face cachée
exercise-restart = Recommencer
exercise-locked = Le moteur montre une suite. Fermez-la pour continuer.
exercise-no-hints = Il n’y a pas d’indices ici.
exercise-show-again = Revoir
exercise-try-again = Réessayer
