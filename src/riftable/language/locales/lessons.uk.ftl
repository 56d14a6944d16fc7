# Short lessons: the list on the page Learn, and one step of a lesson.

lesson-list = Короткі уроки
lesson-count = Пройдено { $n } з { $all }
lesson-done = пройдено
lesson-all = Усі уроки
lesson-missing = Урок не знайдено
lesson-step = Крок { $n } з { $all }
lesson-show = Покажіть
lesson-shown = Ось як це робиться
lesson-your-turn = Тепер ваша черга.
lesson-right = Чудово!
lesson-wrong = Не зовсім.
lesson-next-step = Наступний крок
lesson-next = Далі: { $title }
lesson-skip = Пропустити
