"""Every sensible answer to a prompt, for the plain page, for bots and for proofs."""

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import lines_of
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.referee import check_win, faults_of, playable, right_score, value_of
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.answers import legal as common_legal
from gamehall.games.pentathlon.arithmetic import playable_sentences
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    return common_legal(HIGHLIGHTS, state, prompt, _own)


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    sheet = state.acting()
    match kind:
        case "UseRoll":
            return [acts.UseRoll()]
        case "Capture" if not (state.last and playable(state, state.last.dice)):
            return []
        case "DeclareWin" if sheet:
            return _wins(state, seat)
        case "Roll" | "PassCard" if sheet and not _complete(state, sheet):
            return []
        case "RecordDice" if sheet and not sheet.recorded:
            return [acts.RecordDice(sheet.dice)]
        case "Announce" if sheet and not sheet.sentence:
            return [acts.Announce(said) for said in _sentences(state, sheet)]
        case "Place" if sheet and sheet.space is None and state.chips[seat]:
            spaces = [value_of(state, sheet)] if sheet.sentence else list(playable(state, sheet.dice))
            return [acts.Place(space) for space in spaces if space is not None]
        case "RecordScore" if sheet and sheet.score is None and right_score(state, sheet) != sheet.before:
            return [acts.RecordScore(right_score(state, sheet))]
    return None


def _sentences(state: State, sheet: Sheet) -> list[str]:
    """The sentence for the chip already laid, or one for each chip that could be."""
    if sheet.space is not None:
        made = playable_sentences(sheet.dice, whole=state.options.steps == "whole")
        return [said for value, said in made.items() if value == sheet.space]
    return list(playable(state, sheet.dice).values()) if state.chips[sheet.by] else []


def _complete(state: State, sheet: Sheet) -> bool:
    """Has everything been done that must be done before the turn, or the capture, is ended?"""
    if state.card.phase == "window":
        return True
    if not sheet.recorded:
        return False
    if sheet.space is None:
        return state.card.phase == "play" and not sheet.sentence
    return bool(sheet.sentence) and (sheet.score is not None or right_score(state, sheet) == sheet.before)


def _wins(state: State, seat: Seat) -> list[Action]:
    sheet, wins = state.acting(), []
    five = lines_of(state.board, state.covered, seat)[:1]
    if five and not (sheet and faults_of(state, sheet, five_declared=True)):
        wins.append(common.DeclareWin(five[0]))
    if check_win(state, Declaration(seat)) is None and not (sheet and faults_of(state, sheet)):
        wins.append(common.DeclareWin())
    return list(wins)
