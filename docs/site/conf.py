"""Sphinx configuration for `make docs`.

The source folder is the whole repository, so that guides stay in their usual places and links between them work both
here and on a forge.
"""

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
exclude_patterns += ["docs/README.md", "docs/site/templates"]  # the site has its own index
templates_path = [str(Path(__file__).parent / "templates")]  # absolute: extensions resolve it differently

# Diagrams are text in svgbob fences, readable in the Markdown source as well.
myst_fence_as_directive = ["svgbob"]
myst_heading_anchors = 3
highlight_language = "none"  # blocks without a language are plain text

# Docstrings: `names` are code; type aliases are shown by name.
default_role = "code"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Action", "Event", "Events", "Json", "Seat", "Shape", "View")}
add_module_names = False
toc_object_entries = False  # thousands of entries would fill the sidebar
suppress_warnings = ["ref.python"]  # names shared by several classes

html_theme = "furo"
html_title = "Conclave"
html_additional_pages = {"index": "redirect.html"}  # the root document is not at the root
html_copy_source = False


def setup(app: Any) -> None:
    """Register adapters between MyST, autodoc and GitHub Markdown."""
    app.connect("source-read", name_places)
    app.connect("autodoc-process-signature", name_types)


def name_places(_app: Any, _page: str, source: list[str]) -> None:
    """Convert HTML anchors, which forges understand, to MyST targets."""
    source[0] = re.sub(r'^<a id="([\w-]+)"></a>$', r"(\1)=", source[0], flags=re.MULTILINE)


def name_types(*event: Any) -> tuple[str | None, ...]:
    """Show type aliases by name inside generics such as list[Action]."""
    alias = re.compile(r"TypeAliasForwardRef\('(\w+)'\)")
    return tuple(part and alias.sub(r"\1", part) for part in event[-2:])  # signature and return annotation
