# Short lessons: the list on the page Learn, and one step of a lesson.

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
