"""Moderation commands of `conclave admin`: reports, removal from a table, bans, stewards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from conclave.cli.admin_command import Config, Database, MaxLines, format_time, print_columns, run_with_admin
from conclave.cli.cli_texts import CommandMessages
from conclave.cli.game_options import Language
from conclave.cli.outside_text import clean_line
from conclave.core.text.fluent import ENGLISH

if TYPE_CHECKING:
    from conclave.server.store.admin import Admin


def reports(*, closed: bool = False, most: MaxLines = 100, database: Database = None, config: Config = None) -> None:
    """List reports by people, oldest first.

    Parameters
    ----------
    closed
        List closed reports instead, newest first.
    """
    found = run_with_admin(
        database, config, lambda admin: admin.store.moderation.list_reports(is_closed=closed, most=most)
    )
    rows = [
        (str(one.number), format_time(one.at), one.by_name, one.table or "-", one.about or "-", one.about_name or "-")
        for one in found
    ]
    for row, one in zip(rows, found, strict=True):
        print_columns([row])
        print("    " + " | ".join(clean_line(text) for text in (one.line, one.reason) if text))


def close(number: int, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Close a report.

    Parameters
    ----------
    number
        Its number, as shown in the list.
    """
    from conclave.server.store.audit import HOST

    run_with_admin(database, config, lambda admin: admin.store.moderation.close_report(number, HOST))
    print(CommandMessages(language).say("admin-closed", number=number))


def kick(
    table: str, person: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH
) -> None:
    """Remove a person from a table. They may no longer sit or watch there, and resign a game in progress.

    Parameters
    ----------
    table
        The table's id.
    person
        The person's id.
    """
    from conclave.server.store.audit import HOST

    run_with_admin(database, config, lambda admin: admin.store.moderation.show_out(table, person, HOST))
    print(CommandMessages(language).say("admin-kicked", id=person, table=table))


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
    """Ban a person: sign them out, remove them from every table, and refuse further sign-ins.

    Parameters
    ----------
    person
        The person's id.
    """
    from conclave.server.store.moderation import compute_ban_end  # imported late: most commands need no server

    until = compute_ban_end(days)
    run_with_admin(
        database, config, lambda admin: admin.store.moderation.ban(person, until, reason, bars_guests=guests)
    )
    print(CommandMessages(language).say("admin-banned", id=person, days=days))


def unban(person: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Lift a ban.

    Parameters
    ----------
    person
        The person's id.
    """
    run_with_admin(database, config, lambda admin: admin.store.moderation.unban(person))
    print(CommandMessages(language).say("admin-unbanned", id=person))


def bans(*, most: MaxLines = 100, database: Database = None, config: Config = None) -> None:
    """List the current bans."""
    found = run_with_admin(database, config, lambda admin: admin.store.moderation.list_bans(most))
    print_columns([(one.user, one.login or "-", format_time(one.until), one.name, one.reason) for one in found])


def suspects(*, most: MaxLines = 100, database: Database = None, config: Config = None) -> None:
    """List pairs of people whose rated games of the last 30 days look arranged, with the reasons and the tables."""
    for one in run_with_admin(database, config, lambda admin: admin.store.fair_play.list_suspicions(most)):
        score = f"{one.wins}/{one.games}"
        print_columns([(one.winner, one.winner_name, one.loser, one.loser_name, score, ",".join(one.reasons))])
        print(f"    {' '.join(one.tables)}")


def void(
    tables: list[str],
    *,
    reason: Annotated[str, Parameter(help="Why, for the audit log.")] = "",
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Take back what rated games have changed in the ratings.

    Parameters
    ----------
    tables
        The ids of the tables.
    """
    phrases = CommandMessages(language)
    for table in tables:
        run_with_admin(database, config, partial(_void, table=table, reason=reason))
        print(phrases.say("admin-voided", table=table))


async def _void(admin: Admin, table: str, reason: str) -> None:
    await admin.store.fair_play.void_game(table, reason)


def audit(*, most: MaxLines = 100, database: Database = None, config: Config = None) -> None:
    """List what moderators and the host have done, newest first."""
    found = run_with_admin(database, config, lambda admin: admin.store.audit.list_entries(most))
    print_columns(
        [
            (format_time(one.at), one.by_name, one.act, one.about or "-", one.about_name, one.table or "-", one.detail)
            for one in found
        ]
    )


def steward(
    login: str = "",
    *,
    remove: Annotated[bool, Parameter(negative="", help="Take it away again.")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Make an account a steward (moderator), or list the stewards.

    Stewards can see reports, remove people from tables and ban them, in the browser.

    Parameters
    ----------
    login
        The login of an account; without it, the stewards are listed.
    """
    if not login:
        print_columns(
            [(one,) for one in run_with_admin(database, config, lambda admin: admin.store.moderation.list_stewards())]
        )
        return
    from conclave.server.names import clean_login

    run_with_admin(
        database,
        config,
        lambda admin: admin.store.moderation.make_steward(clean_login(login), is_steward=not remove),
    )
    print(CommandMessages(language).say("admin-steward", login=login, state="no" if remove else "yes"))
