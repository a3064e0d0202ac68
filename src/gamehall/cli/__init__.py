"""The `gamehall` command."""

import gc
import sys
from collections.abc import Sequence

from gamehall.kernel.extras import NotInstalled, has, missing


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; sentences instead of tracebacks for what people can put right."""
    gc.set_threshold(20_000, 20, 20)  # code that is read leaves no garbage: the command is there sooner
    if not has("web"):
        sys.exit(str(missing("web", "The gamehall command")))
    from gamehall.cli.app import app
    from gamehall.machine.speech import Unusable, complain

    try:
        app(arguments)
    except (Unusable, NotInstalled) as error:
        complain(str(error))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
