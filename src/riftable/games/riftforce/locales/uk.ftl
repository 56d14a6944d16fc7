# Riftforce українською: каталог, потім термінал. Що відбувається в партії, каже `speech`.

game-title = Riftforce
game-help = Дуель за розлом: елементалі багатьох гільдій б’ються за його території.
game-summary = 2–4 гравці або наодинці · 20 хвилин
results-groups = За гільдіями
results-of-player = Лише гільдії гравця { $name }.
results-of-many = Ці гільдії брали гравці різної сили; --player ІМ’Я рахує лише одного.
results-group = гільдія
results-pair = пара гільдій
results-best-pairs = Пари гільдій, що достовірно перемагають найчастіше
results-worst-pairs = Пари гільдій, що достовірно перемагають найрідше
results-by-group = Частка перемог гільдій
results-by-pair = Частка перемог пар гільдій
mode-duel = Дуель
mode-duel-help = Один на один, гільдії вибирають по черзі.
mode-team3 = Двоє проти одного
mode-team3-help = Команда з двох проти гравця, який діє двічі.
mode-team4 = Двоє проти двох
mode-team4-help = Дві команди, зелена зона та сіра зона.
mode-solo = Соло
mode-solo-help = Наодинці проти тренера та планів його ботів.
option-preset = Складність
option-preset-help = Наскільки сильні боти тренера.
option-draft = Гільдії на вибір
option-draft-help = Десять гільдій першої коробки або всі вісімнадцять.
value-draft-base = Десять із першої коробки
value-draft-beyond = Усі вісімнадцять
option-guilds = Названі гільдії
option-guilds-help = Гільдії, вибрані заздалегідь.
option-first = Хто починає
option-first-help = Місце, яке діє першим.
option-trainer = Гільдії тренера
option-trainer-help = Чотири гільдії тренера; інакше вирішує випадок.
option-stars = Зірочки випробувань
option-stars-help = Від 1 до 4 зірочок для ботів зі значеннями 5, 6 і 7, наприклад 2,3,1.
option-ampersand = Амперсанд
option-ampersand-help = Що боти одного значення роблять спочатку.
value-ampersand-move = Рух, { $n }
value-ampersand-heal = Лікування, { $n }
option-lone-card-hit-twice = Самотня карта дістає двічі
option-lone-card-hit-twice-help = Чи бот, який б’є першу й останню, б’є єдину карту двічі.
option-cap = Найдовша партія
option-cap-help = Кількість раундів, після яких буде нічия; 0 — без обмежень.
option-stolen-cards-return-to-owner = Переманені карти повертаються
option-stolen-cards-return-to-owner-help = Знищена переманена карта йде у скид свого власника.
option-stolen-cards-act-by-number-only = Переманені карти — лише за значенням
option-stolen-cards-act-by-number-only-help = Карту, переманену в цій дії, можна в ній активувати за значенням, але не за гільдією.
option-thunderbolt-repeat-optional = Блискавка може зупинитися
option-thunderbolt-repeat-optional-help = Чи можна відмовитися від другого удару після знищення.
option-love-may-decline = Любов може оминути Звіра
option-love-may-decline-help = Любов питає, коли на території поранені лише Звірі: виберіть саму Любов, щоб нікого не лікувати.
option-crystal-bonus-for-bots = Боти отримують бонус за Кристал
option-crystal-bonus-for-bots-help = Ваш Кристал, знищений ботом, дає тренерові 2; інакше 1.
option-dead-position-ends = Мертва позиція закінчує гру
option-dead-position-ends-help = Так: гра закінчується, коли вже нічого не може змінитися. Ні: лише якщо задано «Найдовша партія».

# Термінал.

