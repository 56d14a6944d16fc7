# Riftbound in English: the catalogue, then the terminal. What happens in a game is said by its `speech`.

game-title = Riftbound
game-help = Champions and their decks fight over battlefields; the first to eight points wins.
game-summary = 2 to 4 players · 30 to 60 minutes
mode-duel = Duel
mode-duel-help = One against one, two battlefields, 8 points.
mode-match = Match
mode-match-help = Best of three duels; between them decks may change.
mode-skirmish = Skirmish
mode-skirmish-help = Three players, each for themselves.
mode-war = War
mode-war-help = Four players, each for themselves.
mode-magma = Two against two
mode-magma-help = Two teams, three battlefields, 11 points.
option-decks = Decks
option-decks-help = Who plays which deck.
group-starter = Starter decks
group-origins = Origins
group-spiritforged = Spiritforged
option-first = Who starts
option-first-help = The seat that takes the first turn.
option-lists = Deck lists
option-lists-help = Whether everybody may know what is in the decks.
value-lists-open = Open
value-lists-closed = Closed

# The terminal.

command-cards = Show the cards of Riftbound that the engine can play
command-decks = Show the decks of Riftbound, or check one
argument-card = A word of the name, a tag or the number of the cards
argument-deck = A deck by name, or a file with a list
metavar-deck = DECK
flag-decks = Riftbound: a deck for each seat, separated by slashes: "annie / garen", or lists of cards
bound-turn = Turn { $n }: { $name }
bound-setup = Before the first turn. Who starts: { $name }
bound-uncontrolled = no one
bound-field = { $card } (control: { $name })
bound-seat = { $name }, { $card }: { $points } of { $goal } points · hand { $hand } · deck { $deck } · trash { $trash }
bound-runes = Runes (ready of all): { $runes }
bound-champion = Champion Zone: { $card }
bound-chain = Chain, newest first: { $cards }
bound-deck = { $name }: { $card }
bound-notice = An unofficial fan project: Riftbound belongs to Riot Games.
bound-unit = { $name }: { $unit }
bound-might = { $n } Might
bound-damage = { $n } damage
bound-exhausted = exhausted
bound-gear-exhausted = exhausted
bound-stunned = stunned
bound-buffed = buffed
bound-attacker = attacks
bound-defender = defends
bound-temporary = temporary
bound-empowered = empowered
bound-attached = on { $unit }
bound-facedown = { $name }: a facedown card
bound-facedown-mine = { $name }: { $card }, facedown, can be played now
bound-facedown-new = { $name }: { $card }, facedown, can be played from the next turn on
bound-gone = { $name } has left the game
bound-automatic = Costs are paid for you, and you pass where you have nothing to answer with. “automatic” turns both off and on, “yield” passes until the turn is over.
automatic-on = Costs are paid and empty passes are made for you.
automatic-off = You are asked how to pay, and at every pass.
word-cards = cards
word-automatic = automatic
word-yield = yield
help-bound = A unit is shown with its number, its Might and its damage. In a cost [4] is Energy, and a letter is Power: { $domains }, [C] any domain of the card, [A] any at all. Answers may be shortened to the name of the card.
help-cards = the text of the cards in sight
help-automatic = pay and pass by itself, or not
help-yield = pass in showdowns and on the chain until this turn is over
yielding = You pass until this turn is over.
cards-none = no card fits “{ $word }”
cards-near = no card fits “{ $word }”; the nearest is { $guess }
decks-how = “riftable decks NAME”, “riftable decks FILE” or “riftable decks CODE” shows a list and checks it.
decks-none = there is no deck “{ $name }” and no such file; there is { $known }
decks-legal = The deck is legal, and every card can be played.
decks-line = As an option: { $line }
decks-code = Deck code: { $code }

# Keeping decks on a server.

refused-decks-need-account = Decks are kept here for accounts only. Without one, this browser keeps them.
refused-no-cards = There is no card in this list.
refused-unknown-deck = There is no such deck.
refused-too-many-decks = An account can keep at most { $n } decks.

# Puzzles.

puzzle-theme-lethal = Win this turn
puzzle-task-lethal = Win this turn, whatever your opponent does. Their hand is open.
puzzle-value-lethal = { $n ->
    [0] your opponent can stop you
   *[other] you win
}
