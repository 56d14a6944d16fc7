# Інтерфейс українською. Тексту гри тут немає: його промовляє speech.

# Командний рядок.

about = Відкритий картковий стіл у терміналі. Ігри: { $games }.
usage = Використання: { $line }
usage-app = riftable [КОМАНДА] [ПАРАМЕТРИ]
heading-commands = Команди
heading-arguments = Аргументи
heading-options = Параметри
more-help = Без команди стіл відкриється у браузері. Докладніше: riftable КОМАНДА --help

command-play = Зіграти партію проти ботів, з іншими чи наодинці
command-show = Показати файл із позицією
command-replay = Показати записану партію, хід за ходом
command-doctor = Перевірити закони рушія на цій машині
command-kernels = Заздалегідь скомпілювати ядра пакетів ігор і пошуку (потрібен додатковий набір «batch»)
command-analyse = Проаналізувати записану партію: найдорожчі рішення та зміна шансів
command-puzzle = Розв’язувати задачі: знайти найкращу дію в позиції
command-arena = Звести ботів між собою й порівняти їх
command-bot = Дати ботові грати на іншому сервері
command-league = Звести кожного бота з кожним і записати таблицю рейтингів
command-train = Тренувати мережу грою проти самої себе
command-exploit = Виміряти, наскільки мережу може перемогти учень, що грає лише проти неї
command-stats = Показати статистику результатів арени: варіанти, їхні пари, порядок ходів, тривалість, рахунок
command-export = Експортувати партії таблицею: Parquet або NDJSON
command-serve = Запустити сервер і відкрити стіл у браузері
command-verify = Перевірити тасування записаної партії
command-migrate = Скопіювати дані сервера з файлу SQLite до PostgreSQL і порівняти їх
command-ratings = Обчислити рейтинги сервера наново за його результатами
command-backup = Створити резервну копію всіх партій сервера, навіть поки люди грають
command-restore = Відновити резервну копію в теку даних

argument-game = Гра: { $games }
argument-position = Файл із позицією
argument-record = Записана партія
argument-results = Результати арени, NDJSON або Parquet; кілька файлів однієї гри рахуються разом
argument-export = Записані партії або результати арени, які буде зіграно ще раз
argument-remote-bot = Бот: ФАЙЛ.py:КЛАС, рівень або будь-який інший бот арени
argument-exploit = Мережа з riftable train (типово: та, що постачається)
argument-backup = Файл для запису; він ще не повинен існувати
argument-restore = Файл, записаний командою riftable backup

# Що стоїть замість значення в рядку довідки.

metavar-address = АДРЕСА
metavar-decks = КОЛОДИ
metavar-folder = ТЕКА
metavar-game = ГРА
metavar-host = ХОСТ
metavar-lang = МОВА
metavar-mode = РЕЖИМ
metavar-name = ІМ’Я
metavar-names = НАЗВИ
metavar-number = ЗНАЧЕННЯ
metavar-position = ПОЗИЦІЯ
metavar-results = РЕЗУЛЬТАТИ
metavar-risk = РИЗИК
metavar-seat = МІСЦЕ
metavar-seats = МІСЦЯ
metavar-tag = СЛОВО
metavar-theme = ТЕМА
metavar-what = ЩО
metavar-record = ПАРТІЯ.rift
metavar-setting = НАЗВА=ЗНАЧЕННЯ
metavar-title = НАЗВА

