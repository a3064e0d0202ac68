// The form that opens a table: who plays with others is offered no official's chair, and is told why at once.
const form = document.querySelector<HTMLFormElement>('form[data-opening]')
const told = document.querySelector<HTMLElement>('#one-interest')
const keep = document.querySelector<HTMLInputElement>('#keep')

const officials = [...document.querySelectorAll<HTMLSelectElement>('select[data-official]')]
const players = [...document.querySelectorAll<HTMLSelectElement>('select[name^="chair."]')].filter(
  (chair) => !officials.includes(chair),
)

function look() {
  const plays = (who: string) => players.some((chair) => chair.value === who)
  const one = plays('me') && plays('friend') && !keep?.checked
  const says = one ? (told?.dataset['says'] ?? '') : ''
  if (told) {
    told.hidden = !one
    told.textContent = says
    told.classList.toggle('bad', one && officials.some((chair) => chair.value === 'me'))
  }
  for (const chair of officials) {
    const chosen = chair.value === 'me'
    // What is chosen already stays to be seen, and keeps the form from being sent.
    for (const option of chair.options) if (option.value === 'me') option.disabled = one && !chosen
    chair.setCustomValidity(chosen ? says : '')
  }
}

function show(event: Event) {
  // A browser cannot point at a field in a part that is folded up.
  const folded = event.target instanceof Element ? event.target.closest('details') : null
  if (folded) folded.open = true
}

form?.addEventListener('change', look)
form?.addEventListener('invalid', show, true)
look()
