"""The certificate a hall makes for itself."""

import ssl
from pathlib import Path

import pytest
from cryptography import x509

from gamehall.web.door import certificate


def test_it_is_kept_and_made_anew_when_an_address_is_missing(tmp_path: Path) -> None:
    first = certificate.own(tmp_path, ["localhost", "127.0.0.1", "::1", "10.0.0.5"])
    mark = first.fingerprint
    assert certificate.own(tmp_path, ["10.0.0.5", "localhost"]).fingerprint == mark
    moved = certificate.own(tmp_path, ["localhost", "10.0.0.6"])
    assert moved.fingerprint != mark
    read = x509.load_pem_x509_certificate(moved.chain.read_bytes())
    names = read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert [str(a) for a in names.get_values_for_type(x509.IPAddress)] == ["10.0.0.6"]
    assert names.get_values_for_type(x509.DNSName) == ["localhost"]


def test_it_is_made_anew_before_its_time_is_over_and_when_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = certificate.own(tmp_path, ["localhost"]).fingerprint
    later = certificate._now() + certificate._LASTS - certificate._RENEWED_BEFORE
    monkeypatch.setattr(certificate, "_now", lambda: later)
    second = certificate.own(tmp_path, ["localhost"])
    assert second.fingerprint != first
    second.key.write_text("nonsense")
    third = certificate.own(tmp_path, ["localhost"])
    certificate.context(third)
    assert third.fingerprint != second.fingerprint or third.key.read_text() != "nonsense"


def test_nobody_else_reads_its_key(tmp_path: Path) -> None:
    made = certificate.own(tmp_path, ["localhost"])
    assert made.key.stat().st_mode & 0o777 == 0o600
    assert made.key.parent.stat().st_mode & 0o777 == 0o700


def test_old_protocols_are_off(tmp_path: Path) -> None:
    made = certificate.context(certificate.own(tmp_path, ["localhost"]))
    assert made.minimum_version == ssl.TLSVersion.TLSv1_2


def test_a_given_one_that_does_not_fit_is_said(tmp_path: Path) -> None:
    one, other = certificate.own(tmp_path / "1", ["a"]), certificate.own(tmp_path / "2", ["b"])
    assert certificate.given(one.chain, one.key).own is False
    for chain, key in ((one.chain, other.key), (one.chain, tmp_path / "none"), (one.key, one.chain)):
        with pytest.raises(certificate.Unfit, match="cannot be used"):
            certificate.given(chain, key)