option-help = Показати цю довідку
option-version = Показати версію, збірку рушія та ігри
option-lang = Мова: en, fr або uk
option-seed = Зерно випадковості; те саме зерно дає ту саму партію
option-mode = { $modes }
modes-of-game = { $game }: { $modes }
modes-and-more = { $modes }; { $more }
option-seats = Місця за порядком: me, person, person:ІМ’Я або бот, наприклад me,greedy,person:Kim,random
option-bot = Бот на всіх інших місцях: від level1 до level7, random або net:ФАЙЛ.npz (мережа стратегії)
option-name = Ваше ім’я за столом
option-option = Будь-який інший параметр правил (можна повторювати)
option-position = Грати далі з файлу позиції
option-load = Грати далі із записаної партії
option-ascii = Лише прості знаки, без символів
option-loose = Приймати поле, неможливе у справжній партії
option-step = Зупинятися після кожного ходу й показувати поле
option-analyse-iterations = Ітерації пошуку на кожне рішення (типово: { $iterations })
option-analyse-seconds = Натомість секунди на кожне рішення; тоді результат залежить від комп’ютера
option-analyse-jobs = Процеси, що ділять рішення між собою (типово: один на ядро)
option-analyse-worst = Скільки найдорожчих рішень показати
option-analyse-seat = Лише рішення цього місця, рахуючи від 0 (можна повторювати)
option-analyse-out = Намалювати, як змінювалися шанси, у ФАЙЛ.svg або ФАЙЛ.png
option-puzzle-level = Лише цей рівень, від 1 (легкий) до 6 (важкий)
option-puzzle-theme = Лише ця тема: { $themes }
option-puzzle-tag = Лише задачі, у розв’язку яких є це: { $tags }
option-puzzle-daily = Задача дня (за UTC), однакова для всіх
option-puzzle-id = Задача з цим ідентифікатором
option-games = Скільки випадкових партій разом, порівну на всі набори параметрів
option-doctor-game = Лише ця гра: { $games }
option-doctor-mode = Лише цей режим
option-doctor-decks = { $games }: лише ці колоди, наприклад { $decks }
doctor-no-game = гри «{ $word }» немає; є { $games }
doctor-no-mode = режиму «{ $word }» у цих іграх немає; є { $modes }
doctor-no-deck = колоди вибирають разом із --game { $games }; є { $decks }, а «{ $word }» немає
option-jobs = Процеси, що ділять партії між собою
option-arena-players = Боти через кому, як-от level3,level5; БОТ*3 — три такі боти, ФАЙЛ.py:КЛАС — ваш власний
option-arena-games = Партії за кожним столом, з округленням угору до повних серій, у яких кожен гравець посідає кожне місце
option-arena-sprt = Зупинитися, щойно стане ясно, яку з двох часток очок бере перший із двох гравців, як-от 0.5,0.65
option-arena-alpha = --sprt: ризик прийняти HIGH, коли правильне LOW
option-arena-beta = --sprt: ризик прийняти LOW, коли правильне HIGH
option-arena-jobs = Процеси, що ділять партії між собою (типово: один на ядро)
option-arena-out = Записувати результати сюди; наявний файл буде продовжено
option-arena-ray = Грати на кластері Ray; без адреси Ray запускається на цій машині
option-arena-address = Адреса кластера Ray, як-от auto чи ray://HOST:10001
option-league-players = Боти через кому, ФАЙЛ.py:КЛАС — ваш власний; доданий згодом грає лише свої партії
option-league-games = Партій у кожній парі, округлено до повних блоків, у яких кожен сидить на кожному місці
option-league-out = Тека таблиці рейтингів і партій; наявну буде продовжено
option-train-minutes = Скільки тренувати
option-train-iterations = Ітерації замість хвилин: тоді те саме зерно дає ту саму мережу; 0: хвилини
option-train-games = Партії водночас (типово: 65536 на карті, 256 на процесорі)
option-train-out = Файл мережі; її картка, журнал, його графік і стан для продовження — поруч
option-train-resume = Продовжити зі стану поруч із мережею
option-train-from = Почати з ваг цієї мережі
option-train-against = Грати лише проти цієї мережі, яка не вчиться: наскільки її можна перемогти?
option-train-cpu = На процесорі, навіть якщо є карта
option-exploit-nothing = Почати з випадкових ваг замість ваг мережі
option-exploit-measure = Партії для кожного виміру; кожну роздачу грають з обох боків
option-exploit-out = Файл вимірів; претендент, його картка, журнал, графік і стан — поруч
option-stats-player = Рахувати варіанти лише цього гравця
option-stats-plots = Намалювати картинки в цю теку, PNG і SVG
option-stats-parquet = Записати партії як Parquet
option-export-out = Таблиця для запису: ФАЙЛ.parquet або ФАЙЛ.ndjson
option-export-rows = Що таке рядок: games (партія) або decisions (рішення)
option-export-card = Записати також картку, ФАЙЛ.md, з описом таблиці й того, як зробити її знову
option-export-observations = Додати те, що бачила б мережа під час кожного рішення
option-remote-server = Адреса сервера, як-от https://example.org
option-remote-game = Гра за столами, які відкриває бот
option-remote-games = Скільки нових партій зіграти (типово 1, а з --join — 0); спершу догравають незавершені
option-remote-at-once = Скільки партій грати одночасно
option-remote-against = Бот сервера, проти якого грати (типово — на вибір сервера)
option-remote-public = Відкривати загальнодоступні столи й чекати на людей, а не грати проти ботів
option-remote-join = Посилання на стіл або його ідентифікатор, щоб приєднатися (можна повторювати)
option-remote-name = Ім’я бота на сервері (типово — назва його класу)
option-remote-account = Увійти до цього облікового запису; пароль буде запитано, прочитано з каналу або взято з RIFTABLE_PASSWORD
option-remote-session = Зберігати сеанс у цьому файлі (типово — окремий для кожного сервера в теці даних)
option-remote-patience = Припинити, якщо сервер не відповідає так довго
option-host = Адреса, на якій слухати; 0.0.0.0 — уся мережа
option-port = Порт, на якому слухати; 0 — будь-який вільний
option-origin = Публічна адреса цього сервера, як-от https://karty.example (можна повторювати)
option-proxy = Довіряти заголовкам, які передає цей проксі (можна повторювати)
option-floor = Найменший час відповіді ботів, коли грає кілька людей, у мілісекундах; приховує, скільки вони думають
option-ratings = Вести рейтинг облікових записів за їхніми партіями між собою (потрібен додатковий набір «ratings»)
option-metrics = Віддавати метрики Prometheus на цьому порту; без адреси — лише на localhost
option-custom-bot = Додати власного бота: net:ФАЙЛ.npz або ФАЙЛ.py:КЛАС (можна повторювати)
option-only-games = Пропонувати лише ці ігри, через кому (також RIFTABLE_GAMES)
option-data = Тека даних з усіма партіями та обліковими записами
option-commitment = Обіцянка, яку стіл показував перед партією, для порівняння
option-browser = Відкрити браузер (типово: так)
option-bot-jobs = Процеси для ботів (типово: на один менше, ніж ядер, порівну між процесами сервера)
option-ray = Виконувати пошук ботів і розбори на кластері Ray за цією адресою, як-от auto чи HOST:6379 (також RIFTABLE_RAY)
option-store = Використовувати базу PostgreSQL за цією адресою замість файлу (також RIFTABLE_STORE)
option-bus = Адреса сервера Redis, що з’єднує кілька процесів (також RIFTABLE_BUS)
option-workers = Процеси сервера; для кількох потрібні --store і --bus
option-migrate-check = Лише порівняти, нічого не змінюючи

