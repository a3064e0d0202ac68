// Practice: the pages work without this script. With it there are a clock, a word counter, words to pick, number keys
// for the drills, a button that prints, and a tally that stays in this browser.
import '../practice.css'
import '../coach.css'

interface Swapped extends Event {
  detail: { target: HTMLElement; xhr?: XMLHttpRequest }
}

type Mark = { right: boolean; hints?: number }
type Tally = Record<string, Mark>

const KEPT = 500
const store = (name: string): string => `gamehall-practice-${name}`
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as `querySelector` itself has it
const one = <E extends HTMLElement>(selector: string, within: ParentNode = document): E | null =>
  within.querySelector<E>(selector)

// ---- the tally

function tally(name: string): Tally {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(store(name)) ?? '{}')
    return typeof kept === 'object' && kept && !Array.isArray(kept) ? (kept as Tally) : {}
  } catch {
    return {}
  }
}

/** The first answer to a question counts; an exercise counts as solved once it is. */
function note(name: string, what: string, mark: Mark, again: boolean): void {
  const kept = tally(name)
  const before = kept[what]
  if (before && (!again || before.right)) return
  kept[what] = mark
  const last = Object.entries(kept).slice(-KEPT)
  try {
    localStorage.setItem(store(name), JSON.stringify(Object.fromEntries(last)))
  } catch {
    // a browser that keeps nothing
  }
  showTallies()
}

function said(name: string): string {
  const marks = Object.values(tally(name))
  if (!marks.length) return ''
  const right = marks.filter((mark) => mark.right)
  if (name === 'drills') {
    let row = 0
    for (const mark of marks.toReversed()) {
      if (!mark.right) break
      row += 1
    }
    return `${right.length} of ${marks.length} answers right${row > 1 ? `, the last ${row} in a row` : ''}.`
  }
  const alone = right.filter((mark) => !mark.hints).length
  return `${marks.length} tried, ${right.length} valid, ${alone} of them without a hint.`
}

function showTallies(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-tally]')) {
    const text = said(place.dataset.tally ?? '')
    const says = one('[data-tally-says]', place)
    if (says) says.textContent = text
    place.hidden = !text
  }
}

for (const button of document.querySelectorAll<HTMLElement>('[data-tally-forget]')) {
  button.addEventListener('click', () => {
    const name = button.closest<HTMLElement>('[data-tally]')?.dataset.tally
    if (name) localStorage.removeItem(store(name))
    showTallies()
    one('#main')?.focus()
  })
}

// ---- the clock: it tells the time and takes nothing away

const TELLS: Record<number, string> = { 60: 'One minute left.', 10: 'Ten seconds left.' }

function clock(): () => void {
  const place = one('[data-clock]')
  const face = one('[data-clock-face]')
  const bar = one('[data-clock-bar]')
  const says = one('[data-clock-says]')
  const stop = one('[data-clock-stop]')
  if (!place || !face || !bar || !says || !stop) return () => undefined
  const whole = Number(place.dataset.clock)
  const ends = Date.now() + whole * 1000
  let shown = whole + 1
  const tick = (): void => {
    const left = Math.max(0, Math.ceil((ends - Date.now()) / 1000))
    if (left === shown) return
    shown = left
    face.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    face.classList.toggle('low', left <= 10)
    bar.style.setProperty('--left', String(left / whole))
    if (left === 0) {
      says.textContent = 'Time is up. You may still finish and check.'
      says.classList.remove('visually-hidden')
      halt()
    } else if (TELLS[left]) says.textContent = TELLS[left]
  }
  const beat = window.setInterval(tick, 200)
  const halt = (): void => {
    window.clearInterval(beat)
    stop.hidden = true
  }
  stop.addEventListener('click', () => {
    halt()
    says.textContent = 'The clock is stopped.'
    one('#text')?.focus()
  })
  place.hidden = false
  tick()
  return halt
}

// ---- the trainer

const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

