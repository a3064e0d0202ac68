// What somebody is asked to do, as it is said to others.
import { isPlayer, upper, type Names, type Seat } from './names.ts'

/** What a chair of yours is asked; by name where you keep the table for several players. */
export function askedOf(names: Names, seat: Seat, says: string, byName: boolean): string {
  if (!byName || !isPlayer(seat)) return says
  const told = turnLine(upper(names.whose(seat)), says)
  return told === says ? `${names.of(seat)}: ${says.charAt(0).toLowerCase()}${says.slice(1)}` : told
}

/** `Your turn: roll the dice.` was said to them; to us it is `Ben’s turn: roll the dice.` */
export function turnLine(whose: string, says: string): string {
  const [, what] = /^Your turn: (.*)$/.exec(says) ?? []
  if (!what) return says
  const told = whose === 'Your' ? what : what.replace(/your opponent['’]s/, 'the')
  return `${whose} turn: ${told.charAt(0).toLowerCase()}${told.slice(1)}`
}
