"""Golden records: whole games as they were once played, which every later version must play again alike."""
