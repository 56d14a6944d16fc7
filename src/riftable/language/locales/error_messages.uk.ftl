# Що відхиляють рушій і командний рядок, відповідно до англійського тексту.

# Ігри, параметри, ходи, позиції, записи.

line = рядок { $n }: { $text }
no-game = гри «{ $word }» немає; є { $known }
no-mode = { $game } не має режиму «{ $word }»; є { $known }
no-option = { $game } не має параметра «{ $word }»; є { $known }
no-seat = місця { $word } немає; є від 0 до { $last }
no-language = текстів мовою «{ $word }» немає; є { $known }
no-presenter = «{ $game }» не має засобу показу
seed = зерно — це ціле число від 0, а не «{ $word }»
switch = параметр { $option } — це yes (так) або no (ні), а не «{ $word }»
which-seat = параметр { $option } — це random (випадково) або місце від 0 до { $last }, а не «{ $word }»
choice = параметр { $option } — це { $choices }, а не «{ $word }»
illegal-move = { $word }: { $reason }
illegal-move-with-names = { $word }: { $reason } Можна: { $legal }.
unknown-word = { $reason }
not-a-move = «{ $word }» — не назва ходу
no-move-id = ходу { $move } немає: номери йдуть від 0 до { $last }
game-over = партію закінчено
no-answer = це не відповідь на це питання
does-not-answer = це не відповідає на питання
not-legal = така відповідь не дозволена
no-exit = жоден гравець не може вийти цим ходом
no-move-yet = жоден гравець ще не ходив
position = позиція починається з гри та її режиму, як-от { $known }
heading = «{ $words }» має бути «{ $game }» і режим: { $known }
option-line = рядок параметра — це назва і значення, як-от «option { $known }»
option-twice = рядок для параметра { $word } уже є
one-number = { $word } приймає одне число
seat-follows = після { $word } іде місце від 0 до { $last }
line-twice = рядок для { $word } { $n } уже є
whole-number = «{ $word }» має бути цілим числом
seat-line = { $key } — це місце від 0 до { $last }, а не { $word }
bad-option = { $problem }
not-a-view = це не погляд на партію { $game }, який знає ця версія Riftable: { $problem }
not-a-record = це не запис партії: він мав би починатися з { $known }
not-text = { $file } — не запис партії: це не текст
behind-result = після результату ще щось є
header = цей заголовок мав би бути [Name "value"]
empty-header = заголовок { $word } порожній
edition = заголовок Edition — це число
action-number = «{ $word }» має бути номером дії, як-от 3.
record-line = такого рядка в записі партії бути не може
newer-record = цей запис зробила новіша версія Riftable: у ньому «{ $version }»
newer-edition = цю партію зіграно за новішою редакцією правил { $game }: { $edition }
record-version = це не запис версії { $version }: у ньому «{ $found }»
record-game = у записі не сказано, яка це гра та який режим
record-cut = запис обірвано: останнім рядком мав би бути результат або *, якщо партію не закінчено
record-start = це запис партії { $game }, але починається він як { $start }
record-action = дія { $n }: { $problem }
record-result = ходи ведуть до { $found }, а в записі { $result }
no-shuffle = у цьому записі не сказано, як тасували карти
shuffle = заголовок Shuffle має не той вигляд
other-shuffle = заголовок Shuffle з іншої партії

# Боти.

no-bot = бота «{ $word }» немає; є { $known }
no-budget = бот «{ $name }» не приймає «{ $word }»: він не має бюджету
no-parameter = бот «{ $name }» не приймає «{ $word }»; він приймає { $known }
whole = «{ $name }» має бути цілим числом, більшим за 0, а не { $word }
above = «{ $name }» має бути числом, більшим за 0, а не { $word }
both-budgets = дайте боту «{ $name }» iterations або seconds, а не обидва
not-a-bot = «{ $word }» — не бот: напишіть його назву або назва?параметр=значення&параметр=значення
not-parameters = «{ $word }» — не параметри: напишіть параметр=значення&параметр=значення
parameter-twice = у «{ $word }» параметр указано двічі
no-method = { $name } — не бот: він не має методу «choose»
no-file = файлу «{ $word }» немає
no-class = { $file } не має класу «{ $word }»
plugin-fails = бот «{ $name }» з { $package } не завантажується: { $problem }
module-fails = «{ $name }» не завантажується: { $problem }
file-fails = { $file } не завантажується: { $problem }
arguments-fail = не вдалося створити { $name } з такими параметрами: { $problem }
making-fails = не вдалося створити { $name }: { $problem }
net-without-budget = мережа стратегії не приймає «{ $word }»: вона не має бюджету
no-net-for-game = мережі стратегії для { $game } немає
net-needs-module = мережі стратегії потрібен { $module }: pip install 'riftable[batch]'
not-a-net = { $file } — не мережа від riftable train: { $problem }
not-this-training = { $file } — від навчання з іншим режимом, іншою мережею або іншою кількістю партій
net-for-others = мережа з { $file } грає в { $found }, а не в { $game }
net-observes-otherwise = мережа з { $file } очікує спостережень { $found }, а не { $wanted }: натренуйте її знову
net-layout = мережа з { $option } має іншу будову, ніж мережа, яка навчається: { $found }, а не { $wanted }
no-training = для { $game } мережу тренувати не можна: ця гра не має пакетів партій
training-sides = для { $game } мережу тренувати не можна: тренування розраховане щонайбільше на дві сторони, а тут їх { $n }
plays-alone = мережа для { $game } грає сама: іншої мережі, проти якої грати, немає
no-default-net = типової мережі стратегії немає: напишіть net:ФАЙЛ
plays-nothing = «{ $word }» не грає в жодну з наших ігор
bot-twice = бот «{ $name }» уже є
nothing-to-review = у цій партії жоден гравець нічого не вирішував
review-worker-lost = процес аналізу зупинився