# Що не так.

error = Помилка: { $text }
error-file = { $file }: { $text }
error-missing = такого файлу немає
error-directory = це тека, а не файл
error-denied = доступ заборонено
error-not-text = це не текст
error-unreadable = не вдається прочитати ({ $text })
error-lang = мови «{ $lang }» немає; є { $known }
error-conflict = { $one } і { $other } не поєднуються
error-form = --option приймає НАЗВА=ЗНАЧЕННЯ, а не «{ $text }»
error-twice = параметр { $name } указано двічі
error-seats = --seats приймає me, person, person:ІМ’Я або бота ({ $bots }), а не «{ $text }»
error-seats-many = тут лише { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}, а --seats називає { $given }
error-seats-me = у --seats «me» вказано двічі; для іншого гравця напишіть person:ІМ’Я
error-no-password = немає пароля для --account: введіть його або задайте { $variable }
error-listen = сервер не може слухати на { $host }, порт { $port }: { $text }
error-data = дані в { $folder } непридатні: { $text }
error-start = процеси не вдалося запустити; рядки вище пояснюють чому
error-data-file = { $folder } — файл або лежить у файлі, а для --data потрібна тека
error-data-in-use = текою { $folder } вже користується інший сервер: спершу зупиніть його або виберіть іншу теку через --data
error-data-damaged = { $file } пошкоджено: перемістіть файл і відновіть резервну копію командою riftable restore
error-data-full = у { $folder } не вдається записати: диск заповнено
error-data-readonly = у { $folder } не вдається записати: доступ лише для читання, або тека належить іншому користувачеві
error-cluster = для кластера потрібні і --store postgresql://…, і --bus redis://…
error-store = потрібно вказати --store postgresql://…

