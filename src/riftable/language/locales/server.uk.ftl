# Що сервер столу каже українською. Тексту гри тут немає: його промовляє speech.

# Відмови: що не так, а потім що можливо.

refused-failed = На сервері сталася помилка. Її причину записано в журналі сервера.
refused-malformed = Це повідомлення не вдається прочитати.
refused-too-big = Це повідомлення завелике: щонайбільше { $n } байтів.
refused-unknown-option = Тут немає параметра «{ $name }».
refused-bad-option = Параметр «{ $name }» не може бути «{ $value }».
refused-bad-pairing = «{ $name }: { $value }» не пасує до інших параметрів. { $help }
refused-bad-options = Ці параметри не пасують один до одного.
refused-bad-decks = Потрібна одна колода на кожне місце, через скісну риску: назви відомих колод, списки або коди.
refused-bad-deck = Цією колодою грати не можна.
refused-no-decks = Для цієї гри колод не вибирають.
refused-no-account = Тут колоди зберігаються лише для облікових записів. Без нього їх зберігає цей браузер.
refused-no-cards = У цьому списку немає жодної карти.
refused-unknown-deck = Такої колоди немає.
refused-too-many-decks = В обліковому записі можна зберігати щонайбільше { $n } колод.
refused-bad-record = Це не запис партії або він пошкоджений.
refused-bad-record-line = Це не запис партії або він пошкоджений: помилка в рядку { $n }.
refused-long-record = Запис партії може мати тут щонайбільше { $n } ходів.
refused-not-known = Спершу введіть своє ім’я.
refused-store = Сервер зараз не може нічого зберегти. Нічого не змінилося; спробуйте ще раз.
refused-store-full = Диск сервера заповнений. Нічого не змінилося; гра продовжиться, щойно з’явиться місце.
refused-store-readonly = Серверу не дозволено писати на диск. Нічого не змінилося; гра продовжиться, щойно це виправлять.
refused-store-locked = Базу даних сервера заблокувала інша програма. Нічого не змінилося; спробуйте ще раз.
refused-store-damaged = Базу даних сервера пошкоджено. Нічого не змінилося; господар сервера має відновити резервну копію.
refused-not-found = За цією адресою нічого немає.
refused-unknown-game = Немає гри «{ $name }».
refused-unknown-mode = У { $game } немає режиму «{ $name }».
refused-unknown-table = За цим посиланням немає столу.
refused-unreadable-table = Цей стіл пошкоджено, або його створила інша версія Riftable; відкрити його не можна. Його збережено таким, як він є.
refused-unknown-seat = За цим столом немає місця { $seat }.
refused-unknown-bot = Немає бота «{ $name }».
refused-unknown-move = Не було позиції після { $n } ходів.
refused-unknown-lang = Немає мови «{ $name }».
refused-foreign-seat = Це не ваше місце.
refused-seat-taken = Це місце зайняте.
refused-table-full = Усі місця зайняті. Ви можете спостерігати.
refused-begun = Партія вже почалася.
refused-not-begun = Партія ще не почалася.
refused-not-over = Партія ще не закінчилася.
refused-not-host = Це може зробити лише господар столу.
refused-wrong-seats = Потрібно { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}, а не { $given }.
refused-bad-seat = Неприпустиме місце «{ $name }»; очікується me, open, bot:НАЗВА або here:ІМ’Я.
refused-nobody = За столом має сидіти бодай одна людина.
refused-bad-clock = Такі налаштування годинника неприпустимі.
refused-bad-delay = Глядачі можуть відставати на 0–20 ходів.
refused-too-many-moves = Надсилайте від 1 до { $n } ходів за раз.
refused-too-many-yields = Пасувати можна щонайбільше на { $n } карт.
refused-bad-id = Команді потрібен ідентифікатор завдовжки від 1 до { $n } знаків.
refused-already-asked = Такий запит уже є.
refused-nothing-asked = Такого запиту немає.
refused-gave-up = Гру за це місце вже здано.
refused-not-away = Цей гравець ще на зв’язку.
refused-not-replaced = За це місце не грає бот.
refused-stood-in = За вас грає бот. Спершу поверніться на своє місце.
refused-empty-chat = Повідомлення порожнє.
refused-long-chat = У повідомленні щонайбільше { $n } знаків.
refused-no-hints = Підказки тут недоступні.
refused-only-sockets = Це працює лише через WebSocket.
refused-origin = Цей запит надійшов з іншого сайту.
refused-header = Бракує заголовка X-Riftable.
refused-name = Ім’я має від 1 до { $n } знаків.
refused-name-taken = Це ім’я належить обліковому запису. Якщо він ваш, увійдіть; якщо ні, виберіть інше ім’я.
refused-password = Пароль має від 8 до 200 знаків.
refused-login = Ім’я та пароль не збігаються.
refused-wrong-password = Це не ваш теперішній пароль.
refused-no-account = У вас тут немає облікового запису.
refused-busy = Зараз входить забагато людей. Спробуйте ще раз за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
refused-not-text = Це не текст.
refused-bad-fork = Звідти партію продовжити не можна.
refused-host = Цей сервер не обслуговує такого імені хоста.
refused-too-fast = Це зашвидко. Спробуйте ще раз за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
refused-too-many-sockets = У вас уже { $n } з’єднань. Спершу закрийте інше вікно.
refused-too-many-invites = Уже є { $n } відкритих запрошень. Спершу відкличте одне.
refused-invite = Щоб зайняти тут місце, потрібне чинне запрошення.
refused-bad-invited = Стіл або відкритий для всіх, або за запрошеннями.
refused-no-salt = Від цього місця число не очікується.
refused-bad-salt = Це число не відповідає своїй обіцянці, або обіцянку задано неправильно.
refused-no-shuffle = У цьому записі не сказано, як тасували карти.

