// The line in which results are typed: it is free for the next slip at once, and shows what the hall says to each.
import { type Answer, Queue, type Slip } from './queue.ts'
import { newCommand, sendTo, shelf } from './sending.ts'

const AGAIN = 4000

const form = document.querySelector<HTMLFormElement>('form[data-queue]')
const line = form?.querySelector<HTMLInputElement>('input[name=line]')
const says = document.querySelector<HTMLElement>('#entry-says')
const list = document.querySelector<HTMLElement>('#queue')
const notice = document.querySelector<HTMLElement>('#unsent')

export function entry(): void {
  const event = notice?.dataset['event']
  if (!event) return
  const queue = new Queue(event, shelf(), sendTo(event), heard, () => show())

  function heard(slip: Slip, answer: Answer): void {
    const refused = answer.verdict === 'refused'
    tell(answer.says, refused)
    document.body.dispatchEvent(new Event('entered'))
    if (!refused || answer.twice || !line || line.value) return
    queue.drop(slip.command)
    line.value = slip.line
    line.select()
  }

  function show(): void {
    const slips = queue.slips
    list?.replaceChildren(...slips.map((slip) => shown(slip, queue)))
    if (!notice || list) return
    notice.hidden = !slips.length
    notice.className = 'message bad'
    notice.replaceChildren()
    if (!slips.length) return
    const link = document.createElement('a')
    link.href = `/e/${event ?? ''}/results`
    link.textContent = slips.length === 1 ? '1 slip' : `${slips.length} slips`
    notice.append(link, ' typed here did not reach the hall yet, or was not taken.')
  }

  form?.addEventListener('submit', (submitted) => {
    submitted.preventDefault()
    if (!line?.value.trim()) return
    const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
    queue.add({ command: newCommand(), round: field('round'), division: field('division'), line: line.value.trim() })
    line.value = ''
    line.removeAttribute('aria-invalid')
    void sent()
  })

  async function sent(): Promise<void> {
    await queue.work()
    if (queue.waiting.length) tell('The hall does not answer. What is typed is kept here and sent by itself.', true)
  }

  window.addEventListener('online', () => void queue.work())
  setInterval(() => {
    if (queue.waiting.length) void queue.work()
  }, AGAIN)
  show()
  void queue.work()
}

function tell(words: string, refused: boolean): void {
  if (!says) return
  says.textContent = words
  says.className = refused ? 'message bad' : 'message good'
}

function shown(slip: Slip, queue: Queue): HTMLElement {
  const one = document.createElement('li')
  const typed = document.createElement('code')
  typed.textContent = slip.line
  one.append(typed, ` of round ${slip.round}: `, slip.says || 'not sent yet. ')
  if (!slip.says) return one
  if (slip.twice) one.append(' Keep both slips; the director chooses. ')
  else one.append(press('Type it again', () => again(slip, queue)))
  one.append(press(slip.twice ? 'Seen' : 'Leave it out', () => queue.drop(slip.command)))
  return one
}

function again(slip: Slip, queue: Queue): void {
  queue.drop(slip.command)
  if (!line) return
  line.value = slip.line
  line.focus()
}

function press(words: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words
  button.addEventListener('click', act)
  return button
}
