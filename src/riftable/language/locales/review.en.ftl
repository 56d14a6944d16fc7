# The review of a finished game.

review-percent = { $n }%
review-start = Review the game
review-none = This game has not been reviewed yet.
review-interrupted = The server stopped before this review was finished. You can start it again.
review-queued = { $n ->
    [0] The review is about to start.
    [one] { $n } other review comes first.
   *[other] { $n } other reviews come first.
}
review-running = Judging the decisions: { $done } of { $total }
review-done = The review is done.
review-progress = Progress of the review
review-how = Each decision is judged by what its player knew then, never by hidden cards. The search is accurate to a few percentage points.
review-partly = The game is long, so only a part of the decisions was judged: the first ones of each action, then others, spread over the game.
review-paste = Paste the record of a game
review-curve = Chances to win
review-curve-of = Chances to win: { $name }
review-decisions = Decision
review-point = Step { $step }, { $name }: { $n }% to win.
review-point-cost = Step { $step }, { $name }: { $n }% to win, and { $cost }% given away.
review-marks = ?! is an inaccuracy (5% or more given away), ? a mistake (10%), ?? a blunder (15%).
review-table = All decisions as a table
review-step = Step
review-player = Player
review-best = Best
review-played = Played
review-cost = Cost
review-moments = The moments that mattered
review-no-moments = No single moment decided this game.
review-moment-inaccuracy = Step { $step }: { $name } falls from { $before }% to { $after }% by an inaccuracy
review-moment-mistake = Step { $step }: { $name } falls from { $before }% to { $after }% by a mistake
review-moment-blunder = Step { $step }: { $name } falls from { $before }% to { $after }% by a blunder
review-moment-up = Step { $step }: { $name } rises from { $before }% to { $after }%
review-moment-down = Step { $step }: { $name } falls from { $before }% to { $after }%
review-accuracy = accuracy
review-accuracy-how = Accuracy is computed as on chess servers, from the chance to win that each action gave away: 100% if none did; a few blunders lower it more than many small losses.
review-counts = { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy,
   *[other] { $inaccuracies } inaccuracies,
} { $mistakes ->
    [one] { $mistakes } mistake,
   *[other] { $mistakes } mistakes,
} { $blunders ->
    [one] { $blunders } blunder.
   *[other] { $blunders } blunders.
}
review-judged = Judged: { $n } of { $all } decisions.
review-no-mistakes = No mistakes found.
review-mistake-at = { $grade } at step { $step }: −{ $n }%
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-whose = { $name }, step { $step }
review-lines = What the board shows
review-made = Played
review-better = Better
review-after = What follows
review-chance = { $n }% to win
review-reason = It keeps { $n }% more of the chance to win.
review-position = Show in the replay
review-retry = Try again from here
review-retry-how = Play that game to its end and review it: you are told whether you decided better.
review-verdict-found = You found it: { $now }% to win, against { $then }% the first time.
review-verdict-improved = Better than the first time: { $now }% to win instead of { $then }%. { $best }% was possible.
review-verdict-same = No better than the first time: { $now }% to win, and { $best }% was possible.
