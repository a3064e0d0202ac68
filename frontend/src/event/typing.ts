// A page that follows the event by itself leaves alone who is typing, and lists are filtered as one types.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KEPT = ['hidden', 'submit', 'radio', 'checkbox']

function typedIn(field: Field): boolean {
  if (field === document.activeElement && !KEPT.includes(field.type)) return true
  if (field instanceof HTMLSelectElement || KEPT.includes(field.type)) return false
  return field.value !== field.defaultValue
}

/** Whether something in this part of a page was typed or opened that a new one would take away. */
export function inUse(part: Element): boolean {
  if (part.querySelector('details[open]')) return true
  return [...part.querySelectorAll<Field>('input, textarea, select')].some(typedIn)
}

export function leaveWhoTypes(): void {
  document.addEventListener('htmx:beforeRequest', (event) => {
    if (event.target instanceof Element && inUse(event.target)) event.preventDefault()
  })
}

export function filters(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
    const look = () => {
      const sought = box.value.trim().toLowerCase()
      for (const row of document.querySelectorAll<HTMLElement>(box.dataset['filter'] ?? '')) {
        row.hidden = !!sought && !row.innerText.toLowerCase().includes(sought)
      }
    }
    box.addEventListener('input', look)
    document.addEventListener('htmx:afterSwap', look)
  }
}

/** When the last slip is in, Enter leads on: the way to the next round has the focus. */
export function leadOn(): void {
  document.addEventListener('htmx:afterSwap', () => {
    const line = document.querySelector<HTMLInputElement>('#line')
    const on = document.querySelector<HTMLElement>('[data-lead-on]')
    if (on && line && line === document.activeElement && !line.value) on.focus()
  })
}
