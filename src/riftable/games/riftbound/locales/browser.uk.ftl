# Стіл Riftbound у браузері, українською.

deck-of-seat = Колода місця { $n }
riftbound-help = Розігруйте карти з руки, посилайте бійців на поля бою й утримуйте їх: перемагає сторона, яка першою набере вісім очок. Що можна вибрати, те в зеленій рамці; золота кнопка каже, що вона зробить.

rb-you = Ви
rb-fury = Лють
rb-calm = Спокій
rb-mind = Розум
rb-body = Тіло
rb-chaos = Хаос
rb-order = Порядок
rb-unit = Боєць
rb-spell = Закляття
rb-gear = Спорядження
rb-legend = Легенда
rb-battlefield = Поле бою
rb-champion = Чемпіон
rb-signature = Фірмова
rb-token = Жетон
rb-action = Action
rb-reaction = Reaction
rb-ability = Здатність
rb-ready = готовий
rb-exhausted = виснажений
rb-legend-ready = готова
rb-legend-exhausted = виснажена
rb-gear-ready = готове
rb-gear-exhausted = виснажене
rb-stunned = оглушений
rb-buffed = підсилений
rb-temporary = Temporary
rb-empowered = Empowered
rb-attacker = атакує
rb-defender = захищається
rb-might = міць
rb-might-n = міць { $n }
rb-might-now = Міць тепер
rb-printed = на карті { $n }
rb-damage = Шкода
rb-damage-n = шкода { $n }
rb-state = Стан
rb-effect = ефект
rb-bears-n = екіпірування: { $n }
rb-worn-by = на бійці «{ $unit }»
rb-in-effect = Чинні ефекти
rb-whose = Контролює
rb-energy = енергія { $n }
rb-power-n = сила { $n }
rb-power-of = сила: { $domain }
rb-power-any = сила будь-якого домену
rb-exhaust = виснажити
rb-cost = коштує { $n }
rb-rune-fury = руна Люті
rb-rune-calm = руна Спокою
rb-rune-mind = руна Розуму
rb-rune-body = руна Тіла
rb-rune-chaos = руна Хаосу
rb-rune-order = руна Порядку
rb-runes-of = Руни: { $name }
rb-runes-n = { $domain }: готових { $ready } з { $all }
rb-no-runes = ще немає рун
rb-left = уже немає
rb-uncontrolled = нічиє
rb-field-unchosen = ще не вибрано
rb-you-hold = під вашим контролем
rb-holds = контроль: { $name }
rb-contested = претендує { $name }
rb-contested-you = претендуєте ви
rb-sums = Міць: ваша { $mine }, їхня { $theirs }
rb-scored = очко
rb-facedown = прихована
rb-facedown-of = Прихована карта: { $name }
rb-facedown-mine = Ваша прихована карта: { $card }
rb-open-field = Показати { $field }; карти противника й ваші:
rb-tab-theirs =
    { $n ->
        [one] { $n } їхня
        [few] { $n } їхні
       *[many] { $n } їхніх
    }
rb-tab-yours =
    { $n ->
        [one] { $n } ваша
        [few] { $n } ваші
       *[many] { $n } ваших
    }