# Арена.

not-a-player = «{ $word }» — не гравець: напишіть бота або бота й кількість, як-от greedy*3
players-sides = названо гравців: { $n }, а сторін у { $game }: { $sides }
league-players = для ліги потрібно щонайменше двоє різних гравців, а не «{ $word }»
league-sides = у { $game } лише одна сторона, тож ніхто ні з ким не зустрічається: порівняйте гравців за допомогою riftable arena
no-player = гравця «{ $word }» немає; є { $known }
sprt-two = --sprt питає, чи кращий перший із двох гравців: назвіть двох
sprt-shares = --sprt приймає дві частки, як-от 0.5,0.65, а не «{ $word }»
sprt-order = --sprt приймає дві частки від 0 до 1, спершу меншу, а не «{ $word }»
sprt-risks = --alpha і --beta мають бути між 0 і 0.5
missing-extra = потрібен { $module }, а його не встановлено: pip install 'riftable[{ $extra }]'
not-parquet = { $file } — не файл Parquet
no-arena-results = { $file } не містить результатів арени
no-results = { $file } не містить результатів
no-game-yet = { $file } ще не містить жодної партії
unreadable = не вдалося прочитати { $file }: { $problem }
not-json = { $file }, рядок { $n }: це не JSON
not-a-result = { $file }, рядок { $n }: це не результат арени, немає «{ $word }»
other-game = { $file }, рядок { $n }: тут має бути інша партія
results-version = { $file } має версію { $found }, а не { $version }
other-tournament = { $file } містить результати іншого турніру: «{ $key }» було { $then }, а тепер { $now }; вкажіть інший файл
other-code = { $file } містить результати іншого турніру: код правил чи ботів був { $then }, а тепер { $now }; вкажіть інший файл
files-differ = { $file } і { $other } відрізняються: «{ $key }»
ends-differently = { $file }, партія { $n }: зіграна ще раз, вона закінчується інакше; отже, правила чи боти змінилися або бот відповідає за годинником (результати отримано з кодом { $code })
not-published = статистики { $game } немає: видавець гри не бажає, щоб публікували частки перемог колод і карт
no-ray = кластера Ray за адресою «{ $word }» немає: { $problem }
worker-lost = процес арени зупинився
code-mismatch = процес має інший код правил чи ботів, ніж ця арена
bot-failed = { $name } (місце { $seat } у { $game }, зерно { $seed }, хід { $n }) { $problem }
bot-raised = не дає відповіді: { $problem }
bot-answered = відповідає { $move }, а цього немає серед { $known }

# Середовища й таблиці.

illegal-policy = для недозволеної дії вкажіть { $choices }, а не «{ $word }»
no-env-seat = місця { $word } немає; є від 0 до { $last }, а -1 — будь-яке
opponents = opponents — це один бот або { $n }, по одному на місце, а не { $found }
vector-opponents = противники багатьох партій — це { $choices } або функція, а не «{ $word }»
no-vector = багато партій одразу грають у { $known }; партії { $word } грають по одній, з «sync»
autoreset = режим автоматичного перезапуску багатьох партій — це { $choices }, а не «{ $word }»
observations = спостереження — це { $choices }, а не «{ $word }»
no-render-mode = режиму показу «{ $word }» немає; є { $known }
export-suffix = таблицю записують як { $choices }, а не «{ $word }»
export-rows = рядки — це { $choices }, а не «{ $word }»
export-observations = спостереження можливі лише тоді, коли рядки — це рішення
export-file = { $file }: { $problem }

# Командний рядок.

command = команди «{ $word }» немає
flag = параметра { $word } немає
extra = це зайве: { $word }
needs-value = { $word } потребує значення
missing = бракує { $word }
not-whole = { $word } приймає ціле число
not-number = { $word } приймає число
too-low = { $word } приймає { $n } або більше
too-high = { $word } приймає щонайбільше { $n }

# Задачі.

no-lessons = для { $game } немає уроків
no-puzzles = для { $game } немає задач
no-theme = у { $game } немає задач на тему «{ $word }»; є { $known }
no-puzzle = задачі «{ $word }» немає
no-such-puzzles = у { $game } немає таких задач
not-a-puzzle = це не задача
puzzle-too-large = у цієї дії забагато продовжень, щоб її дослідити

# Бот на сервері.

not-an-address = «{ $word }» — не адреса сервера: вона має вигляд https://example.org
not-a-table = «{ $word }» — ані посилання на стіл, ані його ідентифікатор
unreachable = { $server } не відповідає вже { $seconds } с: { $problem }
not-riftable = { $server } відповідає не так, як сервер Riftable: { $problem }
refused = { $server } відмовляє: { $text }
session-file = { $file } не годиться для сеансу: { $problem }
no-seat-left = за столом { $table } немає місця для бота
remote-bot-failed = { $name } (місце { $seat } у { $game }, стіл { $table }) { $problem }
other-version = { $server } працює на Riftable { $theirs }, а тут { $ours }, і вони не розуміють одне одного: { $problem }

# Пакети партій.

batch-answers = крок приймає по одній відповіді на партію, усього { $n }, а не { $found }
batch-chance = партії пакета чекають лише на гравців: спершу хай вирішить випадок
batch-encoded-seats = за кожною партією (усього { $n }) спостерігає місце від 0 до { $last }, а не { $word }
batch-learners = у кожній партії (усього { $n }) учень сидить на місці від 0 до { $last }, або -1, якщо його немає, а не { $word }
batch-seeds = зерна пакета — це низка цілих чисел від 0 до 2**64 - 1
