"""Grammar, numbers and interface texts in English, French and Ukrainian, for all games."""
