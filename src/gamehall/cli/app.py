"""Every command with its options. The work is elsewhere and imported when it is asked for."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from gamehall import __version__
from gamehall.cli import word_commands
from gamehall.cli.english_commands import bench_english
from gamehall.cli.gcg_commands import gcg
from gamehall.cli.judge_commands import judge
from gamehall.cli.linguishtik_commands import bench_linguishtik, linguishtik
from gamehall.cli.scrabble_commands import bench_scrabble, scrabble

app = App(
    name="gamehall",
    version=__version__,
    help="Plays, referees, times and scores table games by their printed rules.\n\n"
    "`gamehall COMMAND --help` tells more about a command.",
)
record = App(name="record", help="Check or read the record of a game.")
bench = App(name="bench", help="Measure the hall.")
app.command(record)
app.command(bench)
app.command(gcg)
app.command(scrabble)
app.command(linguishtik)
bench.command(bench_scrabble, name="scrabble")
bench.command(bench_english, name="english")
bench.command(bench_linguishtik, name="linguishtik")
app.command(word_commands.lexicon)
app.command(word_commands.words)
app.command(judge)

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
Seats = Annotated[int, Parameter(validator=Number(gte=2, lte=6))]
Manner = Literal["guided", "tournament"]


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    password: Annotated[str | None, Parameter(env_var="GAMEHALL_PASSWORD")] = None,
    origin: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    bot_pause: Annotated[float, Parameter(validator=Number(gte=0, lte=60))] = 0.7,
    quiet: Flag = False,
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
    password
        A new password for the organiser; without it the one set earlier stays.
    origin
        A further address whose pages may act here, such as a reverse proxy's; may be repeated.
    bot_pause
        Seconds a bot waits before it moves, so that people can follow.
    quiet
        Do not print the address.
    """
    from gamehall.cli.hall import open_hall

    open_hall(host, port, data, password, origin, bot_pause, quiet)


@app.command
def warm() -> None:
    """Prepare everything that would make the first game slow: compiled engines and other caches."""
    from gamehall.cli.warm import warm_all

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
    from gamehall.cli import rules as books
    from gamehall.cli.speech import console

    if coverage or sentences:
        return 0 if books.report(console(), tests, sentences) else 1
    books.browse(console(), words, book)
    return 0


@record.command
def verify(*files: Annotated[Path, Parameter(required=True)]) -> int:
    """Check records: the chain of hashes, the dealer's seed, and every ruling by today's rules.

    Exits with 1 when something is wrong.

    Parameters
    ----------
    files
        Records as the hall gives them: one JSON line for the header, then one for each entry.
    """
    from gamehall.cli.records import verify_files

    return verify_files(files)


@record.command
def review(file: Path) -> None:
    """Look back on a game: for each turn what was better, missed or not challenged.

    Parameters
    ----------
    file
        A record as the hall gives it.
    """
    from gamehall.cli.records import review_file

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
    from gamehall.cli.records import show_file

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
        The game to play, such as contig60.
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
    from gamehall.cli.arena import run_match

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
) -> None:
    """Play a game in the terminal, against bots.

    Parameters
    ----------
    game
        The game to play, such as contig60.
    bot
        Whom to play against, perhaps with settings: `greedy:err=0.1`. The strongest if not said; said twice,
        where the game takes three players, two bots sit down.
    seat
        Your chair.
    manner
        At a guided table mistakes are refused; at a tournament table they stand until challenged.
    seed
        What the dice follow from; secret and new if not said.
    name
        Your name at the table.
    save
        Write the record there when the game ends or is left.
    book
        By which of the game's books, such as literacy; the first if not said.
    """
    from gamehall.cli.play import play_game

    play_game(game, bot, seat, manner, option, seed, name, save, book)


@app.command
def types(folder: Path = Path("frontend/src/generated")) -> None:
    """Write the TypeScript types of everything the hall and its pages say to each other.

    Parameters
    ----------
    folder
        Where to write them.
    """
    from gamehall.web.typescript import write

    write(folder)


@bench.command
def hall(
    *,
    seconds: Positive = 15,
    tables: Positive = 200,
    rate: Positive = 400,
    json: Flag = False,
) -> int:
    """Measure the hall: entries a second in process, and moves a second over the network, to disk.

    Parameters
    ----------
    seconds
        How long to load the server.
    tables
        Tables in play, two sockets each.
    rate
        Moves a second, over all tables.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.bench import bench_hall

    return bench_hall(seconds, tables, rate, json)


@bench.command
def race(*, tables: Positive = 50, players: Seats = 4, seconds: Positive = 15, json: Flag = False) -> int:
    """Measure a race: how soon a completed word of a letter card table is on its other screens.

    Parameters
    ----------
    tables
        Tables in play, each with a new word every second.
    players
        Players at a table, a socket each.
    seconds
        How long to load the server.
    json
        Print the figures as JSON.
    """
    from gamehall.cli.race_bench import bench_race

    return bench_race(tables, players, seconds, json)


@app.command
def racetest(*, claims: Positive = 10_000, players: Seats = 6, seed: int = 1) -> int:
    """Let everybody at a table claim the next word at once, again and again: one is first, and all agree.

    Parameters
    ----------
    claims
        How many claims there are, over all races; a hundred a second.
    players
        Players at the table.
    seed
        What the order of the hands follows from.
    """
    from gamehall.cli.racetest import race_test

    return race_test(claims, players, seed)


@app.command
def crashtest(
    *,
    kills: Positive = 25,
    seed: int = 1,
    tables: Positive = 8,
    soonest: Annotated[float, Parameter(validator=Number(gte=0))] = 0.0,
    latest: Annotated[float, Parameter(validator=Number(gte=0))] = 1.5,
    data: Path | None = None,
) -> int:
    """Kill the server again and again under load, and check that nothing acknowledged is lost or doubled.

    Parameters
    ----------
    kills
        How often to kill it.
    seed
        What the moments of the kills follow from.
    tables
        Tables in play while it is killed.
    soonest
        The shortest life of a server, in seconds after its first page; 0 kills some as they open.
    latest
        The longest life of a server.
    data
        An empty folder to keep the hall in; a temporary one if not said.
    """
    from gamehall.cli.crashtest import crash_test

    return crash_test(kills, seed, tables, (min(soonest, latest), latest), data)
