// The clock of a round counts down between two answers of the hall.

const ends = new WeakMap<HTMLElement, number>()

/** `12:05`, and beyond an hour `1:02:05`; what has begun counts whole. */
export function dial(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const short = `${minutes % 60}:${two(seconds % 60)}`
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** Every clock on the page, each second. When one is out, `over` is told once. */
export function clocks(over: () => void = () => undefined): void {
  const rung = new WeakSet<HTMLElement>()
  function tick(): void {
    const now = performance.now()
    for (const clock of document.querySelectorAll<HTMLElement>('[data-left]')) {
      if (!ends.has(clock)) ends.set(clock, now + Number(clock.dataset['left']))
      const left = (ends.get(clock) ?? now) - now
      const face = clock.querySelector('.clock-left')
      if (face) face.textContent = dial(left)
      if (left <= 0 && !rung.has(clock)) {
        rung.add(clock)
        over()
      }
    }
  }
  tick()
  setInterval(tick, 500)
}
