"""The player's own word, and asking for a new secret, which shows the old one (RULES 6)."""

from __future__ import annotations

from tonk.errors import TonkError
from tonk.refusals import refuse, shown
from tonk.session.happened import TABLE, ShowedSecret
from tonk.session.saving import noted
from tonk.session.seating import Step, why_not_between
from tonk.session.values import Reveal, Session
from tonk.shuffle import SEED_BYTES, tidy_word


def set_word(session: Session, word: str) -> Step:
    """Take the player's own word for the deals to come, between hands. Raises TonkError."""
    if why := why_not_between(session):
        raise TonkError(why)
    tidy = tidy_word(word)
    return noted(session._replace(word=tidy), word=tidy), ()


def renew_secret(session: Session, secret: bytes) -> Step:
    """Show the secret, so that its hands can be checked, and go on with a new one, between hands. Raises TonkError."""
    if why := why_not_between(session):
        raise TonkError(why)
    if len(secret) != SEED_BYTES:
        raise TonkError(refuse("bad-seed", value=shown(secret.hex())))
    renewed = session._replace(
        secret=secret, secret_from=session.number, reveals=(*session.reveals, _revealed(session))
    )
    renewed = noted(renewed, secret=secret.hex())
    return renewed, (ShowedSecret(TABLE, session.secret.hex()),)


def closed(session: Session) -> Step:
    """End the session and show the secret."""
    over = session._replace(over=True, reveals=(*session.reveals, _revealed(session)))
    return over, (ShowedSecret(TABLE, session.secret.hex()),)


def _revealed(session: Session) -> Reveal:
    return Reveal(session.secret, session.secret_from, session.number)
