// A game without a board of its own: the position in plain words, and a form for each question.
import type { Kit } from '../../boards/kit.ts'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const plainKit: Kit = {
  Board,
  Hand,
  desk: () => ({ takeBack: () => false }),
}
