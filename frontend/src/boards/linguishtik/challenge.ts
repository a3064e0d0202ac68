// What the dialog of the challenge block says of a position.
import { LETTERS_FOR_NOW, type State } from '../../generated/linguishtik.ts'

export function lettersOf(state: State): number {
  return state.places.filter((place) => place === 'letters').length
}

/** Now can be called without a penalty. */
export function nowHolds(state: State): boolean {
  return lettersOf(state) >= LETTERS_FOR_NOW
}