# Стіл.

table-title = { $game } · { $mode }
open-seat = Вільне місце
game-ended = Партію закінчено.
ended-resigned = { $name } здається.
ended-late = У гравця { $name } скінчився час.
ended-drawn = Нічия.
ended-lost = Перемагає тренер.
ended-won = { $n ->
    [one] Перемагає { $names }.
   *[other] Перемагають { $names }.
}
offer-takeback = { $name } просить повернути своє останнє рішення.
offer-rematch = { $name } пропонує реванш.
guest = Гість
closing = Сервер вимикається. Він повернеться.

# Ігри та режими.

game-riftforce = Riftforce
game-riftforce-help = Дуель за розлом: елементалі багатьох гільдій б’ються за його території.
game-riffifi = Riffifi
game-riffifi-help = Жетони для трьох, чотирьох чи п’ятьох: грайте низько, щоб утримати, високо, щоб виграти.
game-riftbound = Riftbound
game-riftbound-help = Чемпіони та їхні колоди змагаються за поля бою: перемагає перша сторона, що набере вісім очок.
mode-riftforce-duel = Дуель
mode-riftforce-duel-help = Один на один, гільдії вибирають по черзі.
mode-riftforce-team3 = Двоє проти одного
mode-riftforce-team3-help = Команда з двох проти гравця, який діє двічі.
mode-riftforce-team4 = Двоє проти двох
mode-riftforce-team4-help = Дві команди, зелена зона та сіра зона.
mode-riftforce-solo = Соло
mode-riftforce-solo-help = Наодинці проти тренера та планів його ботів.
mode-riffifi-table = Спільний стіл
mode-riffifi-table-help = Від трьох до п’яти гравців, кожен за себе.
mode-riftbound-duel = Дуель
mode-riftbound-duel-help = Один на один, два поля бою, 8 очок.
mode-riftbound-match = Матч
mode-riftbound-match-help = До двох перемог у дуелях; між ними колоди можна змінити.
mode-riftbound-skirmish = Утрьох
mode-riftbound-skirmish-help = Троє гравців, кожен за себе.
mode-riftbound-war = Війна
mode-riftbound-war-help = Четверо гравців, кожен за себе.
mode-riftbound-magma = Двоє проти двох
mode-riftbound-magma-help = Дві команди, три поля бою, 11 очок.

# Параметри.

