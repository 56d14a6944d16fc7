# The long texts of the browser, in French: the rules in our own words, the lesson, accounts and shuffles.

# Rules.

rules-title = Les règles de { $game }
rules-try = Essayer dans la leçon
example = Exemple
example-before = avant
example-after = après

# The lesson.

lesson-start = Commencer
lesson-go = Continuer
lesson-close = Sans guide
lesson-name = Leçon

# My account.

account-title = Votre compte
account-is = Vous jouez ici sous ce nom, avec un mot de passe.
account-guest = Vous jouez ici sans compte : seul ce navigateur vous connaît. Avec un mot de passe, sur la première page, vous retrouvez vos parties sur tout appareil.
account-nobody = Ce serveur n’a encore aucune donnée sur vous. Il en aura dès votre première partie.
account-where = Vos connexions
account-where-text = Chaque navigateur de cette liste joue en votre nom.
account-here = ce navigateur
account-since = depuis le { $date }, dernière visite le { $seen }
account-end = Déconnecter
account-end-of = Déconnecter : { $agent }
account-end-others = Déconnecter partout ailleurs
account-ended = Déconnexion faite.
account-new-password = Changer de mot de passe
account-new-password-text = Tous les autres navigateurs seront déconnectés.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe (8 à 200 caractères)
account-new-again = Nouveau mot de passe, encore une fois
account-change = Changer le mot de passe
account-changed = Mot de passe changé. Tous les autres navigateurs sont déconnectés.
account-unlike = Les deux nouveaux mots de passe ne sont pas identiques.
account-data = Vos données
account-data-text = Tout ce que ce serveur sait de vous, en un fichier : votre nom, vos connexions, vos parties et vos messages aux tables.
account-save = Tout enregistrer dans un fichier
account-leave = Partir pour de bon
account-leave-text = Votre nom, votre mot de passe, vos connexions et vos parties contre des bots sont supprimés. Les parties avec d’autres personnes restent, sans votre nom ni vos messages. C’est irréversible.
account-forget = Supprimer mon compte
account-forget-guest = Supprimer mes données
account-password = Votre mot de passe, encore une fois
account-sure = Oui, supprimer
account-keep = Non, garder
account-gone = Supprimé. Ce serveur n’a plus aucune donnée sur vous.

# My profile.

profile-title = Votre profil
profile-is = Les parties que vous avez terminées ici. Personne d’autre ne voit cette page.
profile-guest = Les parties que vous avez terminées dans ce navigateur. Personne d’autre ne voit cette page.
profile-parts = Parties du profil
profile-history = Parties
profile-results = Résultats
history-filters = Filtres
history-games = Parties terminées
history-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
history-none = Aucune partie terminée pour l’instant. Elles apparaîtront ici dès la première.
history-no-match = Aucune partie ne correspond à ces filtres.
history-clear = Afficher toutes les parties
history-with = avec { $names }
history-pages = Pages
history-page = Page { $page } sur { $pages }
history-newer = Plus récentes
history-older = Plus anciennes
filter-any = tous
filter-always = depuis toujours
filter-game = Jeu
filter-mode = Mode
filter-against = Adversaires
filter-outcome = Résultat
filter-period = Période
filter-days = les { $n } derniers jours
filter-text = Nom d’une autre personne
filter-find = Chercher
opponents-bots = bots
opponents-people = personnes
opponents-mixed = personnes et bots
opponents-self = plusieurs places à moi
opponents-none = sans adversaire (solo)
outcome-won = Gagnée
outcome-drawn = Nulle
outcome-lost = Perdue
outcome-none = deux camps
length-minutes = { $n } min
length-hours = { $n } h
length-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
not-counted = reprise d’une position, ne compte pas
results-none = Aucun résultat pour l’instant. Comptent les parties jouées depuis le début, sauf celles où vous tenez plusieurs camps.
results-total = En tout
results-all = Toutes les parties
results-modes = Par mode
results-bots = Contre les bots
results-partners = Avec des partenaires
results-interval = où se situe probablement la part de victoires (95 %)
share-won = Part de victoires
share-interval = { $share } (de { $low } à { $high })

# Fair shuffles.

fair-how = Avant l’arrivée des joueurs, la table promet un nombre secret. Chaque place en ajoute un, promis avant de voir ceux des autres. Chaque carte découle de tous ces nombres ensemble. Après la partie, le secret est montré, et votre navigateur tire à nouveau chaque carte.
fair-promised = Ce que cette table a promis
fair-later = La partie n’est pas finie. Revenez alors : ce navigateur a noté la promesse.
fair-busy = Chaque carte est tirée à nouveau…
fair-yes = Mélangé comme promis
fair-no = Pas mélangé comme promis
fair-seed = Le secret de la table
fair-commitment = La promesse qui lui correspond
fair-noted-same = C’est celle que ce navigateur avait notée avant la partie.
fair-noted-other = Ce n’est pas celle que ce navigateur avait notée avant la partie.
fair-noted-none = Ce navigateur n’avait rien noté avant la partie ; comparez avec ce que d’autres ont vu.
fair-seat = Ajouté par la place { $n }
fair-salt-mine = C’est ce que votre navigateur a ajouté.
fair-salt-own = Montré par la personne à cette place.
fair-salt-server = Un bot, ou une personne qui n’a rien ajouté : la part du serveur, et elle découle du secret.
fair-salt-missed = Votre navigateur avait promis un nombre, mais il n’est pas arrivé à temps : la part du serveur, qui découle du secret, a pris sa place.
fair-salt-foreign = La part du serveur, mais elle ne découle pas du secret.
fair-salt-exchanged = Ce n’est pas ce que votre navigateur a ajouté.
fair-alone = Aucune personne n’a rien ajouté : seul le serveur garantit que le secret n’a avantagé aucune place.
fair-draws = Cartes et autres tirages
fair-drawn = { $all ->
    [0] Aucun tirage à cette table.
   *[other] { $n } sur { $all } sont ceux qui en découlent.
}
fair-uncovered = { $n ->
    [one] { $n } tirage reste inexpliqué.
   *[other] { $n } tirages restent inexpliqués.
}
fair-wrong = Le coup { $at } était { $drawn }, mais aurait dû être { $due }.
fair-file = Vérifier une partie enregistrée
fair-unable = Les navigateurs ne calculent cela qu’en https, ou sur la machine qui sert la table. Ici, le serveur a ajouté votre part ; la commande ci-dessous vérifie tout.
fair-limits = Ce que cela ne prouve pas
fair-limits-text = L’hôte du serveur peut regarder les cartes, et le contraire ne se prouve pas. Ce qui pouvait être tiré à chaque fois, cette page le tient du serveur. Et une personne qui a promis un nombre, vu ceux des autres et gardé le sien a pu choisir entre deux mélanges.
fair-command = Cette commande, lancée chez vous sur une partie enregistrée, se passe de la parole du serveur :

# Short lessons: the list, and one step of a lesson.

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
