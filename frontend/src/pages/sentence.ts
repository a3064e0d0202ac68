// The sentence judge and its gallery. The pages work without this script; with it Enter asks, focus goes to the answer,
// what the hall refuses is said beside the field, and a diagram can be had as a PNG.

const SCALE = 2

interface Swapped extends Event {
  detail: { target: HTMLElement; xhr?: XMLHttpRequest }
}

const field = document.querySelector<HTMLTextAreaElement>('#text')
const says = document.querySelector<HTMLElement>('#says')
const answer = document.querySelector<HTMLElement>('#answer')

function offerPictures(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('[data-png]')) button.hidden = false
}

/** A diagram that fits its place needs no keys to be moved, and no stop on the way; of one too wide it is said. */
function skipWhatFits(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.diagram')) {
    const wide = place.scrollWidth > place.clientWidth
    const hint = place.previousElementSibling
    if (hint instanceof HTMLElement && hint.matches('.sideways')) hint.hidden = !wide
    const fits = !wide && place.scrollHeight <= place.clientHeight
    if (fits) place.removeAttribute('tabindex')
    else place.tabIndex = 0
  }
}

// What was folded up had no width to compare.
document.addEventListener('toggle', skipWhatFits, true)

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

async function savePicture(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const reply = await fetch(form.action, { method: 'POST', body })
  if (!reply.ok) throw new Error(reply.statusText)
  const drawn = await reply.text()
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * SCALE
  canvas.height = picture.naturalHeight * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(SCALE, SCALE)
  pen.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'))
  if (!blob) throw new Error('no picture')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = 'diagram.png'
  link.click()
  URL.revokeObjectURL(link.href)
}

if (field && says && answer) {
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.repeat) return
    event.preventDefault()
    field.form?.requestSubmit()
  })

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-png]') : null
    if (!button?.form) return
    says.textContent = ''
    savePicture(button.form).catch(() => {
      says.textContent = 'The picture could not be drawn. The SVG can still be had.'
    })
  })

  document.body.addEventListener('htmx:beforeRequest', () => {
    says.textContent = ''
  })

  document.body.addEventListener('htmx:afterSwap', (event) => {
    const { target } = (event as Swapped).detail
    if (target !== answer) return
    const refused = answer.querySelector('[data-says]')
    if (refused) {
      says.textContent = refused.textContent
      answer.replaceChildren()
      field.focus()
      return
    }
    offerPictures(answer)
    skipWhatFits()
    answer.querySelector<HTMLElement>('h2')?.focus()
  })

  for (const trouble of ['htmx:responseError', 'htmx:sendError']) {
    document.body.addEventListener(trouble, (event) => {
      const { target, xhr } = (event as Swapped).detail
      if (target.id !== 'ruling') {
        says.textContent = told(xhr)
        return
      }
      const message = document.createElement('p')
      message.className = 'message bad'
      message.textContent = told(xhr)
      target.replaceChildren(message)
    })
  }

  offerPictures(document)
}

skipWhatFits()
window.addEventListener('resize', skipWhatFits)

export {}
