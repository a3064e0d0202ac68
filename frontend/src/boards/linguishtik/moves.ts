// The last move in words.
import type { State } from '../../generated/linguishtik.ts'
import type { Names } from '../../table/names.ts'
import { coloursOf } from './cubes.ts'
import { demandSays, designationSays } from './saying.ts'

/** `Ben moved red A to Letters.`; empty before the first move. */
export function lastMove(game: State, names: Names): string {
  const move = game.moves.at(-1)
  if (!move) return ''
  const who = names.of(move.by)
  const cube = move.cube === null ? '' : `${coloursOf(game)[move.cube]} ${game.letters[move.cube]}`
  switch (move.kind) {
    case 'designation':
      return `${who} designated. ${designationSays(move.says)}`
    case 'demand':
      return `${who} demanded with ${cube}. ${demandSays(move.says)}`
    case 'letter':
      return `${who} moved ${cube} to Letters.`
    case 'pass':
      return `${who} passed.`
  }
}
