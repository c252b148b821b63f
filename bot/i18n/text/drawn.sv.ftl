# Words in and around pictures.

chart-deals = Giv
