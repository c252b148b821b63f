"""Sentences of the rules' sources are on the page of their game in every language; ids and sources are not."""

import re
from pathlib import Path

import pytest

from bot.games import text_folders
from bot.i18n import Catalogs

# By event and language: a part of the sentence about it.
CLOCKWISE = {
    "en": "Everything goes **clockwise**, and the turn to deal passes to the left.",
    "de": "Alles geht im **Uhrzeigersinn**, und das Geben geht nach links weiter.",
    "es": "Todo va **en el sentido del reloj**, y el reparto pasa a la izquierda.",
    "it": "Tutto va **in senso orario**, e alla smazzata dopo dà le carte chi segue a sinistra.",
    "pl": "Wszystko idzie **zgodnie z ruchem wskazówek zegara**, a rozdawanie przechodzi w lewo.",
    "sv": "Allt går **medurs**, och given går vidare till vänster.",
}
NOT_FOLLOWING = {
    "en": "**Irregularities**: not following suit;",
    "de": "**Regelverstöße**: nicht bedienen;",
    "es": "**Faltas**: no asistir al palo;",
    "it": "**Irregolarità**: non rispondere al seme;",
    "pl": "**Przewinienia**: niedołożenie do koloru;",
    "sv": "**Regelbrott**: att inte bekänna färg;",
}
NOT_HELD = {
    "en": "betting, raising or holding a figure that you don't have;",
    "de": "eine Figur bieten, erhöhen oder halten, die man nicht hat;",
    "es": "apostar, subir o querer un lance que no se tiene;",
    "it": "puntare su una figura che non si ha, rilanciarla o tenerla;",
    "pl": "stawianie na figurę, której się nie ma, podbijanie jej albo trzymanie;",
    "sv": "att bjuda, höja eller syna en figur som man inte har;",
}
TOO_CLOSE = {
    "en": "betting or raising when gespannt, or raising with 2 points to go.",
    "de": "gespannt bieten oder erhöhen, oder erhöhen, wenn 2 Punkte fehlen.",
    "es": "apostar o subir al filo, o subir cuando faltan 2 puntos.",
    "it": "puntare o rilanciare da gespannt, o rilanciare quando mancano 2 punti.",
    "pl": "gdy jest się o krok od celu, albo podbijanie, gdy brakuje 2 punktów.",
    "sv": "att bjuda eller höja när man är sträckt, eller att höja med 2 poäng kvar.",
}
ACROSS_THE_BOARD = {
    "en": "**no “talking across the board”**",
    "de": "**nicht über den Tisch reden**",
    "es": "**no se habla de las cartas**",
    "it": "**al tavolo non si parla delle carte**",
    "pl": "**przy grze nie rozmawia się o kartach**",
    "sv": "**man pratar inte över bordet**",
}
SIGNALS = {
    "en": "1 mixed, 2 low, 3 high",
    "de": "1 gemischt, 2 niedrig, 3 hoch",
    "es": "1 mezclada, 2 baja, 3 alta",
    "it": "1 mista, 2 bassa, 3 alta",
    "pl": "1 mieszana, 2 niska, 3 wysoka",
    "sv": "1 blandad, 2 låg, 3 hög",
}
KITTY_OF_FOUR = {
    "en": "with five the kitty is four",
    "de": "zu fünft sind vier im Skat",
    "es": "con cinco la viuda es de cuatro",
    "it": "in cinque il monte è di quattro",
    "pl": "w pięć osób talon ma cztery karty",
    "sv": "med fem är talongen på fyra",
}
SEVENS = {
    "en": "**Sevens are ordinary cards.**",
    "de": "**Siebener sind gewöhnliche Karten.**",
    "es": "**Los sietes son cartas normales.**",
    "it": "**I sette sono carte normali.**",
    "pl": "**Siódemki to zwykłe karty.**",
    "sv": "**Sjuor är vanliga kort.**",
}
ALSO_DOUBLE = {"en": "also called the **double**"}
TOLD = {
    "bieten-clockwise": ("bieten", CLOCKWISE),
    "bieten-not-following": ("bieten", NOT_FOLLOWING),
    "bieten-not-held": ("bieten", NOT_HELD),
    "bieten-too-close": ("bieten", TOO_CLOSE),
    "bieten-sevens": ("bieten", SEVENS),
    "bid-whist-across-the-board": ("bid_whist", ACROSS_THE_BOARD),
    "bid-whist-signals": ("bid_whist", SIGNALS),
    "bid-whist-kitty-of-four": ("bid_whist", KITTY_OF_FOUR),
    "betel-double": ("betel", ALSO_DOUBLE),
}
PAGES = sorted(path for folder in text_folders().values() for path in folder.glob("text/*/rules.md"))
NOT_FOR_PLAYERS = re.compile(
    r"\b[A-Z]{2,4}-[A-Z]?\d+\b|\b(?:source|quelle|källa|źródło|fonte|fuente):|://", re.IGNORECASE
)
EVERY_SENTENCE = [
    pytest.param(game, locale, sentence, id=f"{name}-{locale}")
    for name, (game, told) in TOLD.items()
    for locale, sentence in told.items()
]


def page(game: str, locale: str) -> str:
    folder: Path = text_folders()[game]
    return (folder / "text" / locale / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "locale", "sentence"), EVERY_SENTENCE)
def test_the_page_tells_it(game: str, locale: str, sentence: str) -> None:
    assert page(game, locale).count(sentence) == 1


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parts[-4]}-{path.parts[-2]}")
def test_a_page_has_no_ids_and_no_sources(path: Path) -> None:
    assert NOT_FOR_PLAYERS.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("locale", CLOCKWISE)
def test_a_page_names_the_buttons_that_show_the_rules_of_a_table(locale: str) -> None:
    words = Catalogs.load().words(locale)
    first = page("bid_whist", locale).partition("\n## ")[0]
    assert all(f"**{words(button)}**" in first for button in ("button-more", "button-house"))
