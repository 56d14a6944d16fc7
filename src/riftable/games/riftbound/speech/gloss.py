"""What the words in brackets on cards mean, in a sentence each: cards say them, the rules explain them.

They stay English in every language, as they are printed; numbers behind them are part of the card.
"""

from __future__ import annotations

from typing import Final

from riftable.language.fr import SEMICOLON

GLOSSES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "Action": "Can be played on your turn, and in any showdown while you have focus.",
        "Reaction": "Can be played whenever you have priority or focus, also in answer to the chain.",
        "Accelerate": "For 1 Energy and 1 Power more it enters ready.",
        "Add": "Gives Energy or Power at once; no one can answer.",
        "Assault": "So much more Might while it attacks; 1 where no number is given.",
        "Deathknell": "What follows happens when it dies.",
        "Deflect": "Opponents pay so much more Power, of any domain, to choose it; 1 without a number.",
        "Ganking": "It may move from one battlefield straight to another.",
        "Hidden": "Recycle a rune to lay it facedown at a battlefield you control. "
        "From the next turn on it is a Reaction there and costs nothing.",
        "Legion": "What follows counts only if you have played another card this turn.",
        "Mighty": "A unit with 5 Might or more is Mighty.",
        "Shield": "So much more Might while it defends; 1 where no number is given.",
        "Tank": "In combat it is dealt damage before all others.",
        "Temporary": "It dies when its controller’s next turn begins, before points are scored.",
        "Vision": "When you play it, look at the top card of your Main Deck; you may recycle that card.",
        "Unique": "A deck may hold only one card of this name.",
        "Equip": "Pay this to attach it to a unit you control.",
        "Quick-Draw": "It is a Reaction, and is attached to a unit you control when you play it.",
        "Repeat": "Pay this as well to have the spell happen once more, with choices of its own.",
        "Weaponmaster": "When you play it, you may attach Equipment of yours to it for its Equip "
        "cost less 1 Power.",
    },
    "fr": {
        "Action": "Se joue pendant votre tour, et dans tout Showdown quand vous avez le Focus.",
        "Reaction": "Se joue dès que vous avez la Priority ou le Focus, aussi en réponse à la Chain.",
        "Accelerate": "Pour 1 Energy et 1 Power de plus, elle entre en jeu Ready.",
        "Add": f"Donne aussitôt de l’Energy ou de la Power{SEMICOLON}personne ne peut répondre.",
        "Assault": "Autant de Might en plus quand elle attaque, 1 sans nombre.",
        "Deathknell": "La suite se produit quand elle est éliminée.",
        "Deflect": "Pour la cibler, un adversaire paie autant de Power en plus (tout Domain), 1 "
        "sans nombre.",
        "Ganking": "Elle peut aller directement d’un Battlefield à l’autre.",
        "Hidden": "Remettez une Rune au bas du Rune Deck (Recycle) pour poser la carte face cachée sur un "
        "Battlefield que vous contrôlez. Dès le tour suivant, c’est une Reaction qui ne coûte rien.",
        "Legion": "La suite ne vaut que si vous avez déjà joué une autre carte pendant ce tour.",
        "Mighty": "Une Unit est Mighty à partir de 5 Might.",
        "Shield": "Autant de Might en plus quand elle défend, 1 sans nombre.",
        "Tank": "Au combat, elle reçoit des dégâts avant toutes les autres.",
        "Temporary": "Elle est éliminée au début du prochain tour du joueur qui la contrôle, "
        "avant de marquer.",
        "Vision": "Quand vous la jouez, regardez la première carte de votre Main Deck. "
        "Vous pouvez la remettre au bas du Main Deck (Recycle).",
        "Unique": "Un Deck ne peut contenir qu’une seule carte de ce nom.",
        "Equip": "Payez ceci pour l’attacher à une Unit que vous contrôlez.",
        "Quick-Draw": "C’est une Reaction, attachée à une Unit que vous contrôlez quand vous la jouez.",
        "Repeat": "Payez aussi ceci pour que le Spell ait lieu une fois de plus, avec ses propres choix.",
        "Weaponmaster": "Quand vous la jouez, vous pouvez lui attacher un Equipment que vous contrôlez "
        "pour son coût d’Equip moins 1 Power.",
    },
    "uk": {
        "Action": "Можна розіграти у свій хід і в будь-якій сутичці, коли фокус у вас.",
        "Reaction": "Можна розіграти, коли пріоритет або фокус у вас, зокрема у відповідь на ланцюг.",
        "Accelerate": "Доплатіть 1 енергії та 1 сили, і боєць увійде готовим.",
        "Add": "Одразу дає енергію чи силу; відповісти на це не можна.",
        "Assault": "На стільки більше міці, коли атакує; без числа — на 1.",
        "Deathknell": "Те, що далі, стається, коли він гине.",
        "Deflect": "Щоб вибрати його, противник доплачує стільки сили будь-якого домену; без числа — 1.",
        "Ganking": "Може йти з одного поля бою просто на інше.",
        "Hidden": "Підкладіть руну під колоду, щоб покласти карту долілиць на поле бою під своїм "
        "контролем. З наступного ходу там це Reaction, і вона нічого не коштує.",
        "Legion": "Те, що далі, діє, лише якщо цього ходу ви вже розіграли іншу карту.",
        "Mighty": "Боєць із міццю 5 або більше — Mighty.",
        "Shield": "На стільки більше міці, коли захищається; без числа — на 1.",
        "Tank": "У бою отримує шкоду раніше за всіх інших.",
        "Temporary": "Гине на початку наступного ходу того, хто його контролює, ще до здобуття очок.",
        "Vision": "Коли ви його розігруєте, подивіться на верхню карту своєї колоди. "
        "Її можна підкласти під колоду.",
        "Unique": "У колоді може бути лише одна карта з цією назвою.",
        "Equip": "Сплатіть це, щоб надягти його на свого бійця.",
        "Quick-Draw": "Це Reaction; коли ви його розігруєте, надягніть його на свого бійця.",
        "Repeat": "Сплатіть ще й це, і закляття спрацює ще раз із власним вибором.",
        "Weaponmaster": "Коли ви його розігруєте, можете надягти на нього своє екіпірування за його "
        "вартість Equip, меншу на 1 силу.",
    },
}  # fmt: skip
