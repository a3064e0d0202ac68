// Cards glide from where they lay to where they lie; a new one from the deck, or from who laid it.
import { prefersReducedMotion } from 'svelte/motion'

const MOVE = 180

function cardsIn(root: HTMLElement): Map<string, HTMLElement> {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset['card'] ?? '', card]),
  )
}

/** Where every card lies at this moment. */
export function placesIn(root: HTMLElement): Map<string, DOMRect> {
  return new Map([...cardsIn(root)].map(([id, card]) => [id, card.getBoundingClientRect()]))
}

/** Let every card that lies elsewhere now come from where it was. */
export function glide(root: HTMLElement, before: Map<string, DOMRect>, source: Element | null): void {
  if (prefersReducedMotion.current || document.hidden) return
  const origin = source?.getBoundingClientRect()
  for (const [id, card] of cardsIn(root)) {
    const from = before.get(id) ?? origin
    const to = card.getBoundingClientRect()
    if (!from?.width || !to.width) continue
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.hypot(x, y) < 2) continue
    const size = before.has(id) ? from.width / to.width : 0.6
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: '0 0', zIndex: 3 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
      ],
      { duration: MOVE, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
  }
}
