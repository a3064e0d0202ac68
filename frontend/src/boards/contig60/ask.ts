import type { Sheet, State } from '../../generated/contig60.ts'
import type { Asked } from '../../generated/protocol.ts'
import type { Names, Seat } from '../../table/names.ts'

/** One clear line for the seat that is asked; empty: the page says whom the table waits for. */
export function ask(state: State, seat: Seat, prompts: readonly Asked[], names: Names): string {
  if (state.card.ended) return ended(state, seat, prompts, names)
  if (!prompts.some((prompt) => prompt.kinds.includes('Place'))) return ''
  const sheet = state.card.phase === 'capture' ? state.captured : state.sheet
  return sheet ? `Your turn: ${next(state, sheet)}` : ''
}

function next(state: State, sheet: Sheet): string {
  const end = state.card.phase === 'capture' ? 'roll the dice for your regular turn' : 'pass the card'
  const byHand = state.options.card === 'by hand'
  if (byHand && state.card.phase === 'play' && !sheet.recorded.length) return 'write the dice on the card.'
  if (!sheet.sentence && sheet.space === null) {
    if (state.card.phase === 'capture') return 'announce the sentence your opponent missed.'
    return `announce a number sentence, or ${end}.`
  }
  if (sheet.space === null) return 'place your chip.'
  if (!sheet.sentence) return `announce the sentence for ${sheet.space}.`
  if (byHand && sheet.score === null) return `write your running score if it has changed, then ${end}.`
  return `${end}.`
}

function ended(state: State, seat: Seat, prompts: readonly Asked[], names: Names): string {
  if (state.card.collected) return 'The game is over.'
  if (prompts.length) return ''
  const missing = state.seats.filter((one) => one !== seat && !state.card.score_cards[one]?.signed)
  if (!missing.length) return 'Waiting for the score cards to be collected.'
  return `Waiting for ${missing.map((one) => names.of(one)).join(' and ')} to sign.`
}
