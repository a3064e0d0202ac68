/** What has to be scrolled to be read can be reached with the keyboard. */
export function scrolls(element: HTMLElement): () => void {
  const sized = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
  sized.observe(element)
  return () => sized.disconnect()
}
