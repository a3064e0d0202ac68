/** `0:42`, `41:07`; overtime is `−0:01`. Rounded up, so that a clock shows 0:00 only when it has run out. */
export function minutes(ms: number): string {
  const seconds = ms < 0 ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000)
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return ms < 0 && seconds ? `−${shown}` : shown
}

/** For a screen reader: `42 seconds`, `41 minutes`, of time left or of overtime. */
export function spoken(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000)
  if (seconds < 120) return `${seconds} second${seconds === 1 ? '' : 's'}`
  return `${Math.round(seconds / 60)} minutes`
}

/** With a true minus sign. */
export function figure(number: number | string): string {
  return String(number).replace('-', '−')
}

export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}

/** What stands in a field for a figure: nothing yet, nothing that is a number, or a figure. */
export type Filled = string | number | null

export function filled(field: Filled): boolean {
  return field !== null && field !== ''
}
