"""How `make docs` builds the guides and the API reference with Sphinx.

The source folder is the whole repository, so that guides stay where people look for them and the links between them are
the same here and on a forge.
"""

import logging
import re
from pathlib import Path
from typing import Any

project = "Conclave"
author = "Conclave contributors"
copyright = author  # noqa: A001 - Sphinx's own name for it

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "sphinxcontrib.svgbob"]
root_doc = "docs/site/index"
include_patterns = ["*.md", "docs/**", "bench/RESULTS.md"]
exclude_patterns = [".*", "client", "src", "tests", "bench/boardgameio"]
exclude_patterns += ["docs/README.md", "docs/screenshots", "docs/site/templates"]  # the site has an index of its own
templates_path = [str(Path(__file__).parent / "templates")]  # extensions do not agree on what it is relative to

# Guides are Markdown. A picture is text in a fence of its own; whoever reads the file itself sees the text.
myst_fence_as_directive = ["svgbob"]
myst_heading_anchors = 3
highlight_language = "none"  # a block of text is no Python

logging.getLogger("alembic").setLevel(logging.WARNING)  # it greets whoever imports it

# Docstrings: `names` are code, and what a signature calls Action is told as Action, not as int.
default_role = "code"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_mock_imports = ["distributed", "numpy", "torch"]  # nobody needs them to read
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Action", "Event", "Events", "Json", "Seat", "Shape", "View")}
add_module_names = False
toc_object_entries = False  # 2,000 functions in the margin of every page
suppress_warnings = ["ref.python"]  # a name of several classes, in a signature that is read for types alone

html_theme = "furo"
html_title = "Conclave"
html_additional_pages = {"index": "redirect.html"}  # the root document is not at the root
html_copy_source = False


def setup(app: Any) -> None:
    """What the tools do not agree about."""
    app.connect("source-read", name_places)
    app.connect("autodoc-process-signature", name_types)


def name_places(_app: Any, _page: str, source: list[str]) -> None:
    """A forge knows only HTML's anchors, MyST only its own."""
    source[0] = re.sub(r'^<a id="([\w-]+)"></a>$', r"(\1)=", source[0], flags=re.MULTILINE)


def name_types(*event: Any) -> tuple[str | None, ...]:
    """autodoc_type_aliases are names where they stand alone, but list[Action] would show how Sphinx remembers them."""
    alias = re.compile(r"TypeAliasForwardRef\('(\w+)'\)")
    return tuple(part and alias.sub(r"\1", part) for part in event[-2:])  # what is taken, and what comes back
