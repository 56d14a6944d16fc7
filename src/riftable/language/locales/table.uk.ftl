# The table in the browser, in Ukrainian.

# Pages.

headline = Прорвіть лінію.
subline = П’ять територій, один розлом, ваш стіл.
play-now = Грати зараз
play-now-what = { $game } проти бота
invite = Запросити друга
games = Ігри
learn-first = Ви тут уперше? Почніть з уроку
against-bot = Проти бота
against-bots = Проти ботів
set-table = Підготувати стіл
your-games = Ваші партії
remove-game = Прибрати з цього списку
removed-games = { $n ->
    [one] { $n } партію прибрано зі списку
    [few] { $n } партії прибрано зі списку
   *[many] { $n } партій прибрано зі списку
}
bring-back = Повернути
score-of = Рахунок
score-you = Ви
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
profile-open = Усі ваші партії та результати
plain-warning = З’єднання з цим сервером не зашифроване: інші в мережі могли б його читати. Не використовуйте тут пароля від інших сервісів.
plain-known = Зрозуміло
nav-new = Новий стіл
nav-learn = Уроки
nav-rules = Правила
nav-puzzles = Задачі
menu = Меню
home = На головну
nothing-here = Тут нічого немає.
loading = Завантаження…
error-title = Сталася помилка
error-server = Сервер не відповідає як слід. Нічого не втрачено.
error-slow = Відповіді немає. Спробуйте ще раз.
error-page = Цю сторінку не вдається показати. Нічого не втрачено.
try-again = Спробувати ще раз
close = Закрити

# Setting a table.

your-name = Ваше ім’я
open-seat = вільне місце

# At the table.

table = Стіл
chat = Розмова
again = Показати останній хід ще раз
skip = Пропустити
settings = Налаштування
card = Карта
undo = Скасувати
back = Назад
hint = Підказка
label-value = { $what }: { $how }
your-turn-short = Ваш хід
resign = Здатися
replace = Хай замість гравця { $name } грає бот

# After the game.

rematch = Реванш

# Settings.

set-lang = Мова
set-theme = Тема
theme-auto = як у системі
theme-dark = темна
theme-light = світла
theme-contrast = високий контраст
set-speed = Швидкість ходів і руху
speed-slow = 0,5×
speed-normal = 1×
speed-fast = 2×
speed-none = одразу, без руху
set-waits = Чекати на мене після ходу кожного противника
set-at-once = Одразу надсилати дії з одного кроку
set-at-once-does = Інакше все надсилає золота кнопка, і жоден клік не є остаточним.
at-once-never = ніколи
at-once-bots = лише проти ботів
at-once-always = завжди
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
key-again-does = переглянути останній хід ще раз
key-pause-does = зупинити показ або продовжити
key-previous-does = попередня дія
key-next-does = наступна дія
key-help-does = ця довідка
