# Les courtes leçons : chapitres, titres, ce que dit le guide à chaque étape et après un échec.

chapter-battlefields = Les Battlefields
chapter-cards = Les cartes

title-units = Units et déplacements
say-units-1 = Une Unit arrive à votre base, ou sur un Battlefield que vous contrôlez, et elle arrive Exhausted. Jouez Pit Rookie directement sur Monastery of Hirana.
done-units-1 = Elle est Exhausted, mais elle aide déjà à défendre.
say-units-2 = Une Unit Ready va de votre base à un Battlefield, ou en revient, et devient Exhausted. Son arrivée ouvre un Showdown ; si personne ne répond, vous prenez le contrôle. Prenez Grove of the God-Willow.
say-units-3 = Seules les Units avec [Ganking] vont directement d’un Battlefield à l’autre. Fiora l’a avec 5 de Might ou plus. Prenez Grove of the God-Willow et gardez une Unit sur Monastery of Hirana.
title-combat = Showdown et combat
say-combat-1 = Là où les deux camps ont des Units, il y a combat : chacun inflige en même temps des dégâts égaux à sa Might, et une Unit qui en reçoit autant que sa Might est éliminée. Les Units peuvent se déplacer ensemble. Prenez Grove of the God-Willow.
done-combat-1 = 5 de Might contre 4 : Fiora est éliminée, et il vous reste une Unit.
say-combat-2 = Avant le combat, il y a un Showdown : la personne qui a le Focus peut jouer des cartes avec [Action] ou [Reaction]. Prenez Grove of the God-Willow sans perdre d’Unit.
done-combat-2 = 7 de Might contre 5. Les dégâts disparaissent après le combat.
say-combat-3 = Vous répartissez les dégâts que vous infligez : une Unit reçoit de quoi être éliminée avant que la suivante n’en reçoive. Allez-y avec Fiora et éliminez Sona.
title-scoring = Les points
say-scoring-1 = Vous conquérez un Battlefield en prenant son contrôle : 1 point chacun, une fois par tour. Marquez 2 points pendant ce tour.
done-scoring-1 = Vers des Battlefields différents, les Units partent l’une après l’autre.
say-scoring-2 = Vous tenez (Hold) un Battlefield si vous le contrôlez encore au début de votre prochain tour : 1 point. Fiora viendra avec 4 de Might. Assurez-vous de tenir Monastery of Hirana, puis terminez le tour.
done-scoring-2 = Ensemble, vos Units étaient plus fortes que Fiora : elle n’a pas pu le prendre.
say-scoring-3 = Vous avez 7 points, et 8 font gagner. Une conquête ne donne le Winning Point que si vous avez marqué sur tous les Battlefields ce tour-ci ; sinon, vous piochez une carte à la place. Gagnez maintenant.
done-scoring-3 = Tenir un Battlefield donne le Winning Point sans condition.

title-paying = Energy et Power
say-paying-1 = Sett, près de votre Legend, coûte 4 Energy et 1 Power Order. Une Rune donne 1 Energy quand on l’Exhaust, et 1 Power de son Domain quand on la Recycle. Une même Rune peut faire les deux : jouez Sett avec vos quatre Runes.
done-paying-1 = Une Rune Recycle va au bas du Rune Deck. Il vous en reste trois.
say-paying-2 = Pit Rookie coûte 2 Energy, First Mate 3, Hidden Blade 2 et 1 Power Order. Vous avez quatre Runes. Jouez Pit Rookie et éliminez Clockwork Keeper pendant le même tour.
title-chain = La Chain et la Priority
say-chain-1 = Un Spell attend sur la Chain que chacun ait pu répondre par une [Reaction]. L’adversaire a Void Seeker, qui inflige 4 dégâts. Allez sur The Dreaming Tree, attendez ce Spell et contrez-le.
done-chain-1 = Le plus récent de la Chain se résout d’abord : Defy est passé avant Void Seeker.
say-chain-2 = Une [Reaction] se joue à tout moment, et elle se résout avant le Spell auquel elle répond. Call to Glory donne +3 Might. Prenez The Dreaming Tree et gardez Daring Poro en jeu.
say-chain-3 = On peut aussi répondre à une Reaction. L’adversaire a Defy en main, et vous aussi. Prenez le Battlefield où se trouve Sett sans perdre d’Unit.
done-chain-3 = Trois éléments sur une même Chain : le dernier s’est résolu le premier.
title-hidden = Les cartes cachées
say-hidden-1 = Une carte avec [Hidden] peut être cachée sur un Battlefield que vous contrôlez, pour 1 Power de n’importe quel Domain. Cachez Hidden Blade sur Monastery of Hirana.
done-hidden-1 = Dès le prochain tour, elle se joue gratuitement, en Reaction, et seulement sur ce Battlefield.
say-hidden-2 = Votre Hidden Blade est cachée depuis un tour précédent. Terminez le tour : quand Fiora arrive, jouez-la et tenez Monastery of Hirana.
title-equipment = L’Equipment
say-equipment-1 = L’Equipment est un Gear que porte une Unit. Payez son coût [Equip] pour l’attacher : Doran’s Blade donne +2 Might pour 1 Power Body. Prenez Grove of the God-Willow sans perdre d’Unit.
say-equipment-2 = Une Unit avec [Weaponmaster] peut recevoir un Equipment quand on la joue, pour 1 Power de moins. Jouez Lucian et attachez-lui Doran’s Blade.

miss-units-at = { $n ->
    [0] Vous n’avez aucune Unit sur ce Battlefield.
    [one] Vous avez une seule Unit sur ce Battlefield.
   *[other] Vous avez { $n } Units sur ce Battlefield.
}
miss-play = Cette Unit n’est pas en jeu.
miss-conquer = Vous ne contrôlez pas ce Battlefield.
miss-lose = Vous avez perdu une Unit.
miss-kill = Cette Unit ennemie est encore en jeu.
miss-points = { $n ->
    [0] Vous n’avez marqué aucun point.
    [one] Vous avez marqué { $n } point, et non { $wanted }.
   *[other] Vous avez marqué { $n } points, et non { $wanted }.
}
miss-hold = Vous n’avez pas tenu ce Battlefield.
miss-win = Vous avez { $n } points, et la partie continue.
miss-hide = Vous n’avez aucune carte cachée à cet endroit.
miss-equip = Cette Unit ne porte rien.
