# Words in and around pictures.

chart-deals = Rozdanie
