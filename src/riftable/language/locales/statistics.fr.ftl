# Classement, taux de victoire, ouvertures et habitudes dans le navigateur, en français.

ratings-open = Classement
ratings-lead = La force des comptes de ce serveur, d’après leurs parties les uns contre les autres.
ratings-off = L’hôte de ce serveur n’a pas activé le classement.
ratings-how = Les parties terminées entre comptes comptent, depuis leur début : ni bots, ni joueurs sans compte, ni parties contre soi-même. Quitter une partie avant la fin, c’est la perdre. La liste suit la borne basse de chaque note : quelques victoires chanceuses n’y suffisent pas.
ratings-empty =
    { $n ->
        [one] Personne n’est encore dans la liste : il faut { $n } partie classée.
       *[other] Personne n’est encore dans la liste : il faut { $n } parties classées.
    }
ratings-place = Place
ratings-name = Joueur
ratings-rating = Note
ratings-games = Parties
ratings-you = vous
ratings-value = { $rating } ± { $margin }
ratings-mine =
    { $n ->
        [one] Votre note : { $rating } ± { $margin }, d’après { $n } partie.
       *[other] Votre note : { $rating } ± { $margin }, d’après { $n } parties.
    }
ratings-none-yet = Vous n’avez pas encore de partie classée.
ratings-guest = Seuls les comptes sont classés. Vos parties comptent dès que vous en avez un.
ratings-listed = M’afficher dans cette liste
ratings-listed-text = Votre note reste dans votre profil, que vous soyez dans la liste ou non.
ratings-saved = Enregistré.
statistics-open = Taux de victoire
statistics-lead = Combien de fois chaque choix est du côté gagnant, avec quel autre, et selon le moment où il a été fait.
statistics-none = Aucun jeu de ce serveur n’a de telles statistiques.
statistics-sources = Parties
statistics-bots = Bots : { $label }
statistics-server = Ce serveur
statistics-from-bots =
    { $n ->
        [one] D’après { $n } partie où { $bot } joue les deux camps.
       *[other] D’après { $n } parties où { $bot } joue les deux camps.
    }
statistics-from-server =
    { $n ->
        [one] D’après { $n } place occupée par une personne dans les parties terminées de ce serveur, contre des personnes et des bots. Personne n’est nommé.
       *[other] D’après { $n } places occupées par des personnes dans les parties terminées de ce serveur, contre des personnes et des bots. Personne n’est nommé.
    }
statistics-not-yet =
    { $n ->
        [one] Les parties de ce serveur s’affichent dès que des personnes y ont occupé { $n } place jusqu’à la fin.
       *[other] Les parties de ce serveur s’affichent dès que des personnes y ont occupé { $n } places jusqu’à la fin.
    }
statistics-all = Tous les choix
statistics-closer = Voir de plus près
statistics-partners = Meilleurs partenaires : { $name }
statistics-few = Trop peu de parties avec le même partenaire.
statistics-picks = { $name } selon le choix
statistics-pick = Choix n° { $n }
openings-title = Vos premiers choix
openings-text = Ce que vous choisissez en premier, et comment ces parties ont fini. Entre parenthèses : votre fréquence, puis celle des bots.
openings-label = { $label } ({ $share }, bots { $bots })
openings-label-alone = { $label } ({ $share })
habits-title = Habitudes
habits-text =
    { $n ->
        [one] D’après { $n } partie où vous avez pris toutes les décisions de votre place.
       *[other] D’après { $n } parties où vous avez pris toutes les décisions de votre place.
    }
habits-not-yet =
    { $n ->
        [one] Les habitudes apparaissent à partir de { $n } partie.
       *[other] Les habitudes apparaissent à partir de { $n } parties ; vous en avez { $have }.
    }
habit-numbers = Vous { $share } ({ $times } sur { $occasions }), bots { $bots }
habit-scale = De 0 à 100 % : votre fréquence avec son intervalle à 95 % ; le triangle marque les bots.
