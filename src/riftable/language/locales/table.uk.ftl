# The table in the browser, in Ukrainian.

# Pages.

headline = Прорвіть лінію.
subline = П’ять територій, один розлом, ваш стіл.
play-now = Грати зараз
play-now-what = { $game } проти бота
invite = Запросити друга
games = Ігри
against-bot = Проти бота
against-bots = Проти ботів
set-table = Підготувати стіл
your-games = Ваші партії
continue = Продовжити
open-tables = Відкриті столи
no-tables = Немає відкритих столів.
open-one = Відкрити
join = Приєднатися
watch = Дивитися
alone = наодинці
have-code = Маєте код або посилання?
replays = Повтори
replay = Повтор
open-record = Відкрити запис
fan-project = Неофіційний фанатський проєкт. Без ілюстрацій видавців. Правила й назви належать їхнім власникам.
self-hosted = Власний сервер: ваші дані лишаються тут.
licenses = Ліцензії
guest = Без облікового запису
keep-name = Зберегти ім’я
name-kept = Ім’я збережено.
password = Пароль
register = Зареєструватися
registered = Зареєстровано.
log-in = Увійти
logged-in = Ви знову тут.
log-out = Вийти
logged-out = Ви вийшли.
account-known = Вас тут упізнають на будь-якому пристрої.
account-why = Щоб грати, обліковий запис не потрібен. З паролем ви знайдете свої партії й на іншому пристрої.
account-open = Обліковий запис і дані
plain-warning = З’єднання з цим сервером не зашифроване: інші в мережі могли б його читати. Не використовуйте тут пароля від інших сервісів.
plain-known = Зрозуміло
nav-new = Новий стіл
nav-learn = Урок
nav-rules = Правила
menu = Меню
home = На головну
nothing-here = Тут нічого немає.
loading = Завантаження…
error-title = Сталася помилка
error-server = Сервер не відповідає як слід. Нічого не втрачено.
error-slow = Відповіді немає. Спробуйте ще раз.
try-again = Спробувати ще раз
close = Закрити
no-table = Стіл не знайдено

# Setting a table.

new-title = Підготувати стіл
new-what = У що граємо?
new-mode = Режим
new-players = Гравці
new-who = Хто де сидить?
more-options = Більше налаштувань
seat-n = Місце { $n }
seat-me = я
seat-open = гравець із посиланням
seat-bot = бот: { $name }
seat-here = гравець за цим пристроєм
name-of-seat = Ім’я на місці { $n }
deck-own = власна колода
player-n = Гравець { $n }
your-name = Ваше ім’я
clock = Годинник
clock-none = без годинника
clock-move = { $n } с на хід
clock-game = { $n } хв і ще { $bonus } с за хід
clock-days = { $n ->
    [one] { $n } день на хід
    [few] { $n } дні на хід
   *[many] { $n } днів на хід
}
stand-in-bot = Бот, що грає за відсутнього гравця
stand-in-usual = звичайний
stand-in-told = Якщо когось довго немає, інші можуть дозволити, щоб до його повернення грав бот { $bot }.
public = Показувати цей стіл усім
invited = Лише за запрошенням: кожне посилання впускає одну людину й один раз
open-table = Відкрити стіл
open-table-what = і надіслати посилання
open-table-invite = і запросити інших
start-now = Почати
link-help = На наступній сторінці буде посилання для інших. Обліковий запис не потрібен.
room-waiting = Чекаємо, доки всі сядуть…
room-full = Усі на місцях.
room-salting = Усі на місцях. Карти тасують.
room-link = Надішліть це посилання
room-scan = Або наведіть телефон на код.
room-qr = QR-код цього посилання
room-alone = Це посилання працює лише на цьому комп’ютері. Щоб впустити інших, запустіть сервер так:
copy = Копіювати
copied = Скопійовано
fill-bot = посадити бота…
fill-seat = Бот на місці { $n }
sit-down = Сісти
open-again = Звільнити місце
open-seat = вільне місце
leave-table = Вийти з-за столу
invites = Запрошення
invites-text = Кожне посилання дає змогу одній людині один раз сісти за стіл. Доки ним не скористалися, його можна відкликати.
invites-new = Створити запрошення
invites-link = Посилання цього запрошення
invites-once = Скопіюйте зараз: його показують лише раз.
invites-open = чинне
invites-used = використане
invites-at = Запрошення { $n }
invites-end = Відкликати
invites-end-of = Відкликати запрошення { $n }
invited-title = Вас запрошено
invited-text = За цим столом для вас тримають місце. Обліковий запис не потрібен.

