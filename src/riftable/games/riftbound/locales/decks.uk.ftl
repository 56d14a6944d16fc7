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
deck-later = { $n ->
    [one] { $n } карта пізнішого набору лишається у списку, але грати нею тут ще не можна:
    [few] { $n } карти пізніших наборів лишаються у списку, але грати ними тут ще не можна:
   *[many] { $n } карт пізніших наборів лишається у списку, але грати ними тут ще не можна:
}
deck-later-mark = ще не можна грати
deck-banned-mark = заборонена
deck-banned-help = Заборонена в офіційному форматі Constructed один на один. Тут нею можна грати.
deck-banned-list = Заборонені в офіційному форматі Constructed один на один, але тут ними можна грати:
deck-curve = Карти за енергією
deck-curve-bar = { $n ->
    [one] енергія { $energy }: { $n } карта
    [few] енергія { $energy }: { $n } карти
   *[many] енергія { $energy }: { $n } карт
}
deck-reasons = Що не так
deck-and-more = і ще { $n }
deck-use = Узяти { $card }
deck-search = Карти
deck-words = Слова: назва, текст або мітка
deck-domains = Домени
deck-kind = Тип
deck-cost = Енергія
deck-set = Набір
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
deck-remove = Прибрати { $card }
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
deck-code-without = { $n ->
    [one] { $n } запис, що не є відомою картою, не потрапив до коду.
    [few] { $n } записи, що не є відомими картами, не потрапили до коду.
   *[many] { $n } записів, що не є відомими картами, не потрапили до коду.
}
deck-take-below = Браузер не дозволяє копіювати: візьміть із поля нижче.
deck-drop = Видалити колоду
deck-drop-sure = Видалити колоду «{ $name }»?
deck-written = Списком або кодом
deck-written-help = Вставте сюди список із будь-якої програми, CSV, номери карт або код колоди. Те, чим не можна грати, лишається, доки ви його не приберете.
