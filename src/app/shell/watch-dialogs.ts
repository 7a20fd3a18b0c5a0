import { LAYER_ATTRIBUTES, OPEN_LAYERS_SELECTOR, type RouterWithState } from './open-layers.ts'

/**
 * Loads what lets Back close dialogs and menus with the first of them, or with a step in the
 * history that one left.
 */
export function watchDialogs(router: RouterWithState): void {
  const watch = new MutationObserver(look)
  function look(): void {
    const { dialogs } = (history.state ?? {}) as { dialogs?: number }
    if (!dialogs && !document.querySelector(OPEN_LAYERS_SELECTOR)) return
    watch.disconnect()
    void import('./back-closes.ts').then(
      ({ closeDialogsOnBack }) => closeDialogsOnBack(router),
      () => undefined,
    )
  }
  watch.observe(document, { attributeFilter: LAYER_ATTRIBUTES, subtree: true })
  look()
}
