# Ce que refuse Riftbound, tel que l’anglais le dit.

no-deck = il n’y a pas de deck « { $word } » ; il y a { $known }
decks = l’option decks attend { $want } decks séparés par des barres obliques, pas { $word }
