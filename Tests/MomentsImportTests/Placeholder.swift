// kept
