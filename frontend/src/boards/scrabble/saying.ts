// A play is said in steps, as at a wooden table; each waits for the ruling on the one before.
import type { Action } from '../../generated/scrabble.ts'
import type { Desk } from './desk.svelte.ts'
import { nameOf } from './squares.ts'

/** Put it down, announce it, end the turn. A refusal leaves the tiles where they are. */
export async function sayPlay(desk: Desk): Promise<void> {
  if (desk.busy || !desk.laid.size) return
  const { out, said, state } = desk
  const { scoring, commit } = state.options
  const score = scoring === 'kept' ? null : Number(desk.score)
  const announced = said && state.draft?.score != null
  desk.busy = true
  try {
    if (!said && !(await allowed(desk, { type: 'Place', tiles: tilesOf(desk) }))) return
    if (!announced && !(await allowed(desk, { type: 'Announce', score }))) return
    if (commit === 'press' && !(await allowed(desk, { type: out ? 'StopClock' : 'Press' }))) return
    desk.aimed = false
  } finally {
    desk.busy = false
  }
}

/** For the team to look at: nothing is final until somebody announces the score. */
export async function putDown(desk: Desk): Promise<void> {
  if (desk.busy || !desk.laid.size) return
  desk.busy = true
  try {
    await allowed(desk, { type: 'Place', tiles: tilesOf(desk) })
  } finally {
    desk.busy = false
  }
}

function tilesOf(desk: Desk): { square: string; letter: string }[] {
  return [...desk.laid].map(([square, letter]) => ({ square: nameOf(square), letter }))
}

async function allowed(desk: Desk, action: Action): Promise<boolean> {
  const answer = await desk.table.say(action)
  return answer.type === 'Ruled' && answer.verdict !== 'refused'
}