rb-tab-empty = порожньо
rb-chain = Ланцюг
rb-newest = нове згори
rb-chain-empty = ланцюг порожній
rb-showdown = Сутичка
rb-showdown-at = Сутичка: { $field }
rb-pending = розігрується
rb-pending-ability = іде в ланцюг
rb-next = спрацює далі
rb-aims = обрано:
rb-attack-you = Ви атакуєте, міць
rb-attacks-with = { $name } атакує, міць
rb-defend-you = Ви захищаєтеся, міць
rb-defends-with = { $name } захищається, міць
rb-focus = Фокус
rb-priority = Пріоритет
rb-passed = Спасували
rb-base = База
rb-your-base = Ваша база
rb-base-of = База: { $name }
rb-champion-play = чемпіон у грі
rb-champion-chain = чемпіон у ланцюзі
rb-champion-hidden = чемпіон прихований
rb-champion-hand = чемпіон у руці
rb-champion-trash = чемпіон у скиді
rb-champion-banished = чемпіон у вигнанні
rb-champion-deck = чемпіон у колоді
rb-champion-unseen = чемпіона не видно
rb-gone = полишає гру
rb-opponents = Інші
rb-partner = напарник
rb-choices-here = тут є з чого вибрати
rb-in-deck = { $n } у колоді
rb-in-rune-deck = { $n } у колоді рун
rb-in-trash = { $n } у скиді
rb-in-banished = { $n } у вигнанні
rb-piles-of = Колоди та скид: { $name }
rb-trash = Скид
rb-banished = Вигнання
rb-main-deck = Основна колода
rb-rune-deck = Колода рун
rb-any-order = Ви знаєте ці карти, але не їхній порядок.
rb-closed-list = Цей список закритий.
rb-unplaced = Зі списку, ще не бачені
rb-towards = куди: { $place }
rb-taps = { $n ->
    [one] виснажує { $n } руну
    [few] виснажує { $n } руни
   *[many] виснажує { $n } рун
}
rb-recycles = підкладає { $n }
rb-uses = використовує { $cards }
rb-pay-otherwise = Платити інакше
rb-pass-priority = Пас (пріоритет)
rb-pass-focus = Пас (фокус)
rb-keep = Залишити цю руку
rb-go = Перемістити
rb-choose-nothing = Нічого не вибирати
rb-exchange = { $n ->
    [one] Обміняти { $n } карту
    [few] Обміняти { $n } карти
   *[many] Обміняти { $n } карт
}
rb-discard-cards = { $n ->
    [one] Скинути { $n } карту
    [few] Скинути { $n } карти
   *[many] Скинути { $n } карт
}
rb-recycle-cards = { $n ->
    [one] Підкласти { $n } карту
    [few] Підкласти { $n } карти
   *[many] Підкласти { $n } карт
}
rb-move-units = { $n ->
    [one] Перемістити { $n } бійця
    [few] Перемістити { $n } бійців
   *[many] Перемістити { $n } бійців
}
rb-then-resolves = далі спрацює { $card }
rb-then-answers = далі може відповісти { $name }
rb-then-focus = далі фокус має { $name }
rb-then-combat = усі спасували: бій
rb-then-control = усі спасували: вирішується { $field }
rb-then-over = усі спасували: кінець сутички
rb-wait-priority = Пріоритет має { $name }: можна відповісти на { $card }
rb-wait-focus = Фокус у сутичці ({ $field }) має { $name }
rb-wait-main = Хід робить { $name }
rb-wait-choice = { $name } вирішує
rb-points = { $n ->
    [one] { $n } очко з { $goal }
    [few] { $n } очки з { $goal }
   *[many] { $n } очок із { $goal }
}
rb-games = Партії: ви { $mine }, противник { $theirs }
rb-games-short = Партії { $left }:{ $right }
rb-resign-match = Здати весь матч, а не лише цю партію?
rb-deeds = Що зробила кожна сторона
rb-deeds-conquered = Завойовано: { $n }
rb-deeds-held = Утримано: { $n }
rb-deeds-lost = Утрачено бійців: { $n }
rb-deeds-played = Розіграно карт: { $n }
rb-deeds-fields = Поля бою
rb-deeds-cards = Карти
rb-autopass = Паси
rb-autopass-about = Стіл може пасувати за вас там, де ви скажете. Правила питають щоразу; це лише ваше побажання, і ніхто інший його не бачить. Те, що ви скажете в «Автопас» та «Усе одно спитати мене», діє за всіма вашими столами в цьому браузері. Серед людей стіл пасує за вас лише там, де всі й так бачать, що вам нічим відповісти, і кожен пас триває щонайменше ту саму мить, тож нічого не каже про вашу руку.
rb-pass-where = Автопас
rb-auto-about = Стіл пасує за вас там, де нема чого вирішувати.
rb-pass-auto = де я не можу зробити нічого іншого (серед людей: і всі це бачать)
rb-pass-own = на власні карти й здатності
rb-auto = Автопас
rb-auto-does = Пасує, де ви не можете зробити нічого іншого; серед людей — лише там, де всі це бачать. Вимкнено: повний контроль
rb-only-pass = Ви можете лише спасувати. Вас питають, щоб ніхто інший цього не дізнався.
rb-full-does = Повний контроль: вас питають щоразу
rb-yield = Пасувати надалі
rb-yield-about = Стіл пасує за вас, навіть якщо ви могли б відповісти: усе відбувається без вас. Це можна припинити будь-коли.
rb-yield-turn = Пасувати до кінця ходу
rb-yield-attacked = доки мене не атакують
rb-yield-card = щоразу, коли спрацює { $card }
rb-yield-stop = Більше не пасувати
rb-swap-title = Запас
rb-swap-main = Основна колода
rb-swap-side = Запас
rb-swap-out = { $card }: до запасу
rb-swap-in = { $card }: до колоди
rb-swap-count = { $n ->
    [0] Обміняйте карти одну на одну або лишіть колоду.
    [one] Обміняно { $n } карту.
    [few] Обміняно { $n } карти.
   *[many] Обміняно { $n } карт.
}
rb-swap-uneven = Іде: { $out }, приходить: { $back }. Карт має прийти стільки ж, скільки піде.
rb-swap-none = Лишити колоду як є
rb-swap-send = { $n ->
    [one] Обміняти { $n } карту
    [few] Обміняти { $n } карти
   *[many] Обміняти { $n } карт
}
rb-stops = Усе одно спитати мене
rb-stop-spell = коли інший гравець розігрує карту
rb-stop-ability = коли інший гравець застосовує здатність
rb-stop-showdown = у сутичці
rb-stop-attacked = коли мене атакують
rb-if-all-pass = Якщо всі спасують
rb-dealt-otherwise = Шкоду можна розподілити й інакше.
rb-result = Результат
