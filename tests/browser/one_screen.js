// What is wrong with the screen as it is: every sentence names what a person could not see or press.
async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  await frame()
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) try { one.finish() } catch {}
  }
  await frame()
  const wrong = []
  const told = (e) => (e.getAttribute('aria-label') || e.innerText || e.className).trim().replace(/\s+/g, ' ').slice(0, 60)
  const shown = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && e.getBoundingClientRect().width > 2
  const all = (where) => [...document.querySelectorAll(where)].filter(shown)
  const inside = (what, e) => {
    const r = e.getBoundingClientRect()
    const out = r.top < -1 || r.left < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1
    if (out) wrong.push(`${what} is off the screen: ${told(e)} (${Math.round(r.left)}–${Math.round(r.right)}, ${Math.round(r.top)}–${Math.round(r.bottom)})`)
    return !out
  }
  const uncovered = (what, e) => {
    if (!inside(what, e)) return
    const r = e.getBoundingClientRect()
    const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
    if (hit && (e.contains(hit) || hit.contains(e) && hit.closest('label'))) return
    wrong.push(`${what} is covered: ${told(e)}, by ${hit ? hit.tagName.toLowerCase() + '.' + hit.className : 'nothing'}`)
  }
  const must = (what, where) => {
    const found = all(where)
    if (!found.length) wrong.push(`${what} is not shown`)
    return found
  }
  if (scrollX || scrollY) wrong.push(`the page has scrolled itself to ${scrollX}, ${scrollY}`)
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen')
  for (const e of must('the prompt', '#ask')) uncovered('the prompt', e)
  for (const e of must('the board', '.table > .board')) inside('the board', e)
  for (const e of all('[data-score]')) inside('a score', e)
  if (document.querySelectorAll('[data-score]').length !== all('[data-score]').length) wrong.push('a score is hidden')
  for (const e of all('[aria-label=Players] time, nav time, .ask .left time')) inside('a clock', e)
  const dialog = document.querySelector('dialog[open]')
  const where = dialog ? 'dialog[open]' : '.table'
  for (const e of all(`${where} :is(button, a.button)`)) {
    if (e.disabled || e.ariaDisabled === 'true' || e.matches('.quiet, .term')) continue
    uncovered('a button', e)
  }
  return wrong
}
