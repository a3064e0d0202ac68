// The bell of a round's clock, on a screen of the hall and on the pages of who helps: one stroke at the warning, three at
// the end. A browser keeps every page silent until somebody has touched it, and the page says so.
import { listenForTouch, play, sounds, turnSounds } from '../table/sounds.svelte.ts'
import { type Mark, NONE, Ringing, type Stroke } from './ringing.ts'

const STROKES: Record<Stroke, number> = { warning: 1, end: 3 }
const APART = 900

function strike(stroke: Stroke): void {
  for (let at = 0; at < STROKES[stroke]; at += 1) setTimeout(() => play('bell'), at * APART)
}

/** Where a page says how the clock of the hall stands; none: nothing rings there. */
function place(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-bell]')
}

function mark(at: HTMLElement | null): Mark {
  return at ? { round: at.dataset['bell'] ?? '', warned: 'warned' in at.dataset } : NONE
}

export interface Bell {
  /** The page shows another answer of the hall. */
  readonly changed: () => void
  /** A clock on the page is out. */
  readonly out: () => void
}

/** The bell with its switch, which stands at the end of `beside`. */
export function bell(beside: Element): Bell {
  const ringing = new Ringing(strike)
  const told = document.createElement('section')
  const button = document.createElement('button')
  const silent = document.createElement('span')
  let heard = false
  let first = false

  function show(): void {
    if (!place()) told.remove()
    else if (!told.isConnected) beside.append(told)
    button.textContent = sounds.on ? 'Turn the bell off' : 'Turn the bell on'
    silent.textContent = sounds.on && !heard ? 'The bell cannot be heard yet: tap this page once, or press a key. ' : ''
  }

  function touched(): void {
    first = !heard
    heard = true
    show()
  }

  function changed(): void {
    ringing.shows(mark(place()))
    show()
  }

  listenForTouch()
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, touched, { capture: true })
  button.addEventListener('click', () => {
    // The tap that lets the page be heard turns nothing off; it lets the bell be heard.
    if (first && sounds.on) play('bell')
    else turnSounds()
    first = false
    show()
  })
  told.className = 'bell'
  told.ariaLabel = 'Bell'
  button.type = 'button'
  button.className = 'quiet'
  told.append(silent, button)
  changed()
  return { changed, out: () => ringing.out('warns' in (place()?.dataset ?? {})) }
}
