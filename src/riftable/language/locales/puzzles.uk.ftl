# Сторінки задач.

puzzle = Задача
puzzle-lead = Знайдіть найкращу дію. Кожну відповідь доведено рушієм.
puzzle-none = Тут немає задач.
puzzle-missing = Задачу не знайдено
puzzle-all = Усі задачі
puzzle-daily = Задача дня
puzzle-any = Будь-яка задача
puzzle-repeat = { $n ->
    [one] Повторити { $n } задачу
    [few] Повторити { $n } задачі
   *[many] Повторити { $n } задач
}
puzzle-solved = розв’язано
puzzle-failed = ще не розв’язано
puzzle-streak = Поспіль
puzzle-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
puzzle-solved-today = Розв’язано сьогодні
puzzle-solved-of = Розв’язано, { $game }
puzzle-of = { $n } із { $all }
puzzle-due = Повторити сьогодні
puzzle-levels = Рівень
puzzle-any-level = Будь-який
puzzle-level = Рівень { $n }
puzzle-themes = Теми
puzzle-tags = У розв’язку є
puzzle-about = Нерозв’язана задача повертається: наступного дня, а далі щоразу, як ви її розв’яжете, через { $days } днів. Задача дня однакова для всіх на цьому сервері й змінюється опівночі за UTC.

# Одна задача.

puzzle-task = Завдання
puzzle-solution = Розв’язок
puzzle-line = Що було краще
puzzle-right = Правильно!
puzzle-wrong = Можна було краще.
puzzle-gave-up = Розв’язок
puzzle-reached = Ваш варіант
puzzle-possible = Можливо
puzzle-mistake = Помилка
puzzle-better = Краще
puzzle-returns = { $n ->
    [1] Задача повернеться завтра.
    [one] Задача повернеться через { $n } день.
    [few] Задача повернеться через { $n } дні.
   *[many] Задача повернеться через { $n } днів.
}
puzzle-show-better = Показати, що було краще
puzzle-show-solution = Показати розв’язок
puzzle-next = Інша задача
