"""Many games at once on one worker and on several: what they cost, and whether anything is lost."""
