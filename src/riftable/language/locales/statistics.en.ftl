# Ratings, win rates, openings and habits in the browser, in English.

ratings-open = Ratings
ratings-lead = How strong the accounts of this server are, by their games against each other.
ratings-off = The host of this server has not turned ratings on.
ratings-how = Finished games between accounts count, from their beginning: no bots, no guests, no games against yourself. Leaving a game early counts as a loss. The list is ordered by the lower end of each rating, so it takes more than a few lucky games.
ratings-empty =
    { $n ->
        [one] No one is listed yet: it takes { $n } rated game.
       *[other] No one is listed yet: it takes { $n } rated games.
    }
ratings-place = Place
ratings-name = Player
ratings-rating = Rating
ratings-games = Games
ratings-you = you
ratings-value = { $rating } ± { $margin }
ratings-mine =
    { $n ->
        [one] Your rating: { $rating } ± { $margin }, from { $n } game.
       *[other] Your rating: { $rating } ± { $margin }, from { $n } games.
    }
ratings-none-yet = You have no rated game yet.
ratings-guest = Only accounts are rated. Your games count from the moment you have one.
ratings-listed = Show me in this list
ratings-listed-text = Your rating stays in your profile, whether or not you are listed.
ratings-saved = Saved.
statistics-open = Win rates
statistics-lead = How often each choice is on the winning side, with which others, and by when it was picked.
statistics-none = No game on this server has such statistics.
statistics-sources = Games
statistics-bots = Bots: { $label }
statistics-server = This server
statistics-from-bots =
    { $n ->
        [one] From { $n } game in which { $bot } plays both sides.
       *[other] From { $n } games in which { $bot } plays both sides.
    }
statistics-from-server =
    { $n ->
        [one] From { $n } seat of people in finished games on this server, against people and bots. No one is named.
       *[other] From { $n } seats of people in finished games on this server, against people and bots. No one is named.
    }
statistics-not-yet =
    { $n ->
        [one] This server’s own games are shown once people have taken { $n } seat in finished ones.
       *[other] This server’s own games are shown once people have taken { $n } seats in finished ones.
    }
statistics-all = All choices
statistics-closer = A closer look at
statistics-partners = Best partners of { $name }
statistics-few = Too few games with the same partner.
statistics-picks = { $name } by its player’s pick
statistics-pick = Pick { $n }
openings-title = Openings of your drafts
openings-text = What you choose first, and how these games ended. In brackets: how often you choose it, and how often bots do.
openings-label = { $label } ({ $share }, bots { $bots })
openings-label-alone = { $label } ({ $share })
habits-title = Habits
habits-text =
    { $n ->
        [one] From { $n } game in which you made all decisions of your seat.
       *[other] From { $n } games in which you made all decisions of your seat.
    }
habits-not-yet =
    { $n ->
        [one] Habits show from { $n } game on.
       *[other] Habits show from { $n } games on; you have { $have }.
    }
habit-numbers = You { $share } ({ $times } of { $occasions }), bots { $bots }
habit-scale = From 0 to 100%: your share with its 95% interval; the triangle marks the bots.