# At the table.

table = Стіл
others = Інші
tools = Інструменти
board = Поле
actions = Дії
log = Журнал
chat = Розмова
chat-unread = { $n ->
    [one] Розмова, { $n } новий рядок
    [few] Розмова, { $n } нові рядки
   *[many] Розмова, { $n } нових рядків
}
chat-empty = Ще ніхто нічого не сказав.
chat-say = Сказати щось
send = Надіслати
again = Показати останній хід ще раз
help = Довідка
settings = Налаштування
card = Карта
undo = Скасувати
back = Назад
back-step = На крок назад
undo-reach = { $n ->
    [one] Можна скасувати { $n } рішення
    [few] Можна скасувати { $n } рішення
   *[many] Можна скасувати { $n } рішень
}
hint = Підказка
no-hint = Тут немає підказки.
hint-clear = Один вибір явно найкращий.
hint-better = Один вибір трохи кращий за інші.
hint-close = Кілька варіантів майже рівноцінні.
hint-where = Де?
hint-look = Погляньте сюди: { $where }.
hint-two = Це щось із позначеного.
hint-off-board = Це одна з кнопок.
hint-what = Який хід?
hint-chance = { $n } % на перемогу
hint-less = на { $n } % менше
hint-line = { $what }: { $how }
label-value = { $what }: { $how }
sending = Надсилаємо…
not-now = Зараз неможливо.
your-turn = Ваш хід. { $prompt }
your-turn-short = Ваш хід
confirm-now = Золота кнопка підтверджує.
choose-first = Вибирайте
choose-place = Куди?
your-hand = Ваша рука
spent = скинуто
picked-as = вибрано { $n }-м
may-pick = можна вибрати
location = Територія { $n }
theirs = у противника
score-label = Рахунок: у вас { $mine }, у них { $theirs }, з { $goal }
in-hand = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
in-deck = { $n ->
    [one] { $n } карта в стосі
    [few] { $n } карти в стосі
   *[many] { $n } карт у стосі
}
to-act = ходить
away = немає за столом
stand-in = грає бот
watching = Ви дивитеся.
setup = Підготовка
look-back = Подивитися, як було тоді
looking-back = Як було тоді
back-to-now = Повернутися до гри
copy-log = Копіювати як текст
command-line = Нотація
link-live = На зв’язку
link-connecting = З’єднуємося…
link-sending = Надсилаємо…
link-lost = Відновлюємо зв’язок… нічого не втрачено.
link-closed = Закрито
time-left = Лишилося { $n } секунд.
no-clock = Годинника немає.
resign = Здатися
resign-sure = Здати цю партію?
ask-takeback = Попросити повернути хід
takeback-asked = Запит надіслано. Чекаємо на інших.
agree = Погодитися
decline = Відмовити
replace = Хай замість гравця { $name } грає бот
take-back-seat = Повернутися на своє місце
meanwhile = Що сталося тим часом
meanwhile-now = { $n ->
    [0] За вас грає бот. Він ще нічого не зробив.
    [one] За вас грає бот. Він діяв протягом { $n } ходу.
    [few] За вас грає бот. Він діяв протягом { $n } ходів.
   *[many] За вас грає бот. Він діяв протягом { $n } ходів.
}
meanwhile-then = { $n ->
    [0] Бот тримав ваше місце. Він нічого не зробив.
    [one] За вас грав бот. Він діяв протягом { $n } ходу.
    [few] За вас грав бот. Він діяв протягом { $n } ходів.
   *[many] За вас грав бот. Він діяв протягом { $n } ходів.
}
meanwhile-for-you = Бот за вас:
meanwhile-before = Подивитися, як було раніше
meanwhile-again = Переглянути ще раз
curtain = Решта відвертається.
curtain-for = Далі: { $name }
curtain-raise = Це я: показати мої карти

