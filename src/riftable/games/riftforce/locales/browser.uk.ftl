# Стіл Riftforce у браузері, українською.

guilds-named = названо { $n } з { $all }
do-play = { $n ->
    [one] Викласти { $n } карту
    [few] Викласти { $n } карти
   *[many] Викласти { $n } карт
}
fill-gap = Спершу заповніть проміжок
do-activate = Активувати: { $n }
do-activate-none = Скинути й нічого не активувати
do-take = Узяти: { $what }
choose-lane = Вибрати: { $lane }
gains-in-all = { $n ->
    [one] Ця дія приносить { $n } силу розлому.
    [few] Ця дія приносить { $n } сили розлому.
   *[many] Ця дія приносить { $n } сил розлому.
}
yours = у вас
empty = порожньо
place-n = місце { $n }
life-of = { $now } з { $all }
would-fall = буде знищено
would-have = лишиться { $n }
would-come = з’явиться тут
would-move = переміститься сюди
score-cell = { $lane }: у вас { $mine }, у них { $other }
control-you = Її можете захопити ви: це дасть +1 силу розлому
control-foe = Її може захопити противник: це дасть йому +1 силу розлому
unit-state = Поранення { $damage } · { $who }
nine-cards = Дев’ять карт: чотири 5, три 6, дві 7.
on-offer = Гільдії на вибір
pick-track = Порядок вибору
pick-made = Вибір { $n }: { $name }, зроблено
pick-now = Вибір { $n }: { $name }, зараз
pick-to-come = Вибір { $n }: { $name }
pick-n = вибір { $n }
pick-maybe = вибір { $n } · { $guild }?
dealt-guild = роздано
dealt-later = роздадуть потім
guilds-of = гільдій: { $n } з { $all }
guilds-of-player = Гільдії: { $name }
took-guild = Бере { $name } · вибір { $n }
you-took-guild = Ваша · вибір { $n }
good-at-fire = сильний удар
good-at-earth = ранить, щойно виклали
good-at-light = ранить і лікує
good-at-plant = притягує ворогів
good-at-water = два удари й рух
good-at-ice = добиває останнього
good-at-shadow = добиває заради сили
good-at-crystal = найсильніший удар, дорога втрата
good-at-thunderbolt = обирає ціль
good-at-air = легкі удари всюди
good-at-acid = ранить двох, без сили
good-at-beast = поранений б’є сильніше
good-at-lava = ранить обабіч
good-at-love = лікує, щойно виклали
good-at-magnet = тягне останнього за собою
good-at-music = переманює знищених
good-at-sand = ранить увесь ряд
good-at-star = дає карти
next-plan = Наступний план
plans-met = { $n ->
    [one] { $n } виконано
    [few] { $n } виконано
   *[many] { $n } виконано
}
plan-control = контроль
at-n = тер. { $n }
stars = { $n ->
    [one] { $n } зірочка
    [few] { $n } зірочки
   *[many] { $n } зірочок
}
play-or-activate = Виберіть територію, щоб викласти, або елементалів, щоб активувати, скинувши карту.
play-where = Виберіть територію, щоб викласти карту.
about-guild = Про гільдію: { $guild }
guild-list = Гільдії
area-green = зелена зона
area-gray = сіра зона
area-both = обидві зони
trainer = Тренер
hint-play = Подумайте про те, щоб викласти карти.
hint-activate = Подумайте про активацію.
hint-draw = Подумайте про те, щоб захопити території та взяти карти.
hint-draw-where = Полічіть карти на руці й території, де є ваші елементалі й немає ворожих.
hint-guild = Подумайте, чого ваші гільдії ще не вміють.
riftforce-help = Виберіть карту з руки, потім територію, щоб викласти її там, або своїх елементалів, щоб активувати їх, скинувши карту. До трьох одразу, однієї гільдії або з одним значенням. Золота кнопка каже, що станеться.
riftforce-won = Ви прорвали лінію
riftforce-lost = Лінія встояла
riftforce-ends-at = { $goal ->
    [one] Гра триває до { $goal } сили розлому.
   *[other] Гра триває до { $goal } сил розлому.
}