# Хто є хто.

you = Ви
bot-pebble = Камінець
bot-spark = Іскра
bot-gale = Шквал
bot-storm = Буря
bot-quake = Землетрус
bot-abyss = Безодня
bot-eclipse = Затемнення
bot-dice = Кубик
bot-net = Мережа
seat = № { $n }
player = Гравець { $n }

# Стіл.

welcome = { $game }. { $who }. Зерно { $seed }.
welcome-hint = Відповідайте номером або нотацією. «довідка» покаже команди.
round = Раунд { $n }
hand-line = Ваша рука: { $cards }
hand-of = { $name }, рука: { $cards }
nothing = –
over-prompt = скасувати, журнал, зберегти ФАЙЛ чи вийти?
at-word = { $word }: { $text }
taken-back = Ваше останнє рішення скасовано.
saved = Партію записано: { $file }
save-how = Вкажіть файл: зберегти ФАЙЛ
save-exists = { $file } уже існує. Нічого не записано.
save-failed = Не вдалося записати { $file }: { $text }
leaving = Ви виходите з-за столу.
curtain = Ваш хід: { $name }. Решта не дивиться.
curtain-rise = Enter: показати ваші карти.
curtain-fall = Далі: { $name }. Enter: усе сховати. скасувати: повернутися назад.

hint-title = Шанси на перемогу і що може дати кожна відповідь до кінця вашого ходу:
hint-answers = Шанси на перемогу з кожною відповіддю:
hint-best = ★ бот вибрав би це.
log-title = Що вже сталося:

# Команди за столом; кожну зрозуміло й англійською.

word-undo = скасувати
word-hint = підказка
word-log = журнал
word-board = поле
word-save = зберегти
word-help = довідка
word-quit = вийти

help-answer = Відповідайте номером відповіді або нотацією, одним чи кількома словами: { $example }
help-undo = скасувати ваше останнє рішення
help-hint = ваші шанси на перемогу з кожною відповіддю і що вона дасть
help-log = усе, що вже сталося
help-show = показати поле ще раз
help-save = записати партію у ФАЙЛ
help-help = цей перелік
help-quit = вийти з-за столу
file-word = ФАЙЛ

# Позиції, записи, перевірка.

replay-setup = Підготовка
replay-action = Хід { $n }
replay-next = Enter — далі, q — вийти.
replay-open = На цьому запис закінчується. Партію ще не закінчено.

