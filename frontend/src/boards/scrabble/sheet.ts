// The score sheet as players keep it: one column a side, each line with its play, its score and the total.
import type { Line, State } from '../../generated/scrabble.ts'
import { figure } from '../../table/figures.ts'
import { SIDES } from './position.ts'

export interface Row {
  /** The line's number in the state's sheet. */
  line: number
  at: string
  says: string
  score: string
  total: number
  struck: boolean
  /** A play whose score may be queried. */
  play: boolean
  rack: string
}

/** For each side its lines, in order. */
export function columnsOf(state: State): Row[][] {
  return SIDES.map((side) => {
    let total = 0
    return state.sheet.flatMap((line, i) => {
      if (line.side !== side) return []
      if (!line.removed) total += line.score
      return [rowOf(line, i, total)]
    })
  })
}

function rowOf(line: Line, i: number, total: number): Row {
  const play = line.kind === 'play'
  return {
    line: i,
    at: play ? line.at : '',
    says: saysOf(line),
    score: line.removed
      ? '0'
      : play || line.kind === 'exchange' || line.kind === 'pass' || line.kind === 'lost'
        ? String(line.score)
        : signed(line.score),
    total,
    struck: line.removed,
    play,
    rack: line.rack.includes('?') ? '' : line.rack.join('').replaceAll('_', '?'),
  }
}

function saysOf(line: Line): string {
  switch (line.kind) {
    case 'play':
      return line.word
    case 'exchange':
      return `−${line.count}`
    case 'pass':
      return 'pass'
    case 'lost':
      return 'turn lost'
    case 'challenge':
      return 'challenge'
    case 'rack':
      return `tiles ${line.rack.join('').replaceAll('_', '?')}`.trim()
    case 'time':
      return 'overtime'
    case 'forfeit':
      return 'forfeit'
  }
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points)
}