metavar-draft = ВИБІР
metavar-guilds = ГІЛЬДІЇ
metavar-kind = ВИД
metavar-preset = РІВЕНЬ
metavar-rounds = РАУНДИ
metavar-stars = ЗІРОЧКИ
flag-draft = Дуель, гільдії на вибір: base (десять) або beyond (усі вісімнадцять)
flag-guilds = Названі гільдії замість вибору, місця розділяє скісна риска: «fire ice light water / air plant sand star»
flag-first = Місце, яке починає, у duel і team4: random (випадково), 0 або 1
flag-preset = Соло: beginner, easy, normal, hard, expert або hardest
flag-stars = Соло: від 1 до 4 зірочок для випробувань значень 5, 6 і 7, наприклад 2,3,1
flag-ampersand = Соло: що спершу роблять боти одного значення, move або heal, наприклад move:7
flag-trainer = Соло: гільдії тренера, random або чотири назви
flag-cap = Riftforce: після скількох раундів настає нічия; 0 — без обмеження
flag-dead-position-ends = Riftforce: чи закінчує гру позиція, де вже нічого не зміниться; no потребує --cap
flag-love-may-decline = Riftforce: чи питає Любов, перш ніж лікувати Звіра
flag-thunderbolt-repeat-optional = Riftforce: Блискавка може відмовитися від другого удару
flag-stolen-cards-act-by-number-only = Riftforce: переманену карту в тій самій дії активують лише за значенням
flag-crystal-bonus-for-bots = Соло: чи дає ваш Кристал, знищений ботом, тренерові 2, а не 1
trainer = Тренер
hint-chance = залежить від випадку
table-duel = { $one } та { $other } за столом
table-teams = За столом дві сторони: { $one } та { $other }
table-solo = { $name } та тренер за столом
seat-line = { $name }: рахунок { $score } · рука { $hand } · стос { $deck } · { $discard }
side-line = { $names }: рахунок { $score }
member-line = { $name }: рука { $hand } · стос { $deck } · { $discard }
trainer-line = { $name }: рахунок { $score } · стос { $deck } · { $discard }
pile = скид { $n }
pile-top = скид { $n }, зверху { $card }
area-green = зелена зона
area-gray = сіра зона
site-green = зелена { $n }
site-gray = сіра { $n }
guilds-line = { $name }: { $guilds }
challenges-line = Випробування: { $challenges } · усього { $total }
plan-now = План, що триває: атака { $numbers }
hint-round = Шанси на перемогу і що може дати кожна відповідь до кінця раунду разом із планом тренера:
hint-guilds = Шанси на перемогу з кожною гільдією на вибір і що вона вміє:
word-guilds = гільдії
word-challenges = випробування
word-discard = скид
help-board = На полі FI6 4/6 −2 означає: { $card }, здоров’я 4 з 6, 2 поранення. У кожному ряду перша карта стоїть біля самого розлому.
help-team = За картою стоїть знак її власника; цей самий знак стоїть на початку рядка гравця. Сіру територію 1 набирають як @4.
help-guilds = здатності всіх гільдій за столом
help-challenges = що роблять боти тренера та скільки всього зірочок

# Задачі.

puzzle-theme-win = Перемога цього ходу
puzzle-theme-most = Найбільше сили розлому
puzzle-theme-order = Порядок активації
puzzle-theme-hold = Утримати територію
puzzle-task-win = Переможіть цією дією: наприкінці раунду ви попереду й маєте щонайменше 12 сил розлому.
puzzle-task-most = Здобудьте цією дією якнайбільше сили розлому. Те, що здобуває противник, віднімається.
puzzle-task-order = Карту скинуто. Активуйте в тому порядку, який дає найбільше сили розлому. Те, що здобуває противник, віднімається.
puzzle-task-hold = Заберіть територію { $about }: після цієї дії елементалі там лише у вас.
puzzle-value-win = { $n ->
    [0] партія триває
   *[other] ви перемагаєте
}
puzzle-value-most = чистий приріст сили розлому: { $n }
puzzle-value-order = чистий приріст сили розлому: { $n }
puzzle-value-hold = { $n ->
    [0] територія не лише ваша
   *[other] територія лише ваша
}

# Звички у профілі: що гравець робить рідко, часто або так само часто, як боти.

habit-activate-by-number =
    { $verdict ->
        [rarely] Ви рідко активуєте за значенням.
        [often] Ви часто активуєте за значенням.
       *[usual] Ви активуєте за значенням приблизно так само часто, як боти.
    }
habit-activate-three =
    { $verdict ->
        [rarely] Ви рідко активуєте трьох елементалів за раз.
        [often] Ви часто активуєте трьох елементалів за раз.
       *[usual] Ви активуєте трьох елементалів за раз приблизно так само часто, як боти.
    }
habit-play-three =
    { $verdict ->
        [rarely] Ви рідко викладаєте три карти за раз.
        [often] Ви часто викладаєте три карти за раз.
       *[usual] Ви викладаєте три карти за раз приблизно так само часто, як боти.
    }
habit-draw =
    { $verdict ->
        [rarely] Ви рідко захоплюєте території та берете карти.
        [often] Ви часто захоплюєте території та берете карти.
       *[usual] Ви захоплюєте території та берете карти приблизно так само часто, як боти.
    }
