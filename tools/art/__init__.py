"""The drawings of the cards, as code. `python -m tools.art` builds the images in bot/render/assets from them."""
