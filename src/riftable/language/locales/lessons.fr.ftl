# Short lessons: the list on the page Learn, and one step of a lesson.

lesson-list = Leçons courtes
lesson-count = { $n ->
    [one] { $n } terminée sur { $all }
   *[other] { $n } terminées sur { $all }
}
lesson-done = terminée
lesson-all = Toutes les leçons
lesson-missing = Leçon introuvable
lesson-step = Étape { $n } sur { $all }
lesson-show = Montrez-moi
lesson-shown = Voici comment faire
lesson-your-turn = À vous maintenant.
lesson-right = Bien joué !
lesson-wrong = Pas tout à fait.
lesson-next-step = Étape suivante
lesson-next = Suite : { $title }
lesson-skip = Passer
