/** One clock for the whole table. */
export function isCommon(timer: string): boolean {
  return ['period', 'game', 'round', 'finish'].includes(timer)
}
