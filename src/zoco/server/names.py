"""What people may be called, and which names look alike."""

import re
import unicodedata

from zoco.messages import printable
from zoco.server.errors import RequestError

MOST_MARKS = 3
MARKS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159]")  # letters and signs of nothing
STAND_INS = "\N{REPLACEMENT CHARACTER}\N{OBJECT REPLACEMENT CHARACTER}"
SLIGHT = {"Mn", "Me", "Lm", "Sk", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Cf", "Zs"}  # tell no names apart
LATIN = re.compile(
    r"(?:.* )?(?:LATIN (?:SMALL|CAPITAL) LETTER|LATIN LETTER SMALL CAPITAL|REGIONAL INDICATOR SYMBOL LETTER)"
    r"(?: DOTLESS| SCRIPT| BLACKLETTER| LONG| INSULAR)? ([A-Z])(?: WITH .*)?"
)
# Letters of other alphabets and the Latin ones that they look like. Greek ones look like others when they are large.
LARGE = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
SMALL = str.maketrans(
    "αεοριντυκχβημγσω" "аеорсухіјѕвнкмтпгԁԛԝһьӏѵҽѡ" "օսոհցգյտզ" "ⲟⲥⲣⲭ" "ɑɩ" "01l|"
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎥᎩ" "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ",
    "aeopivtukxbnmyow" "aeopcyxijsbhkmtnrdqwhbivew" "ounhgqjsq" "ocpx" "ai" "oiii"
    "abcdeghjkimprstvwziy" "abcdefghijkimnoprstuvwxyz",
)  # fmt: skip


def clean_name(name: str) -> str:
    """What may be shown to everybody: at least one sign that can be seen, and no heaps of marks above and below."""
    cleaned = " ".join(BLANKS.sub(" ", printable(unicodedata.normalize("NFC", name))).split())
    if not any(is_visible(sign) for sign in cleaned):
        raise RequestError("server-no-name")
    return MARKS.sub(lambda found: found[0][:MOST_MARKS], cleaned)


def is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in STAND_INS


def likeness(name: str) -> str:
    """The same for names that look alike: whatever their case, width, marks, points and alphabet, and what cannot be
    seen."""
    plain = unicodedata.normalize("NFKD", BLANKS.sub("", name)).translate(LARGE).casefold()
    plain = unicodedata.normalize("NFKD", plain)
    seen = "".join(sign for sign in plain if unicodedata.category(sign) not in SLIGHT and sign not in STAND_INS)
    letters = "".join(map(plain_letter, seen or plain))
    return letters.translate(SMALL).replace("rn", "m").replace("vv", "w")


def plain_letter(sign: str) -> str:
    """A Latin letter without strokes, hooks and frames, and a digit as we write it."""
    if found := LATIN.fullmatch(unicodedata.name(sign, "")):
        return found[1].lower()
    return str(unicodedata.decimal(sign, sign))
