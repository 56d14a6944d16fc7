# Riftbound українською: каталог, потім термінал. Що відбувається в партії, каже `speech`.

game-title = Riftbound
game-help = Чемпіони та їхні колоди змагаються за поля бою: перемагає сторона, яка першою набере вісім очок.
game-summary = 2–4 гравці · 30–60 хвилин
mode-duel = Дуель
mode-duel-help = Один на один, два поля бою, 8 очок.
mode-match = Матч
mode-match-help = До двох перемог у дуелях; між ними колоди можна змінити.
mode-skirmish = Утрьох
mode-skirmish-help = Троє гравців, кожен за себе.
mode-war = Війна
mode-war-help = Четверо гравців, кожен за себе.
mode-magma = Двоє проти двох
mode-magma-help = Дві команди, три поля бою, 11 очок.
option-decks = Колоди
option-decks-help = Хто якою колодою грає.
group-starter = Стартові колоди
group-origins = Origins
group-spiritforged = Spiritforged
option-first = Хто починає
option-first-help = Місце, яке робить перший хід.
option-lists = Списки колод
option-lists-help = Чи всі можуть знати, що є в колодах.
value-lists-open = Відкриті
value-lists-closed = Закриті

# Термінал.

command-cards = Показати карти Riftbound, якими вміє грати рушій
command-decks = Показати колоди Riftbound або перевірити одну
argument-card = Слово з назви, тег або номер карт
argument-deck = Колода за назвою або файл зі списком
metavar-deck = КОЛОДА
flag-decks = Riftbound: колода для кожного місця, через скісну риску: annie / garen, або списки карт
bound-turn = Хід { $n }: { $name }
bound-setup = Перед першим ходом. Хто починає: { $name }
bound-uncontrolled = немає
bound-field = { $card } (контроль: { $name })
bound-seat = { $name }, { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} із { $goal } · рука { $hand } · колода { $deck } · скид { $trash }
bound-runes = Руни (готові з усіх): { $runes }
bound-champion = Зона чемпіона: { $card }
bound-chain = Ланцюг, від найновішого: { $cards }
bound-deck = { $name }: { $card }
bound-notice = Неофіційний проєкт шанувальників: Riftbound належить Riot Games.
bound-unit = { $name }: { $unit }
bound-might = { $n } міці
bound-damage = { $n } шкоди
bound-exhausted = виснажений
bound-gear-exhausted = виснажене
bound-stunned = оглушений
bound-buffed = підсилений
bound-attacker = атакує
bound-defender = захищається
bound-temporary = Temporary
bound-empowered = Empowered
bound-attached = на бійці «{ $unit }»
bound-facedown = { $name }: прихована карта
bound-facedown-mine = { $name }: { $card }, прихована, уже можна розіграти
bound-facedown-new = { $name }: { $card }, прихована, можна розіграти з наступного ходу
bound-gone = { $name } полишає гру
bound-automatic = Плату вносять за вас, і ви пасуєте, коли вам нема чим відповісти. «автоматично» вимикає та вмикає і те, і те, «пасувати-хід» пасує до кінця ходу.
automatic-on = Плату вносять і порожні паси роблять за вас.
automatic-off = Вас питатимуть, як платити, і про кожен пас.
word-cards = карти
word-automatic = автоматично
word-yield = пасувати-хід
help-bound = Бійця показано з номером, міццю та шкодою. У вартості [4] — енергія, а літера — сила: { $domains }, [C] будь-який домен карти, [A] узагалі будь-який. Відповідь можна скоротити до назви карти.
help-cards = текст карт, які видно
help-automatic = платити й пасувати автоматично чи ні
help-yield = пасувати в сутичках і на ланцюзі, доки не скінчиться цей хід
yielding = Ви пасуєте, доки не скінчиться цей хід.
cards-none = жодна карта не відповідає «{ $word }»
cards-near = жодна карта не відповідає «{ $word }»; найближча — { $guess }
decks-how = «riftable decks НАЗВА», «riftable decks ФАЙЛ» або «riftable decks КОД» показує список і перевіряє його.
decks-none = немає ні колоди «{ $name }», ні такого файлу; є { $known }
decks-legal = Колода відповідає правилам, і всіма її картами можна грати.
decks-line = Як параметр: { $line }
decks-code = Код колоди: { $code }

# Зберігання колод на сервері.

refused-decks-need-account = Тут колоди зберігаються лише в облікових записах. Без облікового запису їх зберігає цей браузер.
refused-no-cards = У цьому списку немає жодної карти.
refused-unknown-deck = Такої колоди немає.
refused-too-many-decks = В обліковому записі можна зберігати щонайбільше { $n } колод.

# Задачі.

puzzle-theme-lethal = Перемога цього ходу
puzzle-task-lethal = Переможіть цього ходу, хоч би що робив противник. Його рука відкрита.
puzzle-value-lethal = { $n ->
    [0] противник може вам завадити
   *[other] ви перемагаєте
}
