"""What the terminal says when the hall opens: where it is, and how the organiser gets in."""

import io

import msgspec
import segno
from msgspec import Struct

from gamehall.store.store import Store

ADDRESSES = "addresses"
"""Where the hall notes its addresses, for a command beside it."""


class Addresses(Struct, frozen=True):
    here: str
    lan: str = ""
    """How other machines of the network reach the hall, where it listens to them."""
    others: tuple[str, ...] = ()


def note(store: Store, addresses: Addresses) -> None:
    store.set_setting(ADDRESSES, msgspec.json.encode(addresses).decode()).result()


def noted(kept: str | None) -> Addresses | None:
    try:
        return msgspec.json.decode(kept or "null", type=Addresses | None)
    except msgspec.DecodeError:
        return None


def announcement(addresses: Addresses, code: str, fingerprint: str = "", warning: str = "") -> str:
    """The addresses for everybody; while there is no password, the organiser's link with its code."""
    lines = ["The hall is open.", "", *_places(addresses, "")]
    if addresses.lan:
        lines += ["", "Players with a phone in this network scan this:", qr(addresses.lan)]
    if warning:
        lines += ["", warning]
    if fingerprint:
        half = len(fingerprint) // 2 + 1
        lines += ["", "The hall made its certificate itself, so every browser warns on its first visit."]
        lines += ["It is the hall's if the browser shows this SHA-256 fingerprint:"]
        lines += [f"  {fingerprint[:half]}", f"  {fingerprint[half:]}"]
    if code:
        lines += ["", "You are the organiser. Choose your password with this link; it works once.", ""]
        lines += organisers_link(addresses, code)
    else:
        lines += ["", f"Organiser:         {addresses.here}/organiser"]
    return "\n".join([*lines, "", "Stop the hall with Ctrl+C."])


def organisers_link(addresses: Addresses, code: str) -> list[str]:
    path = f"/organiser?code={code}"
    lines = _places(Addresses(addresses.here, "", addresses.others), path)
    if addresses.lan:
        lines += ["", "Or scan this with your own phone. Show it to nobody else:", qr(addresses.lan + path)]
    return lines


def _places(addresses: Addresses, path: str) -> list[str]:
    named = [("On this machine:", addresses.here), ("In the network:", addresses.lan)]
    named += [("Elsewhere:", other) for other in addresses.others]
    return [f"  {label:<17}{address}{path}" for label, address in named if address]


def qr(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
