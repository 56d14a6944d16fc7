# Стіл Riftforce у браузері, українською.

guilds-named = названо { $n } з { $all }
do-play = { $n ->
    [one] Викласти { $n } карту
    [few] Викласти { $n } карти
   *[many] Викласти { $n } карт
}
do-activate = Активувати: { $n }
do-take = Узяти: { $what }
choose-lane = Вибрати: { $lane }
yours = у вас
empty = порожньо
place-n = місце { $n }
life-of = { $now } з { $all }
would-fall = буде знищено
would-have = лишиться { $n }
would-come = з’явиться тут
would-move = переміститься сюди
score-cell = { $lane }: у вас { $mine }, у них { $other }
unit-state = Поранення { $damage } · { $who }
nine-cards = Дев’ять карт: чотири 5, три 6, дві 7.
on-offer = Гільдії на вибір
taken-guilds = Чиї гільдії
none-yet = ще немає
next-plan = Наступний план
plans-met = { $n ->
    [one] { $n } виконано
    [few] { $n } виконано
   *[many] { $n } виконано
}
at-n = тер. { $n }
stars = { $n ->
    [one] { $n } зірочка
    [few] { $n } зірочки
   *[many] { $n } зірочок
}
play-or-activate = Виберіть територію, щоб викласти, або елементалів, щоб активувати, скинувши карту
about-guild = Про гільдію: { $guild }
area-green = зелена зона
area-gray = сіра зона
area-both = обидві зони
trainer = Тренер
hint-play = Подумайте про те, щоб викласти карти.
hint-activate = Подумайте про активацію.
hint-draw = Подумайте про те, щоб захопити території та взяти карти.
hint-draw-where = Полічіть карти на руці й території, де немає ворогів.
riftforce-help = Виберіть карту з руки, потім територію, щоб викласти її там, або своїх елементалів, щоб активувати їх, скинувши карту. До трьох одразу, однієї гільдії або з одним значенням. Золота кнопка каже, що станеться.
riftforce-won = Ви прорвали лінію
riftforce-lost = Лінія встояла
