/** `0:42`, `41:07`. Rounded up, so that a clock shows 0:00 only when it has run out. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** For a screen reader: `42 seconds`, `41 minutes`. */
export function spoken(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
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
