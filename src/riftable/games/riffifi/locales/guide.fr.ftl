# Règles et leçon de Riffifi dans le navigateur, en français.

ri-idea = Le principe
ri-idea-text = Quarante cartes de cinq couleurs, de 1 à 8, et douze jetons de chaque couleur à la banque. Posez des cartes qui restent visibles jusqu’à votre prochain tour : elles rapportent.
ri-start = La donne
ri-start-text = À trois, chacun reçoit 12 cartes, et 4 restent de côté, face cachée ; à quatre, chacun en reçoit 10 ; à cinq, 8. Une main d’au moins cinq cartes de la même couleur est une fausse donne : on mélange toutes les cartes et on redistribue. La personne à gauche du donneur commence ; à la manche suivante, la donne passe à gauche.
ri-turn = Votre tour
ri-turn-text = D’abord, si la carte devant vous est encore visible, elle rapporte. Ensuite, on la retourne. Puis vous jouez une carte par-dessus.
ri-down = La plus haute est retournée
ri-down-text = Une seule carte de chaque couleur peut être visible sur la table. Si vous en jouez une deuxième, la plus haute des deux est aussitôt retournée, la vôtre ou l’autre. Si ce doit être la vôtre, vous pouvez la poser sans la montrer.
ri-pay = Le butin
ri-pay-text = Une carte rapporte autant de jetons de sa couleur que sa valeur. Ils viennent de la banque ; ce qui y manque est pris au joueur qui en a le plus, puis au suivant. À égalité, la part de chacun est aussi égale que possible, et vous désignez qui donne le jeton restant.
ri-end = La fin
ri-end-text = Quand toutes les cartes sont jouées, chacun touche encore une fois son butin à son tour. On compte les jetons, puis on les rend. Il y a autant de manches que de joueurs ; le plus gros total l’emporte.
ri-variants = Variantes
ri-variants-text = Avec l’Officier, le 1 d’une couleur retourne dans la boîte, ou les cinq 1 à trois joueurs, et l’Officier rejoint les cartes. La personne qui le joue peut retourner une carte visible de quelqu’un d’autre ; l’Officier lui-même est retourné aussi et ne rapporte rien. Il n’a pas de couleur et ne compte pas pour une fausse donne. À chances égales, les mains sont données une fois puis passées à gauche. Avec les coches, sept jetons d’une couleur la cochent, et la première personne qui a les cinq gagne.
