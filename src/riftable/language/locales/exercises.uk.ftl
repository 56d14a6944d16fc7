# What puzzles and the steps of lessons have in common.

exercise-known = Відомі карти
exercise-own-played = Ви зіграли
exercise-their-played = { $name }: зіграні карти
exercise-own-hand = Ваша рука
exercise-their-hand = { $name }: рука
exercise-unknown-card = долілиць
exercise-restart = Спочатку
exercise-locked = Рушій показує варіант. Закрийте його, щоб продовжити.
exercise-no-hints = Тут немає підказок.
exercise-show-again = Показати ще раз
exercise-try-again = Ще раз
