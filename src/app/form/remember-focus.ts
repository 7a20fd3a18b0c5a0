/**
 * Remembers what has the focus, and the caret in it; the answer brings both back. A value that is
 * put into a field moves its caret to the end. `pressed` takes the place of a focus that was lost,
 * as a button loses it while it is disabled.
 */
export function rememberFocus(pressed?: Element | null): () => void {
  const now = document.activeElement
  const before = now === document.body && pressed ? pressed : now
  const [start, end] = isText(before) ? [before.selectionStart, before.selectionEnd] : [null, null]
  return () => {
    if (!(before instanceof HTMLElement) || !before.isConnected) return
    before.focus({ preventScroll: true })
    if (isText(before) && start !== null) before.setSelectionRange(start, end)
  }
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
