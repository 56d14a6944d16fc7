# The review of a finished game, in Ukrainian.

review-percent = { $n } %
review-start = Проаналізувати партію
review-none = Цю партію ще не аналізували.
review-interrupted = Сервер зупинився, перш ніж аналіз закінчився. Його можна запустити знову.
review-queued = { $n ->
    [0] Аналіз ось-ось почнеться.
    [one] Попереду ще { $n } аналіз.
    [few] Попереду ще { $n } аналізи.
   *[many] Попереду ще { $n } аналізів.
}
review-running = Оцінено рішень: { $done } з { $total }
review-done = Аналіз завершено.
review-progress = Перебіг аналізу
review-how = Кожне рішення оцінено за тим, що гравець тоді знав, і ніколи за прихованими картами. Пошук точний до кількох відсоткових пунктів.
review-partly = Партія довга, тож оцінено лише частину рішень: спершу перші в кожній дії, потім інші, рівномірно впродовж партії.
review-paste = Вставте запис партії
review-curve = Шанси на перемогу
review-curve-of = Шанси на перемогу: { $name }
review-decisions = Рішення
review-point = Крок { $step }, { $name }: { $n } % на перемогу.
review-point-cost = Крок { $step }, { $name }: { $n } % на перемогу, з них втрачено { $cost } %.
review-marks = «?!» позначає неточність (втрачено щонайменше 5 %), «?» помилку (10 %), «??» грубу помилку (15 %).
review-table = Усі рішення таблицею
review-step = Крок
review-player = Гравець
review-best = Краще
review-played = Зіграно
review-cost = Ціна
review-moments = Вирішальні моменти
review-no-moments = Жоден момент сам не вирішив цієї партії.
review-moment-inaccuracy = Крок { $step }: { $name } припускається неточності, і шанс падає з { $before } % до { $after } %
review-moment-mistake = Крок { $step }: { $name } припускається помилки, і шанс падає з { $before } % до { $after } %
review-moment-blunder = Крок { $step }: { $name } припускається грубої помилки, і шанс падає з { $before } % до { $after } %
review-moment-up = Крок { $step }: { $name }, шанс зростає з { $before } % до { $after } %
review-moment-down = Крок { $step }: { $name }, шанс падає з { $before } % до { $after } %
review-accuracy = точності
review-accuracy-how = Точність обчислено, як на шахових серверах, за тим, скільки шансу на перемогу втратила кожна дія: 100 %, якщо нічого не втрачено; кілька грубих помилок знижують її більше, ніж багато дрібних втрат.
review-counts = { $inaccuracies ->
    [one] { $inaccuracies } неточність,
    [few] { $inaccuracies } неточності,
   *[many] { $inaccuracies } неточностей,
} { $mistakes ->
    [one] { $mistakes } помилка,
    [few] { $mistakes } помилки,
   *[many] { $mistakes } помилок,
} { $blunders ->
    [one] { $blunders } груба помилка.
    [few] { $blunders } грубі помилки.
   *[many] { $blunders } грубих помилок.
}
review-judged = Оцінено { $n } з { $all } рішень.
review-no-mistakes = Помилок не знайдено.
review-mistake-at = { $grade }, крок { $step }: −{ $n } %
review-inaccuracy = Неточність
review-mistake = Помилка
review-blunder = Груба помилка
review-whose = { $name }, крок { $step }
review-lines = Що показує поле
review-made = Зіграно
review-better = Краще
review-after = Що далі
review-chance = { $n } % на перемогу
review-reason = Так шанс на перемогу більший на { $n } %.
review-position = Показати в повторі
review-retry = Спробувати звідси ще раз
review-retry-how = Дограйте ту партію і проаналізуйте її: дізнаєтеся, чи вирішили краще.
review-verdict-found = Знайдено: { $now } % на перемогу проти { $then } % першого разу.
review-verdict-improved = Краще, ніж першого разу: { $now } % на перемогу замість { $then } %. Можна було мати { $best } %.
review-verdict-same = Не краще, ніж першого разу: { $now } % на перемогу, а можна було мати { $best } %.
