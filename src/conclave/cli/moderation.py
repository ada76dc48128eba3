"""The commands of `conclave admin` that keep order: reports, showing out of a table, bans, stewards."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from conclave.cli.admin import Config, Database, Most, in_columns, on_day, with_admin
from conclave.cli.phrases import Phrases
from conclave.cli.setup import Language
from conclave.play.fluent import ENGLISH

HOST = "(host)"  # who has seen to a report that was closed here


def reports(*, closed: bool = False, most: Most = 100, database: Database = None, config: Config = None) -> None:
    """List what people have reported, the oldest first.

    Parameters
    ----------
    closed
        Those that somebody has seen to, the newest first.
    """
    found = with_admin(database, config, lambda admin: admin.store.moderation.reports(is_closed=closed, most=most))
    rows = [
        (str(one.number), on_day(one.at), one.by_name, one.table or "-", one.about or "-", one.about_name or "-")
        for one in found
    ]
    for row, one in zip(rows, found, strict=True):
        in_columns([row])
        print("    " + " | ".join(text for text in (one.line, one.reason) if text))


def close(number: int, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Mark a report as seen to.

    Parameters
    ----------
    number
        Its number, as the list shows it.
    """
    with_admin(database, config, lambda admin: admin.store.moderation.close_report(number, HOST))
    print(Phrases(language).say("admin-closed", number=number))


def kick(
    table: str, person: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH
) -> None:
    """Show somebody out of a table: they may neither sit nor watch there any more, and give a game that is on up.

    Parameters
    ----------
    table
        The table's id.
    person
        The person's id.
    """
    with_admin(database, config, lambda admin: admin.store.moderation.show_out(table, person))
    print(Phrases(language).say("admin-kicked", id=person, table=table))


def ban(
    person: str,
    *,
    days: Annotated[int, Parameter(help="For how many days; 0 for good.")] = 0,
    reason: Annotated[str, Parameter(help="What the person is told when signing in.")] = "",
    guests: Annotated[bool, Parameter(negative="", help="Let no new guests in from their address either.")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Sign somebody out, show them out of every table, and let them in no more.

    Parameters
    ----------
    person
        The person's id.
    """
    from conclave.server.store.moderation import end_of_ban  # late: most commands need no server

    until = end_of_ban(days)
    with_admin(database, config, lambda admin: admin.store.moderation.ban(person, until, reason, bars_guests=guests))
    print(Phrases(language).say("admin-banned", id=person, days=days))


def unban(person: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Let somebody in again.

    Parameters
    ----------
    person
        The person's id.
    """
    with_admin(database, config, lambda admin: admin.store.moderation.unban(person))
    print(Phrases(language).say("admin-unbanned", id=person))


def bans(*, most: Most = 100, database: Database = None, config: Config = None) -> None:
    """List who is banned now."""
    found = with_admin(database, config, lambda admin: admin.store.moderation.bans(most))
    in_columns([(one.user, one.login or "-", on_day(one.until), one.name, one.reason) for one in found])


def steward(
    login: str = "",
    *,
    remove: Annotated[bool, Parameter(negative="", help="Take it away again.")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Trust somebody to keep order: a steward sees reports, shows people out and bans them, in the browser.

    Parameters
    ----------
    login
        The login of an account; without it, the stewards are listed.
    """
    if not login:
        in_columns([(one,) for one in with_admin(database, config, lambda admin: admin.store.moderation.stewards())])
        return
    from conclave.server.names import clean_login

    with_admin(
        database,
        config,
        lambda admin: admin.store.moderation.make_steward(clean_login(login), is_steward=not remove),
    )
    print(Phrases(language).say("admin-steward", login=login, state="no" if remove else "yes"))
