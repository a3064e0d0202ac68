"""Whole games for the game files' tests: dealt, laid by the rules of placement, written as files."""

import random

from gamehall.games.scrabble.board import CENTRE, EMPTY_BOARD, SIDE, SQUARES, lay, step, value
from gamehall.games.scrabble.gcg.kit import unseen
from gamehall.games.scrabble.notation import coordinate
from gamehall.games.scrabble.placement import (
    Laid,
    direction_of,
    misplaced,
    score_of,
    word_at,
)


def whole_game(seed: int, *, phoneys: float = 0.1, bonuses: float = 0.1, exchanges: float = 0.1) -> str:
    """A game to the end between Ann and Bea, with challenges, exchanges and the last rack counted."""
    chance = random.Random(seed)
    bag = list(unseen({}).elements())
    chance.shuffle(bag)
    racks = [[bag.pop() for _ in range(7)] for _ in range(2)]
    nicks, totals, board = ("Ann", "Bea"), [0, 0], EMPTY_BOARD
    lines = ["#character-encoding UTF-8", "#player1 Ann Ann Archer", "#player2 Bea Bea Baker"]
    turn = zeros = 0
    while True:
        rack, nick = "".join(sorted(racks[turn])), nicks[turn]
        laid = some_play(chance, board, racks[turn])
        if laid is None or (len(bag) >= 7 and chance.random() < exchanges):
            zeros += 1
            away = "".join(sorted(racks[turn])[:3]) if len(bag) >= 7 else ""
            lines.append(f">{nick}: {rack} -{away} +0 {totals[turn]}")
            for tile in away:
                racks[turn].remove(tile)
            racks[turn] += [bag.pop() for _ in away]
            bag += away
            chance.shuffle(bag)
        else:
            score, before = score_of(board, laid), totals[turn]
            lines.append(f">{nick}: {rack} {written(board, laid)} +{score} {before + score}")
            if chance.random() < phoneys and zeros < 5:
                zeros += 1
                lines.append(f">{nick}: {rack} -- -{score} {before}")
            else:
                zeros, board, totals[turn] = 0, lay(board, laid), before + score
                for letter in laid.values():
                    racks[turn].remove("?" if letter.islower() else letter)
                racks[turn] += [bag.pop() for _ in range(min(len(bag), len(laid)))]
                if chance.random() < bonuses:
                    totals[turn] += 5
                    held = "".join(sorted(racks[turn]))
                    lines.append(f">{nick}: {held} (challenge) +5 {totals[turn]}")
            if not racks[turn]:
                left = "".join(sorted(racks[1 - turn]))
                points = 2 * sum(value(tile) for tile in left)
                return "\n".join([*lines, f">{nick}:  ({left}) +{points} {totals[turn] + points}", ""])
        if zeros >= 6:
            for who in (0, 1):
                left = "".join(sorted(racks[who]))
                points = sum(value(tile) for tile in left)
                lines.append(f">{nicks[who]}: {left} ({left}) -{points} {totals[who] - points}")
            return "\n".join([*lines, ""])
        turn = 1 - turn


def some_play(chance: random.Random, board: str, rack: list[str]) -> Laid | None:
    """Tiles laid where they may lie; nothing is asked of the words."""
    for _ in range(400):
        mixed = chance.sample(rack, len(rack))
        letters = [tile if tile != "?" else chance.choice("aeinst") for tile in mixed]
        count, stride = chance.randint(1, len(rack)), step(chance.choice(("across", "down")))
        square = CENTRE if board == EMPTY_BOARD else chance.randrange(SQUARES)
        laid: Laid = {}
        while square < SQUARES and len(laid) < count:
            if board[square] == ".":
                laid[square] = letters.pop()
            if stride == 1 and square % SIDE == SIDE - 1:
                break
            square += stride
        if misplaced(board, laid) is None:
            return laid
    return None


def written(board: str, laid: Laid) -> str:
    word = word_at(lay(board, laid), min(laid), direction_of(board, laid))
    text = "".join(laid.get(square, ".") for square in word.squares)
    return f"{coordinate(word.start, word.direction)} {text}"
