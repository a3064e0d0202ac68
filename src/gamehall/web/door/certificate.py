"""The certificate of a hall that speaks over TLS: a given one, or one that the hall makes itself."""

import datetime
import ipaddress
import os
import ssl
from collections.abc import Iterable
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

_LASTS = datetime.timedelta(days=365)
_RENEWED_BEFORE = datetime.timedelta(days=30)
_FOLDER = "tls"


class Certificate(Struct, frozen=True):
    chain: Path
    key: Path
    own: bool = False
    """Made by the hall itself: no browser knows it, and each asks its user once."""

    @property
    def fingerprint(self) -> str:
        """As browsers show it, to compare by eye."""
        found = x509.load_pem_x509_certificate(self.chain.read_bytes()).fingerprint(hashes.SHA256())
        return found.hex(":").upper()


class Unfit(Exception):
    """This certificate cannot be used; the sentence says why."""


def given(chain: Path, key: Path) -> Certificate:
    found = Certificate(chain, key)
    try:
        context(found)
    except (OSError, ValueError) as error:
        raise Unfit(f"The certificate {chain} cannot be used with the key {key}: {error}.") from error
    return found


def context(certificate: Certificate) -> ssl.SSLContext:
    """TLS 1.2 and 1.3; what came before is broken."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.load_cert_chain(certificate.chain, certificate.key, password=_no_password)
    return made


def _no_password() -> str:
    raise ValueError("the key is locked with a password")


def own(data: Path, hosts: Iterable[str]) -> Certificate:
    """The hall's own, for these names and addresses; made anew when one is missing or its time is over."""
    folder = data / _FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = Certificate(folder / "certificate.pem", folder / "key.pem", own=True)
    names = frozenset(_name(host) for host in hosts if host.isascii())
    if not _good(found, names):
        _make(found, names)
    return found


def _good(found: Certificate, names: frozenset[x509.GeneralName]) -> bool:
    try:
        context(found)
        read = x509.load_pem_x509_certificate(found.chain.read_bytes())
        has = read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    return names <= frozenset(has) and _now() < read.not_valid_after_utc - _RENEWED_BEFORE


def _make(at: Certificate, names: frozenset[x509.GeneralName]) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Gamehall")])
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_now() - datetime.timedelta(days=1))
        .not_valid_after(_now() + _LASTS)
        .add_extension(x509.SubjectAlternativeName(sorted(names, key=repr)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    _write(at.key, secret)
    _write(at.chain, made.public_bytes(serialization.Encoding.PEM))


def _write(file: Path, data: bytes) -> None:
    """For the hall's own eyes from its first moment on."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(data)


def _name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
