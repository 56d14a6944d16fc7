# The long texts of the browser, in English: the rules in our own words, the lesson, accounts and shuffles.

# Rules.

rules-title = The rules of { $game }
rules-try = Try it in the lesson
example = Example
example-before = before
example-after = afterwards

# The lesson.

lesson-start = Begin
lesson-go = Go on
lesson-close = Without a teacher
lesson-name = Lesson

# My account.

account-title = Your account
account-is = You play here under this name, with a password.
account-guest = You play here without an account: only this browser knows you. Set a password on the first page to find your games on any device.
account-nobody = This server has no data about you yet. It will from your first game on.
account-where = Where you are signed in
account-where-text = Every browser listed here plays in your name.
account-here = this browser
account-since = since { $date }, last used { $seen }
account-end = Sign out
account-end-of = Sign out: { $agent }
account-end-others = Sign out everywhere else
account-ended = Signed out.
account-new-password = Change password
account-new-password-text = Every other browser is signed out.
account-old = Current password
account-new = New password (8 to 200 characters)
account-new-again = New password, once more
account-change = Change password
account-changed = Password changed. All other browsers are signed out.
account-unlike = The two new passwords are not the same.
account-data = Your data
account-data-text = Everything this server knows about you, in one file: your name, where you are signed in, your games and your messages at tables.
account-save = Save everything as a file
account-leave = Leave for good
account-leave-text = Your name, your password, where you are signed in and your games against bots are deleted. Games with other people stay, without your name and without your messages. This can’t be undone.
account-forget = Delete my account
account-forget-guest = Delete my data
account-password = Your password, once more
account-sure = Yes, delete
account-keep = No, keep it
account-gone = Deleted. This server has no data about you any more.

# My profile.

profile-title = Your profile
profile-is = The games you have finished here. Only you see this page.
profile-guest = The games you have finished in this browser. Only you see this page.
profile-parts = Parts of the profile
profile-history = Games
profile-results = Results
history-filters = Filters
history-games = Finished games
history-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
history-none = No finished games yet. They appear here from your first one on.
history-no-match = No game matches these filters.
history-clear = Show all games
history-with = with { $names }
history-pages = Pages
history-page = Page { $page } of { $pages }
history-newer = Newer
history-older = Older
filter-any = all
filter-always = at any time
filter-game = Game
filter-mode = Mode
filter-against = Opponents
filter-outcome = Result
filter-period = Period
filter-days = the last { $n } days
filter-text = Name of another player
filter-find = Search
opponents-bots = bots
opponents-people = people
opponents-mixed = people and bots
opponents-self = several seats of mine
opponents-none = no one (solo)
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
outcome-none = both sides
length-minutes = { $n } min
length-hours = { $n } h
length-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
not-counted = from a position, does not count
results-none = No results yet. Games that you play from the beginning count, except those in which several sides are yours.
results-total = Altogether
results-all = All games
results-modes = By mode
results-bots = Against bots
results-partners = With partners
results-interval = where the share won probably lies (95%)
share-won = Share won
share-interval = { $share } ({ $low } to { $high })

# Fair shuffles.

fair-how = Before anybody sits down, the table promises a secret number. Every seat adds one of its own, promised before it sees the others. Every card follows from all of them together. After the game the secret is shown, and your browser draws every card again.
fair-promised = What this table promised
fair-later = The game is not over yet. Come back then: this browser has noted the promise.
fair-busy = Drawing every card again…
fair-yes = Shuffled as promised
fair-no = Not shuffled as promised
fair-seed = The secret of the table
fair-commitment = The promise that belongs to it
fair-noted-same = It is the one that this browser noted before the game.
fair-noted-other = It is not the one that this browser noted before the game.
fair-noted-none = This browser noted nothing before the game; compare it with what others saw.
fair-seat = Added by seat { $n }
fair-salt-mine = This is what your browser added.
fair-salt-own = Shown by the player of this seat.
fair-salt-server = A bot, or a player who added nothing: the server’s part, and it follows from the secret.
fair-salt-missed = Your browser promised a number, but it did not arrive in time: the server’s part, which follows from the secret, took its place.
fair-salt-foreign = The server’s part, but it does not follow from the secret.
fair-salt-exchanged = This is not what your browser added.
fair-alone = No person added anything: only the server vouches that the secret was not picked in someone’s favor.
fair-draws = Cards and other answers of chance
fair-drawn = { $all ->
    [0] Nothing had to be drawn at this table.
   *[other] { $n } of { $all } are those that follow.
}
fair-uncovered = { $n ->
    [one] { $n } answer of chance is not accounted for.
   *[other] { $n } answers of chance are not accounted for.
}
fair-wrong = Move { $at } was { $drawn }, but should have been { $due }.
fair-file = Check a saved record
fair-unable = Browsers calculate this only over https, or on the machine that serves the table. Here the server added your part; the command below checks everything.
fair-limits = What this does not prove
fair-limits-text = The host of the server can look at the cards, and it can’t be proved that they did not. What could have been drawn each time, this page knows from the server only. And a player who promised a number, saw the others’ and kept their own back could choose between two shuffles.
fair-command = This command, run on your own machine with a saved record, does not rely on the server at all:

# Short lessons: the list, and one step of a lesson.

lesson-list = Short lessons
lesson-count = { $n } of { $all } done
lesson-done = done
lesson-all = All lessons
lesson-missing = Lesson not found
lesson-step = Step { $n } of { $all }
lesson-show = Show me
lesson-shown = This is how it goes
lesson-your-turn = Now it is your turn.
lesson-right = Well done!
lesson-wrong = Not quite.
lesson-next-step = Next step
lesson-next = Next: { $title }
lesson-skip = Skip
