"""Cards of the set Spiritforged, by domain."""
