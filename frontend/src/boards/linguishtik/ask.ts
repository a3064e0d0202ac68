import type { State } from '../../generated/linguishtik.ts'
import type { Asked } from '../../generated/protocol.ts'
import { isPlayer, upper, type Names, type Seat } from '../../table/names.ts'
import { moverOf, stageOf } from './cubes.ts'
import { KIND_NAMES } from './saying.ts'

const DUE = { designation: ': the designation', type: ': the type demand', function: ': the function demand', free: '' }

/** One clear line for the seat that is asked; empty: the page says whom the table waits for. */
export function ask(state: State, seat: Seat, prompts: readonly Asked[], names: Names): string {
  if (state.ended) return 'The round is over.'
  if (prompts.some((prompt) => prompt.must)) return ''
  const mover = moverOf(state)
  if (state.procedure) return `${upper(names.or_you(state.procedure.by))} called an illegal procedure. The judge rules.`
  if (state.phase === 'rolling' && mover) return `${names.of(mover)} is Player One and rolls the cubes.`
  if (state.phase === 'moving' && mover) return `${upper(names.whose(mover))} turn${DUE[stageOf(state)]}.`
  if (state.phase === 'writing' && state.block) return `${KIND_NAMES[state.block.kind]}: ${writing(state, seat, names)}`
  if (state.phase === 'between' && isPlayer(seat)) return waitingFor(state, names)
  return ''
}

function writing(state: State, seat: Seat, names: Names): string {
  const busy = Object.entries(state.block?.writers ?? {}).filter(([, one]) => one.duty !== 'barred' && !one.done)
  const who = busy.filter(([one]) => one !== seat).map(([one]) => names.of(one))
  return who.length ? `${who.join(' and ')} ${who.length > 1 ? 'write' : 'writes'}.` : 'all have written.'
}

function waitingFor(state: State, names: Names): string {
  const missing = state.seats.filter((one) => ![...state.ready, ...state.absent, ...state.disqualified].includes(one))
  return missing.length ? `Waiting for ${missing.map((one) => names.of(one)).join(' and ')} to be ready.` : ''
}
