// What can be seen of a turn on the board: what is still to be moved, and where a piece may step.
import {
  BAND,
  CENTRE,
  CROWNS,
  ONWARD,
  OUTERMOST,
  type State,
  type Step,
  type Turn,
} from '../../generated/queens_and_guards.ts'

export type Colour = 'white' | 'black'

export function colourOf(piece: string | undefined): Colour | null {
  return piece ? ('Ww'.includes(piece) ? 'white' : 'black') : null
}

export function isQueen(piece: string | undefined): boolean {
  return piece === 'W' || piece === 'B'
}

/** "Trap" was said without the card: a trapped piece is moved out before anything else. */
export function wayOutOwed(steps: readonly Step[]): boolean {
  let owed = false
  for (const { did } of steps) {
    if (did === 'called' || did === 'put back') owed = true
    if (did === 'moved') owed = false
  }
  return owed
}

/** Whether the turn is not complete. */
export function movesOwed(turn: Turn): boolean {
  if (wayOutOwed(turn.steps)) return true
  if (turn.steps.some(({ did }) => did === 'put back')) return false
  return !turn.steps.some(
    ({ did, start, end }, i) => did === 'moved' && start !== end && !wayOutOwed(turn.steps.slice(0, i)),
  )
}

/** Whether the piece may stand there at all. */
export function mayStand(game: State, piece: string, at: number): boolean {
  if (at === CENTRE) return isQueen(piece)
  const crowns: Readonly<Record<Colour, number>> = CROWNS[game.options.layout]
  const owner = (['white', 'black'] as const).find((colour) => crowns[colour] === at)
  return !owner || (isQueen(piece) && colourOf(piece) === owner)
}

/** One step sideways or inward, to an empty hex. */
export function stepsFrom(game: State, from: number): number[] {
  const piece = game.board[from] ?? ''
  return (ONWARD[from] ?? []).filter((to) => !game.board[to] && mayStand(game, piece, to))
}

/** The queen on the centre, and all six guards round her. */
export function isHome(game: State, colour: Colour): boolean {
  const [queen, guard] = colour === 'white' ? ['W', 'w'] : ['B', 'b']
  return game.board.every((piece, i) => (BAND[i] === 0 ? piece === queen : BAND[i] !== 1 || piece === guard))
}

/** Where a piece in hand may go: one step, or out to the outermost band. */
export function reach(game: State, held: number | null, sending: boolean): Set<number> {
  if (held === null) return new Set()
  const piece = game.board[held] ?? ''
  return new Set(
    sending ? OUTERMOST.filter((to) => !game.board[to] && mayStand(game, piece, to)) : stepsFrom(game, held),
  )
}

/** The piece that was moved last, and where it came from. */
export function lastStep(game: State): Step | null {
  const steps = [...(game.turn?.facing ?? []), ...(game.turn?.steps ?? [])]
  return steps.findLast(({ did, start, end }) => did !== 'trap' && did !== 'called' && start !== end) ?? null
}
