# Les liens vers les pages de Riftbound dans les menus, en français.

nav-decks = Decks
