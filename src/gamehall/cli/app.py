"""Every command with its options. The work is elsewhere and imported when it is asked for."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gamehall import __version__
from gamehall.cli.commands import (
    backup_commands,
    campaigns,
    event_campaigns,
    event_desk,
    tournament,
    tournament_print,
    word_commands,
)
from gamehall.cli.games import games_own

app = App(
    name="gamehall",
    version=__version__,
    help="Plays, referees, times and scores table games by their printed rules.\n\n"
    "`gamehall COMMAND --help` tells more about a command.",
)
record = App(name="record", help="Check or read the record of a game.")
app.command(record)
campaigns.bench.command(event_campaigns.tournament)
campaigns.bench.command(event_desk.director)
tournament.tournament.command(event_campaigns.fuzz)
tournament.tournament.command(tournament_print.print_papers, name="print")
app.command(campaigns.bench)
app.command(campaigns.crashtest)
app.command(campaigns.siege)
app.command(backup_commands.backup)
app.command(backup_commands.restore)
app.command(tournament.tournament)
app.command(word_commands.lexicon)
app.command(word_commands.words)
for _, theirs in games_own():
    for each in theirs.apps:
        app.command(each)
    for one in theirs.own:
        app.command(one)
    for name, measure in theirs.bench.items():
        campaigns.bench.command(measure, name=name)

Options = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        show_default=False,
        help="One of the game's options, as key=value; may be repeated.",
    ),
]
Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Said = Annotated[str, Parameter(show_default=False)]
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]
Manner = Literal["guided", "tournament"]


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    password_file: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    origin: Several = (),
    host_name: Several = (),
    proxy: Several = (),
    tls: Flag = False,
    cert: Path | None = None,
    key: Path | None = None,
    bot_pause: Annotated[float, Parameter(validator=Number(gte=0, lte=60))] = 0.7,
    quiet: Flag = False,
    limits: Annotated[bool, Parameter(show=False)] = True,
) -> None:
    """Open the hall: people play in their browsers at the address that is printed.

    Parameters
    ----------
    host
        Where to listen; 0.0.0.0 lets every machine of the network in, 127.0.0.1 only this one.
    port
        The port to listen on.
    data
        The folder the hall keeps everything in; $GAMEHALL_DATA, else ~/.local/share/gamehall.
    password_file
        A file with the organiser's password, - for what is typed; else $GAMEHALL_PASSWORD, else the password
        set earlier stays, and for the first one a link is printed.
    origin
        A further address of this hall, such as https://hall.example; may be repeated.
    host_name
        A further name by which browsers may ask for this hall, such as hall.example; may be repeated.
    proxy
        The address of a reverse proxy in front of this hall, such as 127.0.0.1; what it says about whom it
        speaks for is believed, and of nobody else. May be repeated.
    tls
        Encrypt, with a certificate that the hall makes itself; browsers warn once, since they do not know it.
    cert
        Encrypt with this certificate instead: a PEM file, with the certificates it rests on.
    key
        The private key of the certificate.
    bot_pause
        Seconds a bot waits before it moves, so that people can follow.
    quiet
        Do not print the address.
    limits
        With --no-limits one address may ask for anything: for measuring a hall that nobody visits.
    """
    from gamehall.cli.commands.serve import open_hall, read_password
    from gamehall.web.serve import Plan

    open_hall(
        Plan(
            host=host,
            port=port,
            data=data,
            password=read_password(password_file),
            origins=tuple(one.rstrip("/") for one in origin),
            host_names=host_name,
            proxies=proxy,
            tls=tls,
            certificate=cert,
            key=key,
            bot_pause=bot_pause,
            quiet=quiet,
            limits=limits,
        )
    )


@app.command
def organiser(*, data: Path | None = None) -> None:
    """Print a new link for the organiser of this machine's hall, who then chooses a new password.

    For who forgot the password, or did not see the link when the hall was started. The hall may be running.

    Parameters
    ----------
    data
        The folder the hall keeps everything in; $GAMEHALL_DATA, else ~/.local/share/gamehall.
    """
    from gamehall.cli.commands.serve import print_new_code

    print_new_code(data)


@app.command
def warm() -> None:
    """Prepare everything that would make the first game slow: compiled engines and other caches."""
    from gamehall.cli.commands.warm import warm_all

    warm_all()


@app.command
def rules(
    *words: str,
    book: Said = "",
    coverage: Flag = False,
    tests: Path = Path("tests"),
    sentences: Path | None = None,
) -> int:
    """Read the rulebooks: `rules`, `rules GAME`, `rules GAME KEY`, `rules any words`.

    With --coverage: how many paragraphs of each book the code enforces and the tests prove. Exits with
    1 when a paragraph kept by the table or a judge is missing, or when a cited key does not exist.

    Parameters
    ----------
    words
        A game, then the key of a paragraph or words to look for; either may be left out.
    book
        Only this book.
    coverage
        Count what is enforced and proved, instead of reading.
    tests
        The folder of tests to look for proofs in.
    sentences
        A TSV file of the printed sentences; also list which of them no book covers.
    """
    from gamehall.cli.commands import rules as books
    from gamehall.machine.speech import console

    if coverage or sentences:
        return 0 if books.report(console(), tests, sentences) else 1
    books.browse(console(), words, book)
    return 0


@record.command
def verify(*files: Annotated[Path, Parameter(required=True)], key: str = "", unsigned: Flag = False) -> int:
    """Check records: the hall's signature, the chain of hashes, the dealer's seed, every ruling.

    Prints what was proved, what was not, and what is wrong; exits with 1 when something is wrong.

    Parameters
    ----------
    files
        Records as the hall gives them: a JSON line for the header, one for each entry, one for the signature.
    key
        The key of the hall they must come from, as it stands at that hall's address with /key behind it.
        Without it a record of this machine's own hall is known, and of another's only which key signed it.
    unsigned
        Also take records that nobody signed, such as those made from game files.
    """
    from gamehall.cli.commands.verifying import verify_files

    return verify_files(files, key, unsigned)


@record.command
def review(file: Path) -> None:
    """Look back on a game: for each turn what was better, missed or not challenged.

    Parameters
    ----------
    file
        A record as the hall gives it.
    """
    from gamehall.cli.commands.records import review_file

    review_file(file)


@record.command
def show(file: Path, *, board: Flag = False) -> None:
    """Print a record for people to read.

    Parameters
    ----------
    file
        A record as the hall gives it.
    board
        Also draw the last position.
    """
    from gamehall.cli.commands.records import show_file

    show_file(file, board=board)


@app.command
def arena(
    game: str,
    first: str,
    second: str,
    *more: str,
    games: Positive = 100,
    seed: int = 1,
    manner: Manner = "tournament",
    jobs: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    option: Options = (),
    book: Said = "",
    json: Flag = False,
) -> None:
    """Let bots play a match, seats changed from game to game. Same seed, same result.

    Parameters
    ----------
    game
        The game to play, by its id; `gamehall rules` lists them.
    first
        A bot, perhaps with settings: `strong`, `greedy:err=0.1`.
    second
        The bot it plays against.
    more
        Further bots, where the game takes more players.
    games
        How many games.
    seed
        What all dice and all bots' choices follow from.
    manner
        At a guided table mistakes are refused; at a tournament table they stand until challenged.
    jobs
        Processes to use; 0 for one a core.
    book
        By which of the game's books, such as wespa; the first if not said.
    json
        Print the result as JSON.
    """
    from gamehall.cli.commands.arena import run_match

    run_match(game, (first, second, *more), games, seed, manner, jobs, option, json, book)


@app.command
def play(
    game: str,
    *,
    bot: Several = (),
    seat: str = "p1",
    manner: Manner = "guided",
    option: Options = (),
    seed: Said = "",
    name: str = "Guest",
    save: Path | None = None,
    book: Said = "",
    timekeeper: bool = False,
) -> None:
    """Play a game in the terminal, against bots.

    Parameters
    ----------
    game
        The game to play, by its id; `gamehall rules` lists them. Or pentathlon, for a pentathlete's day: all
        its games one after the other. A day that was left goes on where it stood.
    bot
        Whom to play against, perhaps with settings: `greedy:err=0.1`. The strongest if not said; said twice,
        where the game takes three players, two bots sit down.
    seat
        Your chair.
    manner
        At a guided table mistakes are refused, answers are listed and the clocks stand while you think; at a
        tournament table mistakes stand until challenged, nothing is listed, and the clocks run.
    seed
        What the dice follow from; secret and new if not said.
    name
        Your name at the table.
    save
        Write the record there when the game ends, or is left and hides nothing; nothing is asked then. A day
        is kept in a folder: the one named here, else one of its own beside the hall's things.
    book
        By which of the game's books, such as literacy; the first if not said.
    timekeeper
        You keep the time as well: nothing runs out by itself, and `clock` lists the timers.
    """
    from gamehall.cli.commands.play import play_game

    play_game(game, bot, seat, manner, option, seed, name, save, book, timekeeper)


@app.command
def types(folder: Path = Path("frontend/src/generated")) -> None:
    """Write the TypeScript types of everything the hall and its pages say to each other.

    Parameters
    ----------
    folder
        Where to write them.
    """
    from gamehall.web.wire.typescript import write

    write(folder)


@app.command
def sbom() -> None:
    """Print what this hall is made of: every package with its version and licence, as CycloneDX JSON."""
    from gamehall.cli.commands.sbom import bill_of_materials

    print(bill_of_materials())
