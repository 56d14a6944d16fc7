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
refused-game-not-served = Цей сервер зараз не пропонує гри «{ $name }». Стіл збережено таким, як він є.
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
refused-nothing-to-review = У цій партії ніхто нічого не вирішував, тож аналізувати нічого.
refused-review-pending = { $n ->
    [one] Ще триває { $n } запущений вами аналіз. Зачекайте на нього або скасуйте його.
    [few] Ще тривають { $n } запущені вами аналізи. Зачекайте на один із них або скасуйте його.
   *[many] Ще тривають { $n } запущених вами аналізів. Зачекайте на один із них або скасуйте його.
}
refused-reviews-full = Забагато аналізів у черзі. Спробуйте за кілька хвилин.
refused-foreign-review = Скасувати цей аналіз можуть лише гравці та той, хто його запустив.
refused-not-host = Це може зробити лише господар столу.
refused-wrong-seats = Потрібно { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}, а не { $given }.
refused-bad-seat = Неприпустиме місце «{ $name }»; очікується me, open, bot:НАЗВА або here:ІМ’Я.
refused-no-players = За столом має сидіти бодай одна людина.
refused-bad-clock = Такі налаштування годинника неприпустимі.
refused-bad-delay = Глядачі можуть відставати на 0–20 ходів.
refused-too-many-moves = Надсилайте від 1 до { $n } ходів за раз.
refused-too-many-yields = Пасувати можна щонайбільше на { $n } карт.
refused-bad-id = Команді потрібен ідентифікатор завдовжки від 1 до { $n } знаків.
refused-already-asked = Такий запит уже є.
refused-nothing-asked = Такого запиту немає.
refused-gave-up = Гру за це місце вже здано.
refused-not-away = Цей гравець ще на зв’язку.
refused-not-replaced = За це місце бот не грає.
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
refused-login = Неправильне ім’я або пароль.
refused-wrong-password = Це не ваш поточний пароль.
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
refused-unknown-puzzle = Такої задачі немає.
refused-no-such-puzzles = Таких задач немає.
refused-no-puzzle-due = На сьогодні немає задач для повторення.
refused-unknown-lesson = Такого уроку немає.
refused-puzzle-too-large = Те, що далі, неможливо дослідити до кінця. Виберіть іншу відповідь.
refused-unknown-study = Тут немає розбору, який ви можете відкрити. Попросіть посилання ще раз.
refused-revoked-link = Це посилання вже не відкриває розбору. Попросіть нове.
refused-unreadable-study = Цей розбір пошкоджено, або його створила інша версія Riftable; відкрити його не можна. Його збережено таким, як він є.
refused-study-not-over = Партія цього розбору триває: її останній хід повернули. Розбір знову відкриється, коли партія закінчиться.
refused-study-read-only = Власник розбору дозволив іншим лише читати.
refused-foreign-study = Змінити це може лише власник розбору.
refused-study-full = Розбір може мати щонайбільше { $n } варіантів. Спершу видаліть якісь.
refused-study-line = Підряд можна спробувати щонайбільше { $n } рішень.
refused-study-crowded = Цей розбір відкрило забагато людей ({ $n }). Спробуйте пізніше.
refused-study-led = Веде хтось інший. Передати ведення може ця людина або власник розбору.
refused-unknown-person = Цієї людини вже тут немає.
refused-unknown-place = Такого місця в розборі немає. Можливо, варіант видалено.
refused-broken-variation = Правила цієї версії вже не дозволяють цього варіанта. Його збережено таким, як він є.
refused-many-studies = Ви можете мати щонайбільше { $n } розборів. Спершу видаліть якийсь.
refused-many-comments = Розбір може мати щонайбільше { $n } коментарів. Спершу видаліть якісь.
refused-unknown-comment = Цей коментар видалено.
refused-long-comment = Коментар може мати щонайбільше { $n } символів.
refused-empty-text = Спершу щось напишіть.

# Стіл.

table-title = { $game } · { $mode }
open-seat = Вільне місце
numbered-player = Гравець { $n }
game-ended = Партію закінчено.
passes-automatically = Ви пасуєте автоматично.
ended-resigned = { $name } здається.
ended-late = У гравця { $name } скінчився час.
ended-resigned-you = Ви здаєтеся.
ended-late-you = У вас скінчився час.
ended-drawn = Нічия.
ended-lost = Перемагає тренер.
ended-won = { $n ->
    [one] Перемагає { $names }.
   *[other] Перемагають { $names }.
}
ended-won-you = Ви перемагаєте.
ended-won-with-you = Перемагаєте ви та { $names }.
offer-takeback = { $name } просить повернути своє останнє рішення.
offer-rematch = { $name } пропонує реванш.
guest = Гість
puzzle-opponent = Противник
lesson-no-undo = В уроці відповідь не можна взяти назад. Можна почати спочатку.
puzzle-no-undo = У задачі відповідь не можна взяти назад. Можна почати спочатку.
study-no-undo = У розборі нічого не беруть назад: поверніться й спробуйте інше.
closing = Сервер вимикається. Він повернеться.

# Параметри.

value-yes = Так
value-no = Ні
value-random = Випадково
value-none = Немає
value-seat = Місце { $n }

# Боти.

bot-level1-strength = Початківець
bot-level1-help = Багато чого не помічає. Добре для першої гри.
bot-level2-strength = Легкий
bot-level2-help = Час від часу помиляється.
bot-level3-strength = Середній
bot-level3-help = Бере найкраще з того, що бачить, але дивиться лише до кінця власної дії.
bot-level4-strength = Сильний
bot-level4-help = Якусь мить думає наперед.
bot-level5-strength = Дуже сильний
bot-level5-help = Думає далі наперед.
bot-level6-strength = Експерт
bot-level6-help = Думає наперед набагато далі.
bot-level7-strength = Найсильніший
bot-level7-help = Думає наперед найдалі за всіх і не поспішає.
custom-bot-help = Бот, доданий господарем сервера.
