"""`conclave admin bots` and others: bot accounts and their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.cli.admin_command import Config, Database, format_time, print_columns, run_with_admin
from conclave.core.errors import BadOptions

if TYPE_CHECKING:
    from conclave.server.store.admin import Admin
    from conclave.server.store.bot_accounts import BotAccount, Scope


def bots(*, database: Database = None, config: Config = None) -> None:
    """List bot accounts and their tokens."""
    found = run_with_admin(database, config, lambda admin: admin.store.bot_accounts.list_of_owner())
    rows = [
        (bot.name, bot.id, token.id, ",".join(token.scopes), format_time(token.created), token.label)
        for bot in found
        for token in bot.tokens
    ]
    rows += [(bot.name, bot.id, "-", "-", "-", "-") for bot in found if not bot.tokens]
    if rows:
        print_columns(sorted(rows))


def bot_add(owner: str, name: str, *, database: Database = None, config: Config = None) -> None:
    """Make a bot account.

    Parameters
    ----------
    owner
        The login of the person whose bot it is.
    name
        The name of the bot: 3 to 30 letters, digits, dots, hyphens or underscores.
    """

    async def add(admin: Admin) -> BotAccount:
        from conclave.server.names import clean_login
        from conclave.server.store.values import NotFound

        found = await admin.store.people.find_password(clean_login(owner))
        if found is None:
            raise NotFound(f"nobody has the login {owner!r}")
        return await admin.store.bot_accounts.add(await admin.store.people.get(found[0]), clean_login(name))

    print(run_with_admin(database, config, add).id)


def bot_token(
    name: str,
    *,
    scopes: str = "play,challenge",
    label: str = "admin",
    database: Database = None,
    config: Config = None,
) -> None:
    """Make a token for a bot account, and print it. It is shown only now.

    Parameters
    ----------
    name
        The name of the bot.
    scopes
        What the token allows, separated by commas: play (answer questions), challenge (take seats that are offered).
    label
        A note for the lists.
    """
    from conclave.server.store.bot_accounts import SCOPES

    wanted = [one.strip() for one in scopes.split(",")]
    chosen: list[Scope] = [one for one in SCOPES if one in wanted]
    if unknown := [one for one in wanted if one not in SCOPES]:
        raise BadOptions(f"there is no scope {unknown[0]!r}: there is {' and '.join(SCOPES)}")

    async def add(admin: Admin) -> str:
        bot = await admin.store.bot_accounts.find(name)
        return await admin.store.bot_accounts.add_token(bot.owner, bot.id, label, chosen)

    print(run_with_admin(database, config, add))


def bot_revoke(name: str, token: str, *, database: Database = None, config: Config = None) -> None:
    """Revoke a token, and disconnect the bot that uses it.

    Parameters
    ----------
    name
        The name of the bot.
    token
        The id of the token, as `conclave admin bots` lists it.
    """

    async def revoke(admin: Admin) -> None:
        bot = await admin.store.bot_accounts.find(name)
        await admin.store.bot_accounts.revoke(bot.owner, bot.id, token)

    run_with_admin(database, config, revoke)
