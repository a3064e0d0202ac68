// The clock at the head of an event's page: when it is out, the hall is asked how it stands now.
import { bell } from './bell.ts'
import { clocks } from './clock.ts'

/** The hall's own clock has rung by then. */
const AFTER = 1500

export function followsTheClock(): void {
  const head = document.querySelector('.event-head')
  const rings = head && document.querySelector('[data-bell]') ? bell(head) : null

  async function again(): Promise<void> {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(8000) })
    if (!answer.ok) return
    const now = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('event-now')
    if (now) document.getElementById('event-now')?.replaceWith(document.adoptNode(now))
    rings?.changed()
  }

  clocks(() => {
    rings?.out()
    setTimeout(() => void again().catch(() => undefined), AFTER)
  })
}
