"""Keys by which display names are compared."""

from __future__ import annotations

import unicodedata
from typing import Final

# Cyrillic and Greek letters that are drawn like Latin ones.
_LOOKALIKES: Final = str.maketrans("авеғіјкмнорстухѕԁӏαβεικνορτυχ", "abefijkmhopctyxsdlabeiknoptux")


def make_name_key(name: str) -> str:
    """Return a key that names share if they look alike: letters and digits without case, accents and lookalikes."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(_LOOKALIKES)
    return "".join(sign for sign in plain if sign.isalnum()) or name
