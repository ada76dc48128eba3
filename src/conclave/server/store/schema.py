"""Tables of the database. A change here needs a migration."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

META: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def to_json(value: object) -> str:
    """Return JSON for a text column, the same in both databases."""
    return msgspec.json.encode(value).decode()


def from_json(text: str) -> Any:
    return msgspec.json.decode(text)


def _id(name: str = "id") -> sa.Column[str]:
    return sa.Column(name, sa.String(64), primary_key=True)


def _of_table(*, is_key: bool = True) -> sa.Column[str]:
    return sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=is_key, nullable=False)


def _of_user(*, is_key: bool = True) -> sa.Column[str]:
    return sa.Column("user_id", sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=is_key, nullable=False)


def _time(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def _place() -> sa.Column[str]:
    """Column for a keyed hash of an address: it identifies neighbours without storing the address."""
    return sa.Column("place", sa.String(64), nullable=False, server_default="")


# What all server processes share, such as the key that signs cookies.
SHARED: Final = sa.Table("shared", META, _id("name"), sa.Column("value", sa.LargeBinary, nullable=False))

USERS: Final = sa.Table(
    "users",
    META,
    _id(),
    _text("name"),
    sa.Column("name_key", sa.Text, nullable=False, server_default="", index=True),  # names that look alike share it
    sa.Column("login", sa.Text, nullable=True, unique=True),  # NULL for guests
    _text("password", nullable=True),  # hashed
    _time("created"),
    sa.Column("is_steward", sa.Boolean, nullable=False, server_default=sa.false()),  # keeps order for the host
    _place(),
    sa.Column("banned", sa.BigInteger, nullable=True, index=True),  # until when
    sa.Column("ban_reason", sa.Text, nullable=False, server_default=""),
    sa.Column("bars_guests", sa.Boolean, nullable=False, server_default=sa.false()),  # new ones from there, too
)

# Users that programs play for.
BOT_ACCOUNTS: Final = sa.Table(
    "bot_accounts",
    META,
    _of_user(),
    sa.Column("owner", sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
)

BOT_TOKENS: Final = sa.Table(
    "bot_tokens",
    META,
    _id("token_hash"),
    sa.Column("user_id", sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    _text("label"),
    _text("scopes"),  # with spaces between
    _time("created"),
    _time("used", nullable=True),
)

SIGN_INS: Final = sa.Table(
    "sign_ins",
    META,
    _id("token_hash"),
    _of_user(is_key=False),
    _time("created"),
    _time("expires"),
    sa.Index(None, "user_id"),
)

TABLES: Final = sa.Table(
    "tables",
    META,
    _id(),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    _text("options"),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("visibility", sa.String(16), nullable=False),
    _text("link"),  # secret: lets people into a private table
    _text("time"),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),  # secret until the end
    _text("commitment"),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # the length of the log
    _text("turn"),
    _time("deadline", nullable=True),
    _text("ending", nullable=True),
    _text("previous"),
    _text("next"),
    _time("created"),
    _time("started", nullable=True),
    _time("finished", nullable=True),
    _place(),
    sa.Column("barred", sa.Text, nullable=False, server_default="[]"),  # people who may not sit or watch here
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # also against people
    sa.Column("branches", sa.Boolean, nullable=False, server_default=sa.false()),  # tried also while it is played
    sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()),  # says what clearly lost
    sa.Column("is_counted", sa.Boolean, nullable=False, server_default=sa.false()),  # in the shares below
    sa.Index(None, "status", "visibility", "created"),
    sa.Index(None, "is_counted", "status"),
    sa.Index(None, "deadline"),
    sa.Index(None, "link", unique=True),
)

SEATS: Final = sa.Table(
    "seats",
    META,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("user_id", sa.String(64), nullable=False, index=True),
    _text("name"),
    sa.Column("bot", sa.String(64), nullable=False),
)
OPEN_SEAT: Final = {"kind": "open", "user_id": "", "name": ""}  # a seat after its person has left

# The log. Its primary key is the lock: of two writers for one place, one is refused.
ENTRIES: Final = sa.Table(
    "entries",
    META,
    _of_table(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),  # the place in the log, from 0
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    _text("actions"),
    _time("at"),
)

RECORDS: Final = sa.Table(
    "records",
    META,
    _of_table(),
    sa.Column("record", sa.LargeBinary, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    META,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    _of_table(is_key=False),
    sa.Column("user_id", sa.String(64), nullable=False),
    _text("name"),
    _text("text"),
    _time("at"),
    sa.Index(None, "table_id", "number"),
)

LEASES: Final = sa.Table(
    "leases",
    META,
    _of_table(),
    sa.Column("owner", sa.String(64), nullable=False),
    _time("expires"),
)

# When no server process was there.
OUTAGES: Final = sa.Table(
    "outages",
    META,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    _time("end"),
)

# With SQLite: what a program beside the server, such as `conclave admin`, has changed. Numbers are never used again.
NOTICES: Final = sa.Table(
    "notices",
    META,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    _text("notice"),
    _time("at"),
    sqlite_autoincrement=True,
)

RATINGS: Final = sa.Table(
    "ratings",
    META,
    _of_user(),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

RATING_CHANGES: Final = sa.Table(
    "rating_changes",
    META,
    _of_table(),
    _of_user(),
    sa.Column("before", sa.Integer, nullable=False),
    sa.Column("after", sa.Integer, nullable=False),
    _time("at"),
    sa.Column("mu_change", sa.Float(53), nullable=True),  # NULL in games before these columns
    sa.Column("sigma_change", sa.Float(53), nullable=True),
    _time("voided", nullable=True),  # when a moderator took the change back
    sa.Index(None, "user_id", "at"),
)

# How many games somebody has played and won with something (a component), from a seat, or against somebody.
SHARES: Final = sa.Table(
    "shares",
    META,
    _of_user(),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("what", sa.String(64), primary_key=True),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
)

# Games that are over, judged once for all who may see them. Until then the row says how far that is.
ANALYSES: Final = sa.Table(
    "analyses",
    META,
    _of_table(),
    sa.Column("asked_by", sa.String(64), nullable=False),
    _place(),
    _time("asked"),
    _time("beat"),  # when a process last worked at it, or kept it in its line
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),  # 0 until somebody has begun
    sa.Column("problem", sa.String(32), nullable=False),  # why it has failed
    sa.Column("analysis", sa.LargeBinary, nullable=True),  # packed; NULL until it is whole
    sa.Index(None, "asked_by"),
    sa.Index(None, "place"),
    sa.Index(None, "beat"),
)

# What decisions of judged games clearly lost. Whose they are follows from the seats.
LAPSES: Final = sa.Table(
    "lapses",
    META,
    _of_table(),
    sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),  # the number of the action
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),  # of the replay: the position before it
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("loss", sa.Float(53), nullable=False),
)

# First tries at puzzles: each counts once for a person, and moves the ratings of both.
PUZZLE_TRIES: Final = sa.Table(
    "puzzle_tries",
    META,
    _of_user(),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("puzzle", sa.String(64), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),
    _time("at"),
)

PUZZLE_SOLVERS: Final = sa.Table(
    "puzzle_solvers",
    META,
    _of_user(),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # solved in a row, now
    sa.Column("longest", sa.Integer, nullable=False),
)

PUZZLE_RATINGS: Final = sa.Table(
    "puzzle_ratings",
    META,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("puzzle", sa.String(64), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

# Browsers that want to be told of a turn. Each belongs to one sign-in and goes with it.
PUSHES: Final = sa.Table(
    "pushes",
    META,
    _id(),  # the hash of its endpoint
    sa.Column("sign_in", sa.ForeignKey("sign_ins.token_hash", ondelete="CASCADE"), nullable=False, index=True),
    _text("endpoint"),
    _text("key"),
    _text("auth"),
    sa.Column("language", sa.String(16), nullable=False),
    _time("at"),
)

# Whom somebody does not want to hear (mute), or to meet at all (block).
SHUNS: Final = sa.Table(
    "shuns",
    META,
    _of_user(),
    sa.Column("other", sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
)

# What people report to the stewards. It stays when the table or the person is gone: names and words are copied.
REPORTS: Final = sa.Table(
    "reports",
    META,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("user_id", sa.String(64), nullable=False),
    _text("name"),
    sa.Column("table_id", sa.String(64), nullable=False),
    sa.Column("about", sa.String(64), nullable=False),
    _text("about_name"),
    _text("line"),
    _text("reason"),
    _time("at"),
    sa.Column("closed", sa.BigInteger, nullable=True, index=True),
    _text("closed_by"),
)

# Addresses from which somebody has come recently, as keyed hashes.
PLACES: Final = sa.Table(
    "places",
    META,
    _of_user(),
    sa.Column("place", sa.String(64), primary_key=True, index=True),
    _time("at"),
)

# Guests who signed in to an account: what is said about the guest means the account.
MERGES: Final = sa.Table("merges", META, _id("guest"), _of_user(is_key=False), _time("at"))

# Acts of moderators and of the host. Names are copied, since people may be deleted.
AUDIT: Final = sa.Table(
    "audit",
    META,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    _time("at"),
    sa.Column("by", sa.String(64), nullable=False),  # "" for the host
    _text("by_name"),
    sa.Column("act", sa.String(32), nullable=False),
    sa.Column("about", sa.String(64), nullable=False),
    _text("about_name"),
    sa.Column("table_id", sa.String(64), nullable=False),
    _text("detail"),
)
