// The word judge: the verdict takes the whole screen, then everything is wiped, so that the next players find nothing.
// The page works without this script; with it nothing enters the browser's history.

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']
/** The Enter that asked for the verdict may still be held down. */
const TOO_SOON = 400

const form = document.querySelector<HTMLFormElement>('#judge')
const field = document.querySelector<HTMLTextAreaElement>('#words')
const says = document.querySelector<HTMLElement>('#says')
const whole = document.querySelector<HTMLElement>('#verdict')
const main = document.querySelector<HTMLElement>('main')

if (form && field && says && whole && main) {
  let shownAt = 0
  let timer = 0

  const wipe = () => {
    clearTimeout(timer)
    field.value = ''
    says.textContent = ''
    whole.hidden = true
    whole.replaceChildren()
    main.inert = false
    field.focus()
  }

  const show = (ruled: Element) => {
    field.value = ''
    main.inert = true
    whole.className = ruled.className
    whole.hidden = false
    whole.replaceChildren(...ruled.children)
    whole
      .querySelector('a')
      ?.parentElement?.replaceChildren('Press any key, or touch the screen, for the next challenge.')
    shownAt = performance.now()
    timer = window.setTimeout(wipe, 1000 * Number(ruled.getAttribute('data-seconds') ?? 8))
  }

  const rule = async () => {
    const body = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    says.textContent = ''
    try {
      const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const ruled = page.querySelector('main.judge-verdict')
      if (ruled) show(ruled)
      else says.textContent = page.querySelector('#says')?.textContent || 'The hall gave no ruling. Try again.'
    } catch {
      says.textContent = 'The hall does not answer. Nothing was ruled; try again.'
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void rule()
  })

  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') wipe()
    // An empty field lets Tab through, so that the keyboard reaches the rest of the page.
    const asks = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && field.value.trim() !== '')
    if (!asks || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) form.requestSubmit()
  })

  const next = (event: Event) => {
    if (whole.hidden) return
    event.preventDefault()
    if (performance.now() - shownAt > TOO_SOON) wipe()
  }
  document.addEventListener('keydown', (event) => {
    if (!MODIFIERS.includes(event.key)) next(event)
  })
  document.addEventListener('pointerdown', next)
  // Coming back to a page the browser kept: it kept the field, too.
  window.addEventListener('pageshow', wipe)
}

export {}