kernels-compiled = { $game }: ядра готові за { $seconds } с
doctor-compiled = Рушій скомпільовано (Python { $python }).
doctor-interpreted = Рушій не скомпільовано: він працює як Python { $python }.
engine-slow = Примітка: рушій не скомпільовано, тож це триватиме в кілька разів довше, ніж могло б; результати ті самі. Встановіть скомпільований пакет або виконайте «make compile» у копії репозиторію.
version-games = Ігри: { $games }
doctor-line = { $options }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}
label = { $name }:
doctor-fine = Усі закони дотримано.
doctor-broken = Закон порушено: { $text }

# Розбір партії.

analyse-format = --out приймає файл .svg або .png, а не «{ $file }»
analyse-nothing = у цій партії ще немає рішень
analyse-stopped = Зупинено.
analyse-about = { $about }: { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[many] { $n } рішень
}
analyse-worst = Найдорожчі рішення
analyse-none = Пошук не знайшов кращих рішень.
analyse-turn = хід
analyse-before = найкраще
analyse-after = зіграно
analyse-cost = ціна
analyse-question = Запитання: { $text }
analyse-played = Зіграно: { $words } · { $names }
analyse-better = Краще: { $words } · { $names }
analyse-totals = Усі рішення
analyse-mean = середня ціна
analyse-blunders = грубі помилки
analyse-legend = Шанси на перемогу з найкращою відповіддю та із зіграною, з огляду на те, що гравець тоді знав. Груба помилка коштує { $share } або більше. Точність пошуку — кілька відсоткових пунктів.
chances-title = Шанси на перемогу
chances-of = Шанси на перемогу, { $name }
chances-marks = Числа: найдорожчі рішення, як у таблиці. Риски: скільки вони коштували.

# Задачі.

puzzle-title = Задача { $id } · { $theme } · рівень { $level }
puzzle-hint = Відповідайте номером або записом. «розв’язок»: здатися. «довідка»: список команд.
puzzle-played = { $name }, зіграні карти: { $cards }
puzzle-right = Правильно!
puzzle-wrong = Можна було краще.
puzzle-reached = Ваш варіант: { $text }
puzzle-possible = Можливо: { $text }
puzzle-slip = Помилка: { $answer } · { $name }
puzzle-better = Краще: { $names }
puzzle-solution = Розв’язок: { $names }
puzzle-too-large = Те, що далі, неможливо дослідити до кінця. Виберіть іншу відповідь.
puzzle-next = Enter: інша задача. q: вийти.
word-again = спочатку
word-solution = розв’язок
help-again = почати цю задачу спочатку
help-solution = здатися й побачити розв’язок

# Арена.

arena-about = { $options }, від зерна { $seed }
arena-resumed = { $n ->
    [one] У файлі вже є { $n } партія.
    [few] У файлі вже є { $n } партії.
   *[many] У файлі вже є { $n } партій.
}
arena-stopped = Зупинено. Досі:
arena-player = гравець
arena-games = партії
arena-record = в–н–п
arena-wins = перемоги
arena-interval = інтервал 95 %
arena-rating = рейтинг ± 2σ
arena-decisions = рішення
arena-time = час на кожне
arena-slowest = найдовше
arena-head-to-head = Перемоги рядка над стовпцем
arena-sprt-high = З’ясовано: { $name } бере { $share } очок, а не { $other } (LLR { $llr }).
arena-sprt-low = З’ясовано: { $name } бере { $share } очок, а не { $other } (LLR { $llr }).
arena-sprt-open = Не з’ясовано: { $name } може брати { $low } чи { $high } очок (LLR { $llr }).
arena-first = Хто починає, виграє { $share } партій.
arena-length = Тривалість партії: ходів { $turns }, рішень { $decisions }.
arena-speed = Швидкість: партій { $games } і рішень { $decisions } на секунду.
league-rating = рейтинг
league-written = Таблиця рейтингів і партії — у теці { $folder }.
train-card = Тренування на карті.
train-cpu = Тренування на процесорі, повільно ({ $problem }).
train-line = { $minutes } хв: рішень — { $decisions } млн, партій — { $games }; { $won } проти колишніх себе, передбачено { $explained } результатів, ентропія { $entropy }
train-line-alone = { $minutes } хв: рішень — { $decisions } млн, партій — { $games }; виграно { $won } очок, передбачено { $explained } результатів, ентропія { $entropy }
train-line-unfinished = { $minutes } хв: рішень — { $decisions } млн, партій — { $games }; передбачено { $explained } результатів, ентропія { $entropy }
train-nothing-left = Тренувати більше нічого: { $option } { $n } досягнуто, якщо рахувати від першого запуску. Щоб продовжити, задайте для { $option } більше число.
train-stopped = Зупинено; --resume продовжить звідси.
train-written = Мережа — у { $file }; її картка, журнал, графік і стан — поруч.
train-plot-won = очки, виграні проти колишніх себе
train-plot-won-alone = частка виграних очок
train-plot-explained = частка результатів, яку передбачає оцінка
train-plot-entropy = ентропія стратегії
train-plot-time = хвилини тренування
exploit-line = { $minutes } хв: рішень — { $decisions } млн, партій — { $games }; { $won } проти мережі, ентропія { $entropy }
exploit-stopped = Зупинено; претендента виміряно таким, який він є.
exploit-measuring = Вимірювання на нових роздачах, кожна з обох боків.
exploit-answers = відповіді
exploit-best = найвища оцінка
exploit-drawn = випадкові за ймовірністю
exploit-points = очки
exploit-plot-won = очки, виграні проти мережі
exploit-written = Виміри — у { $file }, претендент — у { $response }.

