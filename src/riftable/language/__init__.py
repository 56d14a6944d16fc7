"""The grammar of English, French and Ukrainian that every game needs; it knows the words of none."""
