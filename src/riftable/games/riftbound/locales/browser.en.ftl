# The table of Riftbound in the browser, in English.

deck-of-seat = Deck of seat { $n }
riftbound-help = Play cards from your hand, send units to battlefields, and hold them: the first to eight points wins. Selectable items have a green frame; the gold button says what it does.

rb-you = You
rb-fury = Fury
rb-calm = Calm
rb-mind = Mind
rb-body = Body
rb-chaos = Chaos
rb-order = Order
rb-unit = Unit
rb-spell = Spell
rb-gear = Gear
rb-legend = Legend
rb-battlefield = Battlefield
rb-champion = Champion
rb-signature = Signature
rb-token = Token
rb-action = Action
rb-reaction = Reaction
rb-ability = Ability
rb-ready = ready
rb-exhausted = exhausted
rb-legend-ready = ready
rb-legend-exhausted = exhausted
rb-gear-ready = ready
rb-gear-exhausted = exhausted
rb-stunned = stunned
rb-buffed = buffed
rb-temporary = Temporary
rb-empowered = Empowered
rb-attacker = attacks
rb-defender = defends
rb-might = Might
rb-might-n = Might { $n }
rb-might-now = Might now
rb-printed = printed { $n }
rb-damage = Damage
rb-damage-n = damage { $n }
rb-state = State
rb-effect = effect
rb-bears-n = { $n } Equipment
rb-worn-by = on { $unit }
rb-in-effect = In effect
rb-whose = Controlled by
rb-energy = { $n } Energy
rb-power-n = { $n } Power
rb-power-of = Power of { $domain }
rb-power-any = Power of any domain
rb-exhaust = exhaust
rb-cost = costs { $n }
rb-rune-fury = Fury rune
rb-rune-calm = Calm rune
rb-rune-mind = Mind rune
rb-rune-body = Body rune
rb-rune-chaos = Chaos rune
rb-rune-order = Order rune
rb-runes-of = Runes of { $name }
rb-runes-n = { $domain }: { $ready } of { $all } ready
rb-no-runes = no runes yet
rb-left = no longer there
rb-uncontrolled = no one holds it
rb-field-unchosen = not chosen yet
rb-you-hold = you hold it
rb-holds = { $name } holds it
rb-contested = contested by { $name }
rb-contested-you = contested by you
rb-sums = Might: yours { $mine }, theirs { $theirs }
rb-scored = scored
rb-facedown = facedown
rb-facedown-of = Facedown card: { $name }
rb-facedown-mine = Your facedown card: { $card }
rb-open-field = Look at { $field }; cards, theirs and yours:
rb-tab-theirs = { $n } theirs
rb-tab-yours = { $n } yours
rb-tab-empty = empty
rb-chain = Chain
rb-newest = newest first
rb-chain-empty = the chain is empty
rb-showdown = Showdown
rb-showdown-at = Showdown: { $field }
rb-pending = being played
rb-pending-ability = going on the chain
rb-next = resolves next
rb-aims = chosen:
rb-attack-you = You attack with
rb-attacks-with = { $name } attacks with
rb-defend-you = You defend with
rb-defends-with = { $name } defends with
rb-focus = Focus
rb-priority = Priority
rb-passed = Passed
rb-base = Base
rb-your-base = Your base
rb-base-of = Base of { $name }
rb-champion-play = champion in play
rb-champion-chain = champion on the chain
rb-champion-hidden = champion face down
rb-champion-hand = champion in hand
rb-champion-trash = champion in the trash
rb-champion-banished = champion banished
rb-champion-deck = champion in the deck
rb-champion-unseen = champion out of sight
rb-gone = has left
rb-opponents = The others
rb-partner = partner
rb-choices-here = something to pick here
rb-in-deck = { $n } in the Main Deck
rb-in-rune-deck = { $n } in the Rune Deck
rb-in-trash = { $n } in the trash
rb-in-banished = { $n } banished
rb-piles-of = Decks and trash: { $name }
rb-trash = Trash
rb-banished = Banished cards
rb-main-deck = Main Deck
rb-rune-deck = Rune Deck
rb-any-order = You know these cards, not their order.
rb-closed-list = This list is closed.
rb-unplaced = From the list, not seen yet
rb-towards = to { $place }
rb-taps = { $n ->
    [one] exhausts { $n } rune
   *[other] exhausts { $n } runes
}
rb-recycles = recycles { $n }
rb-uses = uses { $cards }
rb-pay-otherwise = Pay otherwise
rb-pass-priority = Pass priority
rb-pass-focus = Pass focus
rb-keep = Keep this hand
rb-go = Move
rb-choose-nothing = Choose nothing
rb-exchange = { $n ->
    [one] Exchange { $n } card
   *[other] Exchange { $n } cards
}
rb-discard-cards = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
rb-recycle-cards = { $n ->
    [one] Recycle { $n } card
   *[other] Recycle { $n } cards
}
rb-move-units = Move { $n } units
rb-then-resolves = { $card } resolves next
rb-then-answers = then { $name } may answer
rb-then-focus = then { $name } has focus
rb-then-combat = all have passed: combat
rb-then-control = all have passed: { $field } is settled
rb-then-over = all have passed: the showdown ends
rb-wait-priority = { $name } has priority: may answer { $card }
rb-wait-focus = { $name } has focus in the showdown at { $field }
rb-wait-main = It is the turn of { $name }
rb-wait-choice = { $name } decides something
rb-points = { $n } of { $goal } points
rb-games = Games: you { $mine }, they { $theirs }
rb-games-short = Games { $left } : { $right }
rb-resign-match = Give up the whole match, not only this game?
rb-deeds = What each side did
rb-deeds-conquered = Conquered: { $n }
rb-deeds-held = Held: { $n }
rb-deeds-lost = Units lost: { $n }
rb-deeds-played = Cards played: { $n }
rb-deeds-fields = Battlefields
rb-deeds-cards = Cards
rb-autopass = Passing
rb-autopass-about = The table may pass for you where you say so. The rules ask every time; this is only your wish, and no one else sees it. What you say under “Auto-pass” and “Stop and ask me even so” holds at every table you play at in this browser. Among people the table passes by itself only where everyone can see that you have no answer, and every pass takes the same moment at least: neither tells anything of your hand.
rb-pass-where = Auto-pass
rb-auto-about = The table passes for you where there is nothing to decide.
rb-pass-auto = where I can do nothing else (among people: and everyone can see that)
rb-pass-own = on my own cards and abilities
rb-auto = Auto-pass
rb-auto-does = Passes where you can do nothing else; among people, only where everyone can see that. Off: full control
rb-only-pass = You can only pass. You are asked so that no one else can tell.
rb-full-does = Full control: you are asked every time
rb-yield = Yield
rb-yield-about = The table passes for you although you could answer: what waits happens without you. You can stop that at any time.
rb-yield-turn = Yield this turn
rb-yield-attacked = until I am attacked
rb-yield-card = whenever { $card } is next to resolve
rb-yield-stop = Stop yielding
rb-swap-title = Sideboard
rb-swap-main = Main Deck
rb-swap-side = Sideboard
rb-swap-out = { $card }: to the sideboard
rb-swap-in = { $card }: into the deck
rb-swap-count = { $n ->
    [0] Swap cards one for one, or keep the deck.
    [one] { $n } card is swapped.
   *[other] { $n } cards are swapped.
}
rb-swap-uneven = Out: { $out }, in: { $back }. As many cards must come in as go out.
rb-swap-none = Keep the deck as it is
rb-swap-send = { $n ->
    [one] Swap { $n } card
   *[other] Swap { $n } cards
}
rb-stops = Stop and ask me even so
rb-stop-spell = when someone else plays a card
rb-stop-ability = when someone else uses an ability
rb-stop-showdown = in a showdown
rb-stop-attacked = when I am attacked
rb-if-all-pass = If all pass
rb-dealt-otherwise = Damage can also be dealt otherwise.
rb-result = Result
