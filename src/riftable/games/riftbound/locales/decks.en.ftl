# Decks of Riftbound in the browser, in English. Text of cards and reasons come from the server.

decks-title = Decks of Riftbound
decks-lead = Take one of the decks that come along, change it, paste a list or a deck code, or build one card by card. The engine checks it at once.
decks-mine = My decks
decks-none = None yet.
decks-given = Decks that come along
deck-new = New deck
deck-new-unsaved = “{ $name }” is a new deck that you have not kept yet. Go on with it, or discard it and start anew?
deck-go-on = Go on with it
deck-start-anew = Discard it, start anew
deck-build = Build a deck
deck-here = in this browser
deck-paste = Paste a list or a deck code
deck-bring = Your deck
deck-bring-help = It is yours for this table only; nothing is kept.
deck-laid = The deck that lies at the seat
deck-playable = Ready to play
deck-not-playable = Not ready yet
deck-legal = By the rules of deck building: legal
deck-not-legal = By the rules of deck building: not legal
deck-supported = Every card can be played here
deck-not-supported = Some cards cannot be played here yet
deck-total = { $n ->
    [one] Main Deck: { $n } card
   *[other] Main Deck: { $n } cards
}
deck-later = { $n ->
    [one] A card of a later set is kept in the list, but cannot be played here yet:
   *[other] { $n } cards of later sets are kept in the list, but cannot be played here yet:
}
deck-later-mark = not playable yet
deck-banned-mark = banned
deck-banned-help = Banned in official one-on-one Constructed play. Here it can be played.
deck-banned-list = Banned in official one-on-one Constructed play, playable here:
deck-curve = Cards by Energy
deck-curve-bar = { $n ->
    [one] { $energy } Energy: { $n } card
   *[other] { $energy } Energy: { $n } cards
}
deck-reasons = What is wrong
deck-and-more = and { $n } more
deck-use = Use { $card }
deck-search = Cards
deck-words = Words: name, text or tag
deck-domains = Domains
deck-kind = Type
deck-cost = Energy
deck-set = Set
deck-any = any
deck-or-more = { $n } or more
deck-all-cards = Also cards that do not go with the legend
deck-aside = Add to the sideboard
deck-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
deck-more = Show more
deck-pick-legend = First choose a legend: it says which domains fit.
deck-take-legend = { $card }: choose as legend
deck-add = { $card }: one more
deck-fewer = { $card }: one fewer
deck-remove = Remove { $card }
deck-copies = { $n } in the deck
deck-view = What to show
deck-view-deck = The deck
deck-view-cards = Find cards
deck-name = Name of the deck
deck-untitled = Untitled
deck-legend = Legend
deck-champion = Chosen Champion
deck-pick-champion = none yet
deck-main = Main Deck: { $n } of { $size }
deck-runes = Runes: { $n } of { $size }
deck-fields = Battlefields: { $n }
deck-side = Sideboard: { $n } of at most { $size }
deck-keep = Keep this deck
deck-kept = Kept in your account.
deck-kept-here = Kept in this browser. With an account you find it on other devices too.
deck-unsaved = Not kept yet. Your changes stay in this browser, also if you leave this page.
deck-unsaved-mark = changes not kept yet
deck-discard = Discard the changes
deck-discard-sure = Discard what you have changed since the deck was last kept?
deck-play = Play with it
deck-copy-code = Copy deck code
deck-copy-list = Copy list
deck-code-without = { $n ->
    [one] One entry that is not a known card is not in the code.
   *[other] { $n } entries that are not known cards are not in the code.
}
deck-take-below = The browser does not allow copying: take it from the box below.
deck-drop = Forget this deck
deck-drop-sure = Forget the deck “{ $name }”?
deck-written = As a list or deck code
deck-written-help = Paste here: a list of any program, CSV, card numbers, or a deck code. What cannot be played is kept until you remove it.
