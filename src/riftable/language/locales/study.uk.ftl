# Розбори: партія з коментарями та варіантами, яку проходять самі або разом.

study = Розбір
study-is = Розбір — це закінчена партія з коментарями та варіантами. Поділіться ним за посиланням і пройдіть його разом.
study-own = Ваші
study-shared = Поділилися з вами
study-none = Розборів ще немає. Створіть розбір закінченої партії: у її повторі, після партії або з вашого профілю.
study-from-record = Із запису партії
study-make = Створити розбір
study-leave = Прибрати зі списку
study-leave-of = Прибрати зі списку: { $title }
study-all = Усі розбори
study-closed = Цей розбір для вас закрито
study-share = Доступ і налаштування
study-settings = Доступ і налаштування
study-title = Назва
study-rename = Перейменувати
study-link = Посилання
study-no-link = Цей розбір можете відкрити лише ви.
study-make-link = Створити посилання
study-link-is = Кожен, хто має це посилання, може читати розбір.
study-revoke = Скасувати посилання
study-revoke-sure = Усі, хто відкрив розбір за цим посиланням, одразу втратять доступ. Написане ними залишиться.
study-contributions = Їм також можна коментувати й додавати варіанти
study-delete = Видалити розбір
study-delete-sure = Розбір буде видалено для всіх разом із коментарями та варіантами. Партія залишиться.
study-moves = Ходи та варіанти
study-start = Початок
study-variation = Варіант { $n }
study-variation-at = Варіант від кроку { $n }
study-game-move = У партії
study-choose-variation = Що тут пробували
study-try = Спробувати хід
study-try-for = Ви ходите за гравця { $name }.
study-over = Тут партія закінчилася.
study-done = Готово
study-no-hints = У розборі немає підказок.
study-prune = Видалити варіант
study-prune-sure = Цей варіант буде видалено разом з усіма ходами та коментарями, що йдуть за ним.
study-comments = Коментарі
study-comment-count = { $n ->
    [one] { $n } коментар
    [few] { $n } коментарі
   *[other] { $n } коментарів
}
study-no-comments = Цю позицію ще ніхто не коментував.
study-write = Написати про цю позицію
study-comment = Коментувати
study-delete-comment = Видалити коментар. Автор: { $name }
study-together = Проходити разом
study-here = Хто тут
study-you = { $name } (ви)
study-leads = веде
study-alone = Ви тут самі.
study-no-leader = Ніхто не веде.
study-you-lead = Ви ведете: інші йдуть за вами.
study-you-lead-alone = Ви ведете. Хто прийде, піде за вами.
study-following = Ви йдете слідом. Веде { $name }.
study-free = Ви йдете самостійно. Веде { $name }.
study-lead = Вести
study-break-free = Іти самостійно
study-catch-up = Знову йти слідом ({ $name })
study-hand-on = Передати ведення ({ $name })
study-play-as = Грати за
study-play-against = Проти
study-play-how = Відкриється новий стіл із цією позицією. Карти, яких ви не могли бачити, знову приховано.
