// A rulebook is searched as one types: paragraphs in which every word stands are left, and counted.
const form = document.querySelector<HTMLFormElement>('form[data-seek]')
const box = form?.querySelector<HTMLInputElement>('input[name=q]')
const told = document.querySelector<HTMLElement>('#sought')
const paragraphs = [...document.querySelectorAll<HTMLElement>('article.paragraph')]
const texts = new Map(paragraphs.map((one) => [one, `${one.innerText} ${one.id.replaceAll('-', ' ')}`.toLowerCase()]))

function seek() {
  const sought = box?.value.trim() ?? ''
  const words = sought.toLowerCase().split(/\s+/)
  let found = 0
  for (const one of paragraphs) {
    one.hidden = !words.every((word) => texts.get(one)?.includes(word))
    if (!one.hidden) found += 1
  }
  for (const book of document.querySelectorAll<HTMLElement>('main > section')) {
    book.hidden = !book.querySelector('article:not([hidden])')
  }
  if (!told) return
  const count = found === 0 ? 'No paragraph has' : found === 1 ? '1 paragraph has' : `${found} paragraphs have`
  told.textContent = sought ? `${count} “${sought}”.` : ''
}

// A page that shows only what was sought before is asked anew; the whole book is searched on the spot.
const whole = !new URLSearchParams(location.search).get('q')
if (whole) {
  box?.addEventListener('input', seek)
  form?.addEventListener('submit', (event) => event.preventDefault())
}

export {}