value-yes = Так
value-no = Ні
value-random = Випадково
value-none = Немає
value-seat = Місце { $n }
option-riftforce-preset = Складність
option-riftforce-preset-help = Наскільки сильні боти тренера.
value-riftforce-preset-beginner = Початкова
value-riftforce-preset-easy = Легка
value-riftforce-preset-normal = Звичайна
value-riftforce-preset-hard = Важка
value-riftforce-preset-expert = Експертна
value-riftforce-preset-hardest = Найважча
option-riftforce-draft = Гільдії на вибір
option-riftforce-draft-help = Десять гільдій першої коробки або всі вісімнадцять.
value-riftforce-draft-base = Десять із першої коробки
value-riftforce-draft-beyond = Усі вісімнадцять
option-riftforce-guilds = Названі гільдії
option-riftforce-guilds-help = Гільдії, вибрані заздалегідь.
option-riftforce-first = Хто починає
option-riftforce-first-help = Місце, яке діє першим.
option-riftforce-trainer = Гільдії тренера
option-riftforce-trainer-help = Чотири гільдії тренера; інакше вирішує випадок.
option-riftforce-stars = Зірочки випробувань
option-riftforce-stars-help = Від 1 до 4 зірочок для ботів зі значеннями 5, 6 і 7, наприклад 2,3,1.
option-riftforce-ampersand = Амперсанд
option-riftforce-ampersand-help = Що боти одного значення роблять спочатку.
value-riftforce-ampersand-move = Рух, { $n }
value-riftforce-ampersand-heal = Лікування, { $n }
option-riftforce-lone-card-hit-twice = Самотня карта дістає двічі
option-riftforce-lone-card-hit-twice-help = Чи бот, який б’є першу й останню, б’є єдину карту двічі.
option-riftforce-cap = Найдовша партія
option-riftforce-cap-help = Кількість раундів, після яких буде нічия; 0 — без обмежень.
option-riftforce-stolen-cards-return-to-owner = Переманені карти повертаються
option-riftforce-stolen-cards-return-to-owner-help = Знищена переманена карта йде у скид свого власника.
option-riftforce-stolen-cards-act-by-number-only = Переманені карти — лише за значенням
option-riftforce-stolen-cards-act-by-number-only-help = Карту, переманену в цій дії, можна в ній активувати за значенням, але не за гільдією.
option-riftforce-thunderbolt-repeat-optional = Блискавка може зупинитися
option-riftforce-thunderbolt-repeat-optional-help = Чи можна відмовитися від другого удару після знищення.
option-riftforce-love-may-decline = Любов може оминути Звіра
option-riftforce-love-may-decline-help = Любов питає, коли на території поранені лише Звірі: виберіть саму Любов, щоб нікого не лікувати.
option-riftforce-crystal-bonus-for-bots = Боти отримують бонус за Кристал
option-riftforce-crystal-bonus-for-bots-help = Ваш Кристал, знищений ботом, дає тренерові 2; інакше 1.
option-riftforce-dead-position-ends = Мертва позиція закінчує гру
option-riftforce-dead-position-ends-help = Так: гра закінчується, коли вже нічого не може змінитися. Ні: лише якщо задано «Найдовша партія».
option-riffifi-players = Гравці
option-riffifi-players-help = Скільки гравців за столом.
option-riffifi-officer = Офіцер
option-riffifi-officer-help = Ще одна карта, яка перевертає іншу долілиць.
option-riffifi-equal-chances = Рівні шанси
option-riffifi-equal-chances-help = Карти роздають один раз, а потім передають далі: кожен зіграє кожну руку.
option-riffifi-scoring = Що перемагає
option-riffifi-scoring-help = Найбільше жетонів за всі здачі або п’ять позначок.
value-riffifi-scoring-tokens = Жетони
value-riffifi-scoring-ticks = Позначки
option-riffifi-tick-timing = Коли ставлять позначки
option-riffifi-tick-timing-help = З позначками: одразу чи наприкінці здачі.
value-riffifi-tick-timing-immediate = Одразу
value-riffifi-tick-timing-end-of-hand = Наприкінці здачі
option-riffifi-captures-in-total = Рахувати все взяте
option-riffifi-captures-in-total-help = З позначками: рахуються всі жетони кольору, які ви будь-коли взяли, навіть потім утрачені.
option-riffifi-reveal = Показувати кожну карту
option-riffifi-reveal-help = Щойно викладену карту, яку перевертають, треба показати.
option-riffifi-removed = Вилучена 1
option-riffifi-removed-help = З Офіцером, учотирьох або вп’ятьох: колір, чия одиниця повертається в коробку.
option-riffifi-dealer = Перший роздавач
option-riffifi-dealer-help = Хто роздає першу здачу.
option-riftbound-decks = Колоди
option-riftbound-decks-help = Хто якою колодою грає.
option-riftbound-first = Хто починає
option-riftbound-first-help = Місце, яке робить перший хід.
option-riftbound-lists = Списки колод
option-riftbound-lists-help = Чи всі можуть знати, що є в колодах.
value-riftbound-lists-open = Відкриті
value-riftbound-lists-closed = Закриті

# Боти.

bot-level1-help = Ще вчиться: чогось не помічає, а щось оцінює хибно.
bot-level2-help = Росте: мало що пропускає, та не завжди судить слушно.
bot-level3-help = Дивиться до кінця власної дії.
bot-level4-help = Шукає якусь мить.
bot-level5-help = Шукає глибше.
bot-level6-help = Шукає найглибше за всіх.
bot-guest-help = Бот, доданий господарем сервера.
