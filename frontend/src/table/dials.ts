/** One clock for the whole table. */
export function isCommon(timer: string): boolean {
  return timer === 'period' || timer === 'game'
}
