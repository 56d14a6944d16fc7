# Інтерфейс українською. Тексту гри тут немає: його промовляє speech.

# Командний рядок.

about = Відкритий картковий стіл у терміналі. Перша гра: Riftforce.
usage = Використання: { $line }
usage-app = riftable КОМАНДА [ПАРАМЕТРИ]
heading-commands = Команди
heading-arguments = Аргументи
heading-options = Параметри
more-help = Докладніше: riftable КОМАНДА --help

command-play = Вибрати гільдії та зіграти дуель проти бота
command-show = Показати файл із позицією
command-replay = Переказати записану партію, хід за ходом
command-doctor = Перевірити закони рушія на цій машині

argument-game = Гра: riftforce
argument-position = Позиція в текстовому вигляді
argument-record = Записана партія

option-help = Показати цю довідку
option-version = Показати версію
option-lang = Мова: en, fr або uk
option-seed = Число; те саме зерно дає ту саму партію
option-draft = Гільдії на вибір: base (десять) або beyond (усі вісімнадцять)
option-guilds = Названі гільдії замість вибору, по чотири на місце: «fire ice light water / air plant sand star»
option-first = Хто починає: random (випадково), 0 (ви) або 1 (бот)
option-bot = Бот: greedy або random
option-name = Ваше ім’я за столом
option-option = Будь-який інший параметр правил; можна повторювати
option-position = Грати далі з файла позиції
option-load = Грати далі із записаної партії
option-ascii = Лише прості знаки, без символів гільдій
option-loose = Приймати й таке поле, якого з коробки не скласти
option-step = Зупинятися після кожного ходу й показувати поле
option-games = Скільки випадкових партій на кожен набір параметрів

# Що не так.

error = Помилка: { $text }
error-file = { $file }: { $text }
error-missing = такого файла немає
error-directory = це тека, а не файл
error-denied = доступ заборонено
error-not-text = це не текст
error-unreadable = не вдається прочитати ({ $text })
error-lang = мови «{ $lang }» немає; є { $known }
error-conflict = { $one } і { $other } не поєднуються
error-form = --option приймає НАЗВА=ЗНАЧЕННЯ, а не «{ $text }»
error-twice = параметр { $name } указано двічі

# Хто є хто.

you = Ви
bot-greedy = Іскра
bot-random = Камінець
seat = № { $n }

# Стіл.

welcome = Riftforce. { $name } та { $bot } за столом. Зерно { $seed }.
welcome-hint = Відповідайте номером або нотацією. «довідка» покаже команди.
round = Раунд { $n }
seat-line = { $name }: рахунок { $score } · рука { $hand } · стос { $deck } · скид { $discard }
seat-line-top = { $name }: рахунок { $score } · рука { $hand } · стос { $deck } · скид { $discard }, зверху { $card }
hand-line = Ваша рука: { $cards }
hand-of = { $name }, рука: { $cards }
guilds-line = { $name }: { $guilds }
nothing = –
over-prompt = скасувати, журнал, зберегти ФАЙЛ чи вийти?
at-word = { $word }: { $text }
taken-back = Ваше останнє рішення скасовано.
saved = Партію записано: { $file }
save-how = Скажіть куди: зберегти ФАЙЛ
save-exists = { $file } уже є. Нічого не записано.
save-failed = Не вдалося записати { $file }: { $text }
leaving = Ви виходите з-за столу.

hint-title = Що може дати кожна відповідь до кінця вашого ходу:
hint-guilds = Що вміють гільдії на вибір:
hint-chance = залежить від випадку
hint-best = ★ бот вибрав би це.
log-title = Що вже сталося:

# Команди за столом; кожну зрозуміло й англійською.

word-undo = скасувати
word-hint = підказка
word-log = журнал
word-board = поле
word-guilds = гільдії
word-discard = скид
word-save = зберегти
word-help = довідка
word-quit = вийти

help-answer = Відповідайте номером відповіді або нотацією, одним чи кількома словами: play fire5 @2 stop
help-board = На полі FI6 4/6 −2 означає: { $card }, лишилося 4 з 6 життів, 2 поранення. У кожному ряду перша карта стоїть біля самого розлому.
help-undo = скасувати ваше останнє рішення
help-hint = що дасть кожна відповідь
help-log = усе, що вже сталося
help-show = показати поле ще раз
help-guilds = здатності гільдій обох сторін
help-save = записати партію у ФАЙЛ
help-help = цей перелік
help-quit = вийти з-за столу
file-word = ФАЙЛ

# Позиції, записи, перевірка.

replay-setup = Підготовка
replay-action = Хід { $n }
replay-next = Enter — далі, q — вийти.
replay-open = На цьому запис закінчується. Гру ще не закінчено.

doctor-compiled = Рушій скомпільовано (Python { $python }).
doctor-interpreted = Рушій не скомпільовано: він працює як Python { $python }.
doctor-options = параметри: { $options }
doctor-defaults = типові параметри
doctor-line = { $options }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}
doctor-fine = Усі закони дотримано.
doctor-broken = Закон порушено: { $text }
