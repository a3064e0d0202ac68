// A card of the hand is dragged to a space, by mouse or finger; a press that does not move stays a press.
const FAR = 8

/** `drop` hears over which space the card was let go. */
export function drag(drop: (space: string) => void): (card: HTMLElement) => () => void {
  return (card) => {
    let start: PointerEvent | null = null
    let moved = false

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      start = event
      moved = false
      card.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!start) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      moved ||= Math.hypot(x, y) > FAR
      if (!moved) return
      card.style.cssText = `translate: ${x}px ${y}px; z-index: 5; position: relative; pointer-events: none`
    }
    const rest = (): void => {
      card.style.cssText = ''
      start = null
    }
    const up = (event: PointerEvent): void => {
      const aimed = moved
        ? document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-space]')
        : null
      rest()
      if (aimed?.dataset['space']) drop(aimed.dataset['space'])
    }
    /** What was dragged was not pressed. */
    const click = (event: MouseEvent): void => {
      if (moved) event.stopImmediatePropagation()
      moved = false
    }

    card.addEventListener('pointerdown', down)
    card.addEventListener('pointermove', move)
    card.addEventListener('pointerup', up)
    card.addEventListener('pointercancel', rest)
    card.addEventListener('click', click, true)
    return () => {
      card.removeEventListener('pointerdown', down)
      card.removeEventListener('pointermove', move)
      card.removeEventListener('pointerup', up)
      card.removeEventListener('pointercancel', rest)
      card.removeEventListener('click', click, true)
    }
  }
}