function trainer(page: HTMLElement): void {
  const text = one<HTMLTextAreaElement>('#text')
  const word = one<HTMLInputElement>('#word')
  const start = one<HTMLInputElement>('[data-start]')
  const rung = one<HTMLInputElement>('[data-rung]')
  const count = one('[data-count]')
  const pick = one('[data-pick]')
  const says = one('#says')
  const answer = one('#answer')
  if (!text || !word || !start || !rung || !count || !pick || !says || !answer) return
  const most = Number(count.dataset.count)
  const halt = clock()

  const press = (): void => {
    for (const button of pick.querySelectorAll<HTMLButtonElement>('button')) {
      const here = start.value ? button.dataset.at === start.value : button.textContent === word.value
      button.setAttribute('aria-pressed', String(here))
    }
  }

  const read = (): void => {
    const many = text.value.trim() ? text.value.trim().split(/\s+/).length : 0
    count.textContent = ` You have ${many}.`
    count.classList.toggle('practice-over', many > most)
    // The places are those of the sentence on one line, as the hall reads it.
    const line = text.value.trim().replace(/\s+/g, ' ')
    const found = [...line.matchAll(WORDS)].filter(([found]) => found.length >= 4 && found.length <= 10)
    pick.replaceChildren(
      ...found.map((match) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = match[0]
        button.dataset.at = String(match.index)
        return button
      }),
    )
    pick.hidden = !found.length
    start.value = ''
    press()
  }

  text.addEventListener('input', read)
  word.addEventListener('input', () => {
    start.value = ''
    press()
  })
  pick.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    word.value = button.textContent
    start.value = button.dataset.at ?? ''
    press()
  })
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.repeat) return
    event.preventDefault()
    if (word.value) text.form?.requestSubmit()
    else word.focus()
  })

  document.body.addEventListener('htmx:beforeRequest', () => {
    says.textContent = ''
  })
  document.body.addEventListener('htmx:afterSwap', (event) => {
    const { target } = (event as Swapped).detail
    if (target.id === 'hints') {
      rung.value = String(target.querySelectorAll('h3').length)
      one('[data-latest]', target)?.focus()
      return
    }
    if (target !== answer) return
    const refused = one('[data-says]', answer)
    if (refused) {
      says.textContent = refused.textContent
      answer.replaceChildren()
      ;(text.value.trim() ? word : text).focus()
      return
    }
    mark(page, rung)
    fit()
    const verdict = one('[data-verdict]', answer)?.dataset.verdict
    if (verdict === 'valid') halt()
    one('#verdict')?.focus()
  })
  for (const trouble of ['htmx:responseError', 'htmx:sendError']) {
    document.body.addEventListener(trouble, (event) => {
      says.textContent = told((event as Swapped).detail.xhr)
    })
  }

  read()
  mark(page, rung)
  fit()
  window.addEventListener('resize', fit)
}

function mark(page: HTMLElement, rung: HTMLInputElement): void {
  const verdict = one('[data-verdict]')?.dataset.verdict
  if (verdict)
    note('trainer', page.dataset.exercise ?? '', { right: verdict === 'valid', hints: Number(rung.value) }, true)
}

/** A diagram that fits its place needs no keys to be moved; of one too wide it is said. */
function fit(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.diagram')) {
    const wide = place.scrollWidth > place.clientWidth
    const hint = place.previousElementSibling
    if (hint instanceof HTMLElement && hint.matches('.sideways')) hint.hidden = !wide
    if (wide || place.scrollHeight > place.clientHeight) place.tabIndex = 0
    else place.removeAttribute('tabindex')
  }
}

/** The hall's own sentence where it sent one. */
function told(xhr: XMLHttpRequest | undefined): string {
  try {
    const problem: unknown = JSON.parse(xhr?.responseText ?? '')
    if (typeof problem === 'object' && problem && 'says' in problem) return String(problem.says)
  } catch {
    // not from the hall
  }
  return 'The hall does not answer. Try again.'
}

// ---- the drills

function drill(page: HTMLElement): void {
  const choices = one('#choices')
  const reason = one('#reason')
  const next = one<HTMLAnchorElement>('[data-next]')
  if (!choices || !reason || !next) return
  const keys = one('[data-keys]')
  if (keys) keys.hidden = false

  const answered = (): void => {
    const card = one('.ruling[data-right]', reason)
    if (!card) return
    for (const button of choices.querySelectorAll<HTMLButtonElement>('button')) {
      button.disabled = true
      if (button.value === card.dataset.right) button.dataset.right = ''
      else if (button.value === card.dataset.chosen) button.dataset.wrong = ''
    }
    const right = card.dataset.right === card.dataset.chosen
    note('drills', page.dataset.drill ?? '', { right }, false)
    next.classList.add('primary')
    next.focus()
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    one<HTMLButtonElement>(`button[data-key="${CSS.escape(event.key)}"]:not(:disabled)`, choices)?.click()
  })
  document.body.addEventListener('htmx:afterSwap', (event) => {
    if ((event as Swapped).detail.target === reason) answered()
  })
  for (const trouble of ['htmx:responseError', 'htmx:sendError']) {
    document.body.addEventListener(trouble, (event) => {
      reason.textContent = told((event as Swapped).detail.xhr)
    })
  }
  answered()
}

// ---- the sheets

const print = one('[data-print]')
if (print) {
  print.hidden = false
  print.addEventListener('click', () => window.print())
}

const exercise = one('[data-exercise]')
const question = one('[data-drill]')
if (exercise) trainer(exercise)
if (question) drill(question)
showTallies()
