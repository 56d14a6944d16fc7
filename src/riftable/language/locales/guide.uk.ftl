# The long texts of the browser, in Ukrainian: the rules in our own words, the lesson, accounts and shuffles.

# Rules.

rules-title = Правила гри { $game }
rules-try = Спробувати в уроці
example = Приклад
example-before = до
example-after = після

# The lesson.

lesson-start = Почати
lesson-go = Далі
lesson-close = Без учителя
lesson-name = Урок

# My account.

account-title = Ваш обліковий запис
account-is = Ви граєте тут під цим ім’ям, з паролем.
account-guest = Ви граєте тут без облікового запису: вас знає лише цей браузер. З паролем (на головній сторінці) ви знайдете свої партії на будь-якому пристрої.
account-nobody = Цей сервер ще не має даних про вас. Вони з’являться з першою вашою партією.
account-where = Де виконано вхід
account-where-text = Кожен браузер із цього списку грає від вашого імені.
account-here = цей браузер
account-since = з { $date }, востаннє { $seen }
account-end = Вийти
account-end-of = Вийти: { $agent }
account-end-others = Вийти всюди, крім цього браузера
account-ended = Вихід виконано.
account-new-password = Змінити пароль
account-new-password-text = В усіх інших браузерах буде виконано вихід.
account-old = Поточний пароль
account-new = Новий пароль (від 8 до 200 знаків)
account-new-again = Новий пароль ще раз
account-change = Змінити пароль
account-changed = Пароль змінено. В усіх інших браузерах виконано вихід.
account-unlike = Два нові паролі не збігаються.
account-data = Ваші дані
account-data-text = Усе, що цей сервер знає про вас, в одному файлі: ім’я, де виконано вхід, ваші партії та повідомлення за столами.
account-save = Зберегти все у файл
account-leave = Піти назавжди
account-leave-text = Ваше ім’я, пароль, дані про входи та партії проти ботів буде видалено. Партії з іншими людьми лишаться, але без вашого імені й ваших повідомлень. Скасувати це неможливо.
account-forget = Видалити мій обліковий запис
account-forget-guest = Видалити мої дані
account-password = Ваш пароль ще раз
account-sure = Так, видалити
account-keep = Ні, лишити
account-gone = Видалено. Цей сервер більше не має даних про вас.

# My profile.

profile-title = Ваш профіль
profile-is = Партії, які ви тут завершили. Цю сторінку бачите лише ви.
profile-guest = Партії, які ви завершили в цьому браузері. Цю сторінку бачите лише ви.
profile-parts = Частини профілю
profile-history = Партії
profile-results = Результати
history-filters = Фільтри
history-games = Завершені партії
history-count =
    { $n ->
        [one] { $n } партія
        [few] { $n } партії
       *[many] { $n } партій
    }
history-none = Завершених партій ще немає. Вони з’являться тут, починаючи з першої.
history-no-match = Жодна партія не відповідає цим фільтрам.
history-clear = Показати всі партії
history-with = з ким: { $names }
history-pages = Сторінки
history-page = Сторінка { $page } з { $pages }
history-newer = Новіші
history-older = Давніші
filter-any = усі
filter-always = за весь час
filter-game = Гра
filter-mode = Режим
filter-against = Противники
filter-outcome = Результат
filter-period = Період
filter-days =
    { $n ->
        [one] останній { $n } день
        [few] останні { $n } дні
       *[many] останні { $n } днів
    }
filter-text = Ім’я іншого гравця
filter-find = Шукати
opponents-bots = боти
opponents-people = люди
opponents-mixed = люди й боти
opponents-self = кілька моїх місць
opponents-none = без противників (соло)
outcome-won = Перемога
outcome-drawn = Нічия
outcome-lost = Поразка
outcome-none = обидві сторони
length-minutes = { $n } хв
length-hours = { $n } год
length-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
decisions =
    { $n ->
        [one] { $n } рішення
        [few] { $n } рішення
       *[many] { $n } рішень
    }
not-counted = з позиції, не враховано
results-none = Результатів ще немає. Враховано партії, зіграні від початку, крім тих, де кілька сторін ваші.
results-total = Загалом
results-all = Усі партії
results-modes = За режимами
results-bots = Проти ботів
results-partners = З напарниками
results-interval = де ймовірно лежить частка перемог (95 %)
share-won = Частка перемог
share-interval = { $share } (від { $low } до { $high })

# Fair shuffles.

fair-how = Ще до приходу гравців стіл обіцяє таємне число. Кожне місце додає своє, обіцяне ще до того, як видно чужі. Кожна карта випливає з них усіх разом. Після партії таємницю показують, і ваш браузер тягне кожну карту знову.
fair-promised = Що обіцяв цей стіл
fair-later = Партія ще триває. Поверніться потім: цей браузер занотував обіцянку.
fair-busy = Кожну карту тягнуть знову…
fair-yes = Тасували, як обіцяли
fair-no = Тасували не так, як обіцяли
fair-seed = Таємниця столу
fair-commitment = Обіцянка, що їй відповідає
fair-noted-same = Саме її цей браузер занотував перед партією.
fair-noted-other = Це не та, яку цей браузер занотував перед партією.
fair-noted-none = Цей браузер нічого не занотував перед партією; порівняйте з тим, що бачили інші.
fair-seat = Додало місце { $n }
fair-salt-mine = Це те, що додав ваш браузер.
fair-salt-own = Показано з цього місця.
fair-salt-server = Бот або гравець, який нічого не додав: частка сервера, і вона випливає з таємниці.
fair-salt-missed = Ваш браузер обіцяв число, але воно не надійшло вчасно: його місце зайняла частка сервера, що випливає з таємниці.
fair-salt-foreign = Частка сервера, але вона не випливає з таємниці.
fair-salt-exchanged = Це не те, що додав ваш браузер.
fair-alone = Люди нічого не додали: що таємницю не дібрали на чиюсь користь, засвідчує лише сервер.
fair-draws = Карти та інші випадкові події
fair-drawn = { $all ->
    [0] За цим столом випадок нічого не визначав.
   *[other] Збігаються: { $n } з { $all }.
}
fair-uncovered = { $n ->
    [one] { $n } випадкова подія лишилася без пояснення.
    [few] { $n } випадкові події лишилися без пояснення.
   *[many] { $n } випадкових подій лишилося без пояснення.
}
fair-wrong = Хід { $at } був { $drawn }, а мав бути { $due }.
fair-file = Перевірити збережений запис
fair-unable = Браузери рахують це лише через https або на машині, де працює стіл. Тут вашу частку додав сервер; команда внизу перевіряє все.
fair-limits = Чого це не доводить
fair-limits-text = Господар сервера може дивитися на карти, і довести протилежне неможливо. Що могло випасти щоразу, ця сторінка знає лише від сервера. А гравець, який пообіцяв число, побачив чужі й притримав своє, міг вибрати з двох тасувань.
fair-command = Ця команда, запущена у вас зі збереженим записом, обходиться без жодного слова сервера:

# Short lessons: the list, and one step of a lesson.

lesson-list = Короткі уроки
lesson-count = Пройдено { $n } з { $all }
lesson-done = пройдено
lesson-all = Усі уроки
lesson-missing = Урок не знайдено
lesson-step = Крок { $n } з { $all }
lesson-show = Покажіть
lesson-shown = Ось як це робиться
lesson-your-turn = Тепер ваша черга.
lesson-right = Чудово!
lesson-wrong = Не зовсім.
lesson-next-step = Наступний крок
lesson-next = Далі: { $title }
lesson-skip = Пропустити
