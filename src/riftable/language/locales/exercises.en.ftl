# What puzzles and the steps of lessons have in common.

exercise-known = Known cards
exercise-own-played = You have played
exercise-their-played = { $name }: cards played
exercise-own-hand = Your hand
exercise-their-hand = { $name }: hand
exercise-unknown-card = face down
exercise-restart = Start again
exercise-locked = The engine is showing a line. Close it to go on.
exercise-no-hints = There are no hints here.
exercise-show-again = Show it again
exercise-try-again = Try again
