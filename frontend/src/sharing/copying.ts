// What is to be copied or handed on by one tap: buttons with `data-copy` or `data-share`.
const SAID = 2500

/** Away from https a browser has no clipboard to write to; selected text can be copied everywhere. */
async function copy(text: string): Promise<boolean> {
  // what the types promise is not there on a page without https
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) {
    const written = await clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (written) return true
  }
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without https
  const done = document.execCommand('copy')
  field.remove()
  return done
}

async function copied(button: HTMLButtonElement, text: string): Promise<void> {
  const before = button.innerHTML
  const done = await copy(text)
  button.textContent = done ? 'Copied' : 'Select it and copy'
  button.focus()
  setTimeout(() => (button.innerHTML = before), SAID)
}

function pressed(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const { copy: text, share: url, title = '' } = button?.dataset ?? {}
  if (!button) return
  if (text) void copied(button, text)
  else if (url && 'share' in navigator) void navigator.share({ title, url }).catch(() => undefined)
  else if (url) void copied(button, url)
}

function chosen(event: Event): void {
  if (event.target instanceof HTMLInputElement && event.target.readOnly) event.target.select()
}

/** From now on these buttons of the page work. */
export function copiesByTap(): void {
  document.documentElement.classList.add('scripted')
  document.addEventListener('click', pressed)
  document.addEventListener('focusin', chosen)
}