# Статистика.

stats-about = { $about }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
results-of-player = Лише варіанти гравця { $name }.
results-of-many = Ці варіанти брали гравці різної сили; --player ІМ’Я рахує лише одного.
stats-saved = Записано: { $file }
export-done = { $rows ->
    [one] Записано: { $file }, { $rows } рядок
    [few] Записано: { $file }, { $rows } рядки
   *[many] Записано: { $file }, { $rows } рядків
}
results-group = варіант
results-pair = пара варіантів
stats-pick = вибір
results-best-pairs = Пари варіантів, що достовірно перемагають найчастіше
results-worst-pairs = Пари варіантів, що достовірно перемагають найрідше
stats-to-act = ходить
stats-place = { $n ->
    [1] перший
    [2] другий
    [3] третій
    [4] четвертий
   *[other] п’ятий
}
plot-players = Частка перемог гравців
results-by-group = Частка перемог варіантів
results-by-pair = Частка перемог пар варіантів
plot-start = Частка перемог за порядком ходів
plot-length = Тривалість партій
plot-scores = Рахунок за ходами
plot-about = { $about } · { $who } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
plot-share = Частка виграних партій
plot-even = Лінії: інтервали 95 %. Пунктир: порівну. Трикутники: достовірно вище чи нижче.
plot-bold = Жирним: достовірно відрізняється від рівної частки, 95 %. Сірим: замало партій, щоб судити.
plot-turns = Ходів у партії
plot-decisions = Рішень у партії
plot-games = Партії
plot-median = медіана { $n }
plot-turn = Хід
plot-score = Рахунок
plot-winners = переможці
plot-others = решта
plot-band = Лінія: середнє. Смуга: середні 80 %. Закінчена партія зберігає останній рахунок.
plot-mean = Лінія: середнє. Закінчена партія зберігає останній рахунок.

# Сервер.

