import { parseDialogStep } from '#shared/view/dialog-step.ts'
import { setHistoryListener } from './history-entry.ts'
import { LAYER_ATTRIBUTES, OPEN_LAYERS_SELECTOR, type RouterWithState } from './open-layers.ts'

/** A history entry: the router's key of the screen, and how many dialogs and menus lie over it. */
const entryOf = (state: unknown) => ({
  key: (state as { key?: string } | null)?.key,
  steps: parseDialogStep(state)?.dialogs ?? 0,
})

/**
 * Back closes the topmost dialog or menu instead of leaving the screen: each open one has a step in
 * the history, which the router does not see, as its key is that of the screen. One that is closed
 * otherwise leaves its step: a step back at that moment could undo a move of the router. The next
 * one takes it over, and Back goes past it.
 */
export function closeDialogsOnBack(router: RouterWithState): void {
  let open: HTMLElement[] = []
  /** Those of them that have a step. */
  let withStep: HTMLElement[] = []
  let at = entryOf(history.state)

  const isLeaving = () =>
    [...router.state.blockers.values()].some(({ state }) => state === 'proceeding')

  const look = () => {
    const now = [...document.querySelectorAll<HTMLElement>(OPEN_LAYERS_SELECTOR)]
    open = [...open.filter((one) => now.includes(one)), ...now.filter((one) => !open.includes(one))]
    withStep = withStep.filter((one) => now.includes(one))
    // The router is taking a step back that it does not want: the dialog waits for its event.
    if (entryOf(history.state).key !== router.state.location.key) return
    let { steps } = entryOf(history.state)
    while (steps < open.length) {
      steps += 1
      history.pushState({ ...history.state, dialogs: steps, from: location.href }, '')
    }
    withStep = open
    at = entryOf(history.state)
  }
  const arrive = (event: PopStateEvent) => {
    const before = at
    at = entryOf(event.state)
    const isSameScreen = at.key === before.key && at.key === router.state.location.key
    if (isSameScreen) event.stopImmediatePropagation()
    // On the way out after "Leave": the router counts its own steps alone.
    if (isLeaving()) return isSameScreen ? history.back() : undefined
    const left = open.slice(at.steps).filter((one) => withStep.includes(one))
    if (left.length > 0) left.reverse().forEach(close)
    else if (isSameScreen && at.steps < before.steps) return history.back()
    // React closes a menu after this event.
    queueMicrotask(look)
  }
  setHistoryListener(arrive)
  new MutationObserver(look).observe(document, { attributeFilter: LAYER_ATTRIBUTES, subtree: true })
  look()
}

/** Closes as Escape does: a dialog that is sending something stays open. */
function close(layer: HTMLElement): void {
  if (!(layer instanceof HTMLDialogElement)) {
    layer.focus()
    layer.click()
  } else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close()
}
