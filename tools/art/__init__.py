"""The drawings of the cards, as code: what the pictures beside this folder are built from."""
