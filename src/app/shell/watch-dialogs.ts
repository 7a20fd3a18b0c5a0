import type { RouterWithState } from './back-closes.ts'

/** What lies over the screen: a dialog, or the button whose menu is open. */
const OVERLAYS = 'dialog[open], [aria-haspopup=menu][aria-expanded=true]'

/**
 * Loads what lets Back close dialogs and menus with the first of them, or with a step in the
 * history that one left.
 */
export function watchDialogs(router: RouterWithState): void {
  const watch = new MutationObserver(look)
  function look(): void {
    const { dialogs } = (history.state ?? {}) as { dialogs?: number }
    if (!dialogs && !document.querySelector(OVERLAYS)) return
    watch.disconnect()
    void import('./back-closes.ts').then(
      ({ closeDialogsOnBack }) => closeDialogsOnBack(router, OVERLAYS),
      () => undefined,
    )
  }
  watch.observe(document, { attributeFilter: ['open', 'aria-expanded'], subtree: true })
  look()
}