serve-at = Стіл відкрито за адресою { $address }
serve-open = Приєднатися може кожен у вашій мережі: за цією адресою або за цим QR-кодом.
serve-data = Партії зберігаються в { $folder }
serve-plain = З’єднання не зашифроване: не використовуйте пароля, яким користуєтеся деінде.
serve-metrics = Метрики Prometheus: http://{ $host }:{ $port }/metrics
error-origin = неприпустиме значення --origin «{ $origin }»; очікується адреса, як-от https://karty.example
error-proxy = неприпустиме значення --proxy «{ $proxy }»; очікується адреса або мережа, як-от 127.0.0.1 чи 10.0.0.0/8
error-metrics = неприпустиме значення --metrics «{ $text }»; очікується [ХОСТ:]PORT
serve-stop = Ctrl+C зупиняє сервер. Кожну партію можна буде продовжити.
serve-not-built = Клієнт для браузера не зібрано: виконайте «make client» (потрібен Node).
migrate-same = збігається
migrate-differs = відрізняється
migrate-done = Усе скопійовано. Файл не змінився; його можна залишити.
ratings-done =
    { $n ->
        [one] { $game }: рейтинг обчислено за { $n } партією.
       *[other] { $game }: рейтинг обчислено за { $n } партіями.
    }
migrate-checked = Вміст однаковий.
migrate-unlike = вміст файлу й бази даних відрізняється
migrate-in-use = { $folder } використовується: спершу зупиніть сервер ({ $text })
migrate-not-empty = { $store } вже містить дані; потрібна порожня база даних

# Резервні копії.

backup-done = { $n ->
    [one] { $n } партію скопійовано у { $file }.
    [few] { $n } партії скопійовано у { $file }.
   *[many] { $n } партій скопійовано у { $file }.
}
backup-gaps = { $n ->
    [one] { $n } стіл пошкоджено; його скопійовано як є, відкрити його не можна: { $tables }
    [few] { $n } столи пошкоджено; їх скопійовано як є, відкрити їх не можна: { $tables }
   *[many] { $n } столів пошкоджено; їх скопійовано як є, відкрити їх не можна: { $tables }
}
backup-nothing = у { $folder } ще немає партій
backup-exists = { $file } уже існує; резервна копія ніколи не перезаписує файлів
backup-newer = { $file } записала новіша версія Riftable; ця не вміє його читати
backup-damaged = { $file } пошкоджено; нічого не скопійовано
backup-foreign = { $file } — не база даних Riftable
restore-done = { $n ->
    [one] { $n } партію відновлено в { $folder }.
    [few] { $n } партії відновлено в { $folder }.
   *[many] { $n } партій відновлено в { $folder }.
}
restore-exists = у { $folder } вже є партії; спершу перенесіть їх або виберіть іншу теку через --data

# Чесне тасування.

verify-game = Стіл { $game }: { $n ->
    [one] { $n } випадкова подія
    [few] { $n } випадкові події
   *[many] { $n } випадкових подій
}, починаючи з ходу { $start }.
verify-commitment = Обіцянка цього зерна: { $commitment }
verify-compare = Порівняйте її з обіцянкою, яку стіл показував перед партією: жодне інше зерно їй не відповідає.
verify-kept = Це та обіцянка, яку ви вказали.
verify-broken = Це не та обіцянка, яку ви вказали: цю партію зіграно з іншим зерном.
verify-own = Місце { $seat } додало { $salt }; гравець на цьому місці може порівняти.
verify-server = Місце { $seat } нічого не додало; частка сервера випливає із зерна.
verify-foreign = Місце { $seat }: частка сервера не випливає із зерна.
verify-wrong = Хід { $at } був { $drawn }, а мав бути { $due }.
verify-fair = Кожна випадкова подія випливає із зерна й того, що додали місця. Жодної карти не підмінено.
verify-unfair = Карти цієї партії тасували не так, як сказано в її записі.
verify-limit = Це не показує, чи дивився господар сервера на карти.

# Бот на сервері.

remote-password = Пароль
remote-plays = Гра за столом { $link }, місце { $seat }.
remote-ended = Стіл { $table }: { $text } ({ $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
})
remote-trouble = Сервер не відповідає ({ $problem }). Наступна спроба через { $seconds } с.
remote-stopped = Зупинено. Запустіть команду ще раз, щоб дограти незавершені партії.
remote-summary = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}, виграно–нічиїх–програно: { $record }