# Cards and standings.

standing = Підсумок
lay-unseen = Викласти долілиць
lay-seen = Викласти горілиць

# After the game.

you-won = Ви перемогли
you-lost = Ви програли
game-over = Партію закінчено
curve = Як змінювалася перевага
curve-words = Ваша перевага наприкінці: { $last }; найбільша { $high }, найменша { $low }.
turning-points = Переломні моменти
play-on = Грати звідси
see-board = Подивитися поле
to-story = Історія партії
share = Поділитися
rematch = Реванш
rematch-asked = Чекаємо на інших…
to-rematch = До реваншу
eyes = Погляд
all-open = усі карти відкриті
to-start = На початок
to-end = У кінець
step-back = Крок назад
step-on = Крок уперед
step-of = Крок { $n } з { $all }
run = Відтворити
pause = Пауза
copy-link = Копіювати посилання
save-file = Зберегти файл
fair-title = Чесне тасування
fair-check = Перевірити тасування

# Settings.

set-lang = Мова
set-theme = Тема
theme-auto = як у системі
theme-dark = темна
theme-light = світла
theme-contrast = високий контраст
set-speed = Рух
speed-normal = звичайний
speed-fast = швидкий
speed-none = без руху
set-confirm = Підтверджувати перед надсиланням
confirm-auto = на сенсорних екранах
confirm-always = завжди
confirm-never = ніколи
set-marks = Позначати, що можна вибрати
marks-strong = чітко
marks-subtle = ледь помітно
marks-off = не позначати
set-sound = Звук
set-verbose = Довгі підписи для читача екрана
set-buzz = Вібрувати, коли ваш хід
set-keys = Клавіші
keys-how = Натисніть одну, потім потрібну клавішу. Delete лишає дію без клавіші.
keys-press = Натисніть…
keys-none = немає
keys-set = { $key }: { $action }
keys-fixed = { $key } потрібна для іншого за столом або в браузері.
keys-taken = { $key } уже зайнята: { $action }.
keys-swap = Поміняти місцями
keys-leave = Лишити як є
keys-reset = Як було спочатку
switch-on = увімкнено
switch-off = вимкнено

# Help.

help-touch = Затисніть карту або наведіть на неї, щоб роздивитися. Виберіть те, чого не можна вибрати, — і дізнаєтеся чому.
help-keys = Клавіші
read-rules = Прочитати правила
key-f6 = F6
key-f6-does = наступна частина екрана
key-arrows = ← ↑ → ↓
key-arrows-does = сусід у цьому напрямку
key-enter = Enter
key-enter-does = вибрати
key-esc = Esc
key-esc-does = крок назад
key-confirm-does = підтвердити
key-undo-does = скасувати
key-digits = 1–9
key-digits-does = карта з руки
key-lanes = Alt+1–6
key-lanes-does = територія
key-line-does = ввести нотацію
key-board-does = поле
key-hand-does = ваша рука
key-last-does = сказати, що сталося щойно
key-score-does = сказати рахунок
key-clock-does = сказати час
key-opponent-does = сказати, що в інших
key-asked-does = сказати, що запитано
key-hint-does = підказка
key-yield-does = пасувати до кінця ходу чи припинити ({ $games })
key-help-does = ця довідка
