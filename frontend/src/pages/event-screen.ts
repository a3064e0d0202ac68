// A screen of the hall: one slide after another, by itself, for as long as the hall stands.
import { bell } from '../event/bell.ts'
import { clocks } from '../event/clock.ts'
import '../event/screen.css'

const SHORTEST = 3

const rings = bell(document.body)

function slide(page: Document): HTMLElement | null {
  return page.getElementById('slide')
}

async function go(): Promise<void> {
  const shown = slide(document)
  try {
    const answer = await fetch(shown?.dataset['next'] ?? '', { signal: AbortSignal.timeout(8000) })
    const next = slide(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    if (!answer.ok || !next) throw new Error(`${answer.status}`)
    shown?.replaceWith(document.adoptNode(next))
    rings.changed()
    document.body.classList.remove('stale')
  } catch {
    // What is shown may be old now: it says so, and the hall is asked again.
    document.body.classList.add('stale')
  }
  later()
}

function later(): void {
  const seconds = Math.max(SHORTEST, Number(slide(document)?.dataset['seconds'] ?? SHORTEST))
  setTimeout(() => void go(), seconds * 1000)
}

clocks(rings.out)
later()
