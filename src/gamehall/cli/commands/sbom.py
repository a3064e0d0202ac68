"""`gamehall sbom`: everything this hall is made of, as a CycloneDX bill of materials."""

import json
import re
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from typing import Any

from gamehall import __version__
from gamehall.kernel.extras import BRINGS

_NAMED = re.compile(r"^[A-Za-z0-9._-]+")
_EXTRA = re.compile(r"extra == ['\"]([a-z]+)['\"]")
_SHIPPED_LISTS = (
    ("gamehall.lexicon.hall", "SCOWL and what it contains", "LICENCE.txt"),
    ("gamehall.lexicon.knowledge", "SCOWL, WordNet, LemmInflect, Webster 1913", "NOTICES.txt"),
)

Component = dict[str, Any]


def bill_of_materials() -> str:
    """CycloneDX 1.6: Python packages, front-end packages, word data and the English model."""
    components = [*_packages(), *_front_end(), *_word_data(), _model()]
    return json.dumps(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "serialNumber": f"urn:uuid:{uuid.uuid4()}",
            "version": 1,
            "metadata": {
                "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
                "component": _component("application", "gamehall", __version__, "Apache-2.0"),
            },
            "components": sorted(components, key=lambda c: (c["type"], c["name"].lower())),
        },
        indent=2,
    )


def _packages() -> Iterator[Component]:
    """Gamehall's requirements and theirs, as they are installed; what only developers need is left out."""
    waiting, seen = ["gamehall"], set[str]()
    while waiting:
        name = waiting.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in seen:
            continue
        seen.add(key)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # for another system or Python
            continue
        waiting += [
            match[0] for line in found.requires or () if _runs(key, line) and (match := _NAMED.match(line))
        ]
        if key != "gamehall":
            yield _component(
                "library", key, found.version, _licence(found), f"pkg:pypi/{key}@{found.version}"
            )


def _runs(package: str, line: str) -> bool:
    """Whether a requirement is there to run: of extras only Gamehall's own."""
    extra = _EXTRA.search(line)
    return extra is None or (package == "gamehall" and extra[1] in BRINGS)


def _licence(found: Distribution) -> str:
    """As the package says it: an expression, a short text, or a classifier."""
    said = found.metadata
    if "License-Expression" in said:
        return said["License-Expression"]
    classified = [c.rpartition(" :: ")[2] for c in said.get_all("Classifier") or () if "License ::" in c]
    if classified:
        return ", ".join(classified)
    text = "".join(said.get_all("License") or ())
    return text if 0 < len(text) < 60 else "not said"


def _front_end() -> Iterator[Component]:
    """What is built into the pages; the build leaves a list beside them."""
    listed = files("gamehall.web") / "static" / "packages.json"
    if not listed.is_file():
        return
    for package in json.loads(listed.read_text("utf-8")):
        name, version = package["name"], package["version"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        yield _component("library", name, version, package["license"], purl)


def _word_data() -> Iterator[Component]:
    for package, of, notice in _SHIPPED_LISTS:
        label = json.loads((files(package) / "label.json").read_text("utf-8"))
        stamp = label.get("stamp", label)
        yield {
            **_component("data", f"{package}/words.xz", stamp["edition"], f"see {package}/{notice}"),
            "description": f"From {of}.",
            "hashes": [{"alg": "SHA-256", "content": stamp["hash"]}],
        }


def _model() -> Component:
    from gamehall.english.parsers.model import described

    model = described()
    return {
        **_component("machine-learning-model", model.name, model.version, model.made_by),
        "description": f"Installed as {model.package}. {model.not_checked}",
        "hashes": [{"alg": "SHA-256", "content": model.package_sha256}],
        "externalReferences": [
            {
                "type": "distribution",
                "url": model.origin,
                "hashes": [{"alg": "SHA-256", "content": model.origin_sha256}],
            }
        ],
    }


def _component(kind: str, name: str, version: str, licence: str, purl: str = "") -> Component:
    made = {"type": kind, "name": name, "version": version, "licenses": [{"license": {"name": licence}}]}
    return {**made, "purl": purl, "bom-ref": purl} if purl else made
