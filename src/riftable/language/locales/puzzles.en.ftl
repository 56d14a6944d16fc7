# The pages of puzzles.

puzzle = Puzzle
puzzle-lead = Find the best action. The engine has proved every answer.
puzzle-none = There are no puzzles here.
puzzle-missing = Puzzle not found
puzzle-all = All puzzles
puzzle-daily = Puzzle of the day
puzzle-any = Any puzzle
puzzle-repeat = { $n ->
    [one] Repeat { $n } puzzle
   *[other] Repeat { $n } puzzles
}
puzzle-solved = solved
puzzle-failed = not solved yet
puzzle-streak = In a row
puzzle-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
puzzle-solved-today = Solved today
puzzle-solved-of = Solved in { $game }
puzzle-of = { $n } of { $all }
puzzle-due = To repeat today
puzzle-levels = Level
puzzle-any-level = Any
puzzle-level = Level { $n }
puzzle-themes = Themes
puzzle-tags = The solution uses
puzzle-about = A puzzle that you do not solve comes back: the next day and then, each time you solve it, after { $days } days. Everybody on this server has the same puzzle of the day; it changes at midnight UTC.

# One puzzle.

puzzle-task = Task
puzzle-solution = Solution
puzzle-line = What was better
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-gave-up = The solution
puzzle-reached = Your line
puzzle-possible = Possible
puzzle-mistake = The mistake
puzzle-better = Better
puzzle-returns = { $n ->
    [1] It comes back tomorrow.
   *[other] It comes back in { $n } days.
}
puzzle-show-better = Show what was better
puzzle-show-solution = Show the solution
puzzle-next = Next puzzle
