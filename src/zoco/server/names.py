"""Which names are allowed, and which look alike."""

import re
import unicodedata

from zoco.messages import printable
from zoco.server.errors import RequestError

MOST_MARKS = 3
MARKS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159]")  # blank letters and symbols
STAND_INS = "\N{REPLACEMENT CHARACTER}\N{OBJECT REPLACEMENT CHARACTER}"
SLIGHT = {"Mn", "Me", "Lm", "Sk", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Cf", "Zs"}  # do not distinguish names
LATIN = re.compile(
    r"(?:.* )?(?:LATIN (?:SMALL|CAPITAL) LETTER|LATIN LETTER SMALL CAPITAL|REGIONAL INDICATOR SYMBOL LETTER)"
    r"(?: DOTLESS| SCRIPT| BLACKLETTER| LONG| INSULAR)? ([A-Z])(?: WITH .*)?"
)
# Letters of other alphabets, and the Latin ones that they look like. Greek capitals look like other letters.
LARGE = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
SMALL = str.maketrans(
    "αεοριντυκχβημγσω" "аеорсухіјѕвнкмтпгԁԛԝһьӏѵҽѡ" "օսոհցգյտզ" "ⲟⲥⲣⲭ" "ɑɩ" "01l|"
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎥᎩ" "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ",
    "aeopivtukxbnmyow" "aeopcyxijsbhkmtnrdqwhbivew" "ounhgqjsq" "ocpx" "ai" "oiii"
    "abcdeghjkimprstvwziy" "abcdefghijkimnoprstuvwxyz",
)  # fmt: skip


def clean_name(name: str) -> str:
    """The name as everybody will see it: at least one visible character, and no piles of combining marks."""
    cleaned = " ".join(BLANKS.sub(" ", printable(unicodedata.normalize("NFC", name))).split())
    if not any(map(is_visible, cleaned)):
        raise RequestError("server-no-name")
    return MARKS.sub(lambda found: found[0][:MOST_MARKS], cleaned)


def is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in STAND_INS


def likeness(name: str) -> str:
    """Equal for names that look alike, whatever their case, width, accents, punctuation, alphabet and invisible
    characters."""
    plain = unicodedata.normalize("NFKD", BLANKS.sub("", name)).translate(LARGE).casefold()
    plain = unicodedata.normalize("NFKD", plain)
    seen = "".join(c for c in plain if unicodedata.category(c) not in SLIGHT and c not in STAND_INS)
    letters = "".join(map(plain_letter, seen or plain))
    return letters.translate(SMALL).replace("rn", "m").replace("vv", "w")


def plain_letter(character: str) -> str:
    """A Latin letter without strokes and frames, or a decimal digit."""
    if found := LATIN.fullmatch(unicodedata.name(character, "")):
        return found[1].lower()
    return str(unicodedata.decimal(character, character))
