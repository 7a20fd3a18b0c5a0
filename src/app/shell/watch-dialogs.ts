import type { RouterWithState } from './back-closes.ts'

/**
 * Loads what lets Back close dialogs with the first dialog, or with a step in the history that one
 * left.
 */
export function watchDialogs(router: RouterWithState): void {
  const watch = new MutationObserver(look)
  function look(): void {
    const { dialogs } = (history.state ?? {}) as { dialogs?: number }
    if (!dialogs && !document.querySelector('dialog[open]')) return
    watch.disconnect()
    void import('./back-closes.ts').then(
      ({ closeDialogsOnBack }) => closeDialogsOnBack(router),
      () => undefined,
    )
  }
  watch.observe(document, { attributeFilter: ['open'], subtree: true })
  look()
}
