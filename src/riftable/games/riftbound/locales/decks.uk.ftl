# Колоди Riftbound у браузері, українською. Текст карт і причини каже сервер.

decks-title = Колоди Riftbound
decks-lead = Візьміть одну з готових колод, змініть її, вставте список чи код колоди або складіть свою карта за картою. Рушій одразу її перевірить.
decks-mine = Мої колоди
decks-none = Поки жодної.
decks-given = Готові колоди
deck-new = Нова колода
deck-build = Скласти колоду
deck-here = у цьому браузері
deck-paste = Вставити список або код колоди
deck-bring = Ваша колода
deck-bring-help = Вона лише для цього столу; нічого не зберігається.
deck-laid = Колода, що лежить на цьому місці
deck-playable = Можна грати
deck-not-playable = Ще не готова
deck-legal = За правилами складання: дозволена
deck-not-legal = За правилами складання: не дозволена
deck-supported = Усіма картами тут можна грати
deck-not-supported = Деякими картами тут ще не можна грати
deck-total = { $n ->
    [one] Основна колода: { $n } карта
    [few] Основна колода: { $n } карти
   *[many] Основна колода: { $n } карт
}
deck-reasons = Що не так
deck-and-more = і ще { $n }
deck-use = Узяти { $card }
deck-search = Карти
deck-words = Слова: назва, текст або мітка
deck-domains = Домени
deck-kind = Тип
deck-cost = Енергія
deck-any = будь-що
deck-or-more = { $n } або більше
deck-all-cards = Також карти, що не пасують до легенди
deck-aside = Додавати до запасу
deck-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
deck-more = Показати ще
deck-pick-legend = Спершу виберіть легенду: вона визначає домени.
deck-take-legend = { $card }: обрати легендою
deck-add = { $card }: ще одна
deck-fewer = { $card }: на одну менше
deck-copies = { $n } у колоді
deck-view = Що показати
deck-view-deck = Колода
deck-view-cards = Знайти карти
deck-name = Назва колоди
deck-untitled = Без назви
deck-legend = Легенда
deck-champion = Обраний чемпіон
deck-pick-champion = ще немає
deck-main = Основна колода: { $n } з { $size }
deck-runes = Руни: { $n } з { $size }
deck-fields = Поля бою: { $n }
deck-side = Запас: { $n } (щонайбільше { $size })
deck-keep = Зберегти колоду
deck-kept = Збережено у вашому обліковому записі.
deck-kept-here = Збережено в цьому браузері. З обліковим записом колода буде й на інших пристроях.
deck-play = Грати нею
deck-copy-code = Скопіювати код
deck-copy-list = Скопіювати список
deck-take-below = Браузер не дозволяє копіювати: візьміть із поля нижче.
deck-drop = Видалити колоду
deck-drop-sure = Видалити колоду «{ $name }»?
deck-written = Списком або кодом
deck-written-help = Вставте сюди: кількість і назва в кожному рядку, або код колоди.
