# What tables say, from setting one to its replay, in Ukrainian.

cancel = Скасувати
no-table = Стіл не знайдено
new-title = Підготувати стіл
new-what = У що граємо?
new-mode = Режим
new-players = Гравці
new-who = Хто де сидить?
more-options = Більше налаштувань
seat-n = Місце { $n }
seat-me = я
seat-open = гравець із посиланням
seat-bots = Боти, від слабшого до сильнішого
bot-choice = { $strength } ({ $name })
seat-bot = бот: { $name }
seat-here = гравець за цим пристроєм
name-of-seat = Ім’я на місці { $n }
deck-own = власна колода
player-n = Гравець { $n }
clock = Годинник
clock-none = без годинника
clock-move = { $n } с на хід
clock-game = { $n } хв і ще { $bonus } с за хід
clock-days = { $n ->
    [one] { $n } день на хід
    [few] { $n } дні на хід
   *[many] { $n } днів на хід
}
absent = Коли в гравця вийшов час
absent-wait = партія чекає; інші можуть дозволити грати ботові
absent-skip = за нього ходить бот
absent-bot = грає бот, доки гравець не повернеться
absent-lose = гравець здається
out-of-time = час вийшов
time-up = { $name }: час вийшов.
let-bot-play = Хай грає бот
stand-in-bot = Бот, що грає за відсутнього гравця
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
leave-table = Вийти з-за столу
leave-sure = Місце лишається вашим: партія чекає в розділі «Ваші партії» на першій сторінці.
leave-stand-in = Якщо вас не буде хвилину, інші можуть дозволити, щоб за вас грав бот.
leave-later = Вийти на якийсь час
leave-resign = Здатися і вийти
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
others = Інші
tools = Інструменти
board = Поле
actions = Дії
log = Журнал
chat-unread = { $n ->
    [one] Розмова, { $n } новий рядок
    [few] Розмова, { $n } нові рядки
   *[many] Розмова, { $n } нових рядків
}
chat-empty = Ще ніхто нічого не сказав.
chat-say = Сказати щось
send = Надіслати
acts = Діє { $name }…
turn-over = Хід завершено: { $name }.
took-back = { $name } скасовує останню дію.
go-on-when-ready = Продовжте, коли будете готові.
others-turn = Що роблять інші
turn-summary = Що зробили інші
go-on = Далі
before-all = До всього цього
help = Довідка
table-menu = Меню столу
back-step = На крок назад
undo-ask = У меню є «{ $item }».
undo-reach = { $n ->
    [one] Можна скасувати { $n } рішення
    [few] Можна скасувати { $n } рішення
   *[many] Можна скасувати { $n } рішень
}
no-hint = Тут немає підказки.
hint-clear = Один вибір явно найкращий.
hint-better = Один вибір трохи кращий за інші.
hint-close = Кілька варіантів майже рівноцінні.
hint-others = Інші ходи
hint-chance = { $n } % на перемогу
hint-less = на { $n } % менше
hint-ahead = на { $n } % краще за наступну
sending = Надсилаємо…
not-now = Зараз неможливо.
your-turn = Ваш хід. { $prompt }
whole-prompt = Показати все запитання
confirm-now = Золота кнопка підтверджує.
chosen-of = Обрано { $n } з { $most }
chosen-up-to = Обрано { $n } із { $most } (можна менше)
choose-first = Вибирайте
choose-place = Куди?
your-hand = Ваша рука
spent = скинуто
picked = вибрано
picked-as = вибрано { $n }-м
may-pick = можна вибрати
may-pick-instead = можна вибрати замість
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
in-discard = { $n ->
    [one] { $n } карта у скиді
    [few] { $n } карти у скиді
   *[many] { $n } карт у скиді
}
piles = Карти та стоси
your-cards = Ваші карти
pile-hand = Рука
pile-deck = Стос
pile-discard = Скид
pile-top-only = За правилами можна дивитися лише на верхню карту.
copies = × { $n }
to-act = ходить
away = немає за столом
stand-in = грає бот
watching = Ви дивитеся.
watching-behind = { $n ->
    [one] Ви дивитеся з запізненням на { $n } хід.
    [few] Ви дивитеся з запізненням на { $n } ходи.
   *[many] Ви дивитеся з запізненням на { $n } ходів.
}
setup = Підготовка
look-back = Подивитися, як було тоді
log-passes = Пас: { $names }
log-you = ви
looking-back = Як було тоді
locked-past = Ви переглядаєте минуле: зараз нічого не можна зіграти.
back-to-now = Повернутися до гри
copy-log = Копіювати як текст
log-empty = Ще нічого не сталося.
command-line = Нотація
link-live = На зв’язку
link-connecting = З’єднуємося…
link-sending = Надсилаємо…
link-lost = Відновлюємо зв’язок… нічого не втрачено.
link-closed = Закрито
time-left = Лишилося { $n } секунд.
no-clock = Годинника немає.
resign-sure = Здати цю партію?
play-further = Грати далі
ask-takeback = Попросити повернути хід
take-back = Повернути моє останнє рішення
takeback-asked = Запит надіслано. Чекаємо на інших.
takeback-declined = Відхилено: нічого не скасовано.
agree = Погодитися
decline = Відмовити
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
standing = Підсумок
lay-unseen = Не показуючи
lay-seen = Горілиць
you-won = Ви перемогли
you-lost = Ви програли
game-over = Партію закінчено
curve = Як змінювалася перевага
curve-words = Ваша перевага наприкінці: { $last }; найбільша { $high }, найменша { $low }.
turning-points = Переломні моменти
lead-change = { $n } для вас
to-review = Аналіз
to-study = Розбір
to-studies = Розбори
play-on = Грати звідси
see-board = Подивитися поле
to-story = Історія партії
share = Поділитися
rematch-asked = Чекаємо: { $names }…
to-rematch = До реваншу
rematch-accept = Прийняти реванш
rematch-declined = Від реваншу відмовилися.
rematch-open = Реванш почався.
watch-rematch = Дивитися реванш
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
copy-table-link = Копіювати посилання на цей стіл
save-file = Зберегти файл
fair-title = Чесне тасування
fair-check = Перевірити тасування
help-touch = Затисніть карту або наведіть на неї, щоб роздивитися. Виберіть те, чого не можна вибрати, — і дізнаєтеся чому.
help-keys = Клавіші
read-rules = Прочитати правила

# Puzzles, and the steps of lessons.

exercise-known = Відомі карти
exercise-own-played = Ви зіграли
exercise-their-played = { $name }: зіграні карти
exercise-own-hand = Ваша рука
exercise-their-hand = { $name }: рука
exercise-unknown-card = долілиць
exercise-restart = Спочатку
exercise-locked = Рушій показує варіант. Закрийте його, щоб продовжити.
exercise-no-hints = Тут немає підказок.
exercise-show-again = Показати ще раз
exercise-try-again = Ще раз
