"""`conclave join`: lets a bot play at a server, with the token of a bot account."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from urllib.parse import urlsplit

from conclave.bots import make_bot
from conclave.cli.outside_text import clean_line
from conclave.core import registry
from conclave.core.errors import BadOptions

LOOPBACK = {"localhost", "127.0.0.1", "::1"}


def join(url: str, *, bot: str, token_file: Path, rules: Path | None = None, games: int | None = None) -> None:
    """Let a bot play at a server, until Ctrl-C (docs/BOTS.md).

    Parameters
    ----------
    url
        The address of the server, such as https://play.example.org.
    bot
        A class, "module:Class", a program, "cmd:./mybot --flag", or a level.
    token_file
        A file with the token of a bot account, which the profile page and `conclave admin bot-token` make.
    rules
        A TOML file that says which challenges to accept. By default all, at most 4 games at once.
    games
        Stop after this many games.
    """
    from conclave.lab.bot_client import BotClient, ChallengeRules, read_rules

    if games is not None and games < 1:
        raise BadOptions(f"at least one game must be played, not {games}")
    token = token_file.read_text(encoding="utf-8").strip()
    if not token or any(not 33 <= ord(character) <= 126 for character in token):
        raise BadOptions(f"{token_file} contains no token: it must be one line, as the server has shown it")
    make_bot(bot, registry.load_game(registry.list_games()[0]), 0)  # says at once what is wrong with it
    accepted = read_rules(rules) if rules else ChallengeRules()
    client = BotClient(url, token, bot, accepted, games, _report)
    if urlsplit(url).scheme in ("http", "ws") and urlsplit(url).hostname not in LOOPBACK:
        _report("warning: without https, others in the network can read the token")
    asyncio.run(client.run())


def _report(text: str) -> None:
    print(clean_line(text), file=sys.stderr, flush=True)
