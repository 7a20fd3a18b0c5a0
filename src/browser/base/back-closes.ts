import { parseDialogStep } from '#shared/view/dialog-step.ts'

/**
 * Back closes the topmost dialog instead of leaving the page, for all dialogs of the site: each
 * open dialog has a step of the history. A dialog that is closed otherwise takes its step along.
 */
let open: HTMLDialogElement[] = []
/** How many history entries belong to open dialogs. */
let steps = parseDialogStep(history.state)?.dialogs ?? 0
/** Whether a step back was requested: browsers take it later. */
let isGoing = false

function look(): void {
  const now = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const opened = now.filter((dialog) => !open.includes(dialog))
  open = [...open.filter((dialog) => now.includes(dialog)), ...opened]
  settle()
}

/** Makes as many steps as there are dialogs. */
function settle(): void {
  if (isGoing || open.length === steps) return
  const step = parseDialogStep(history.state)
  if (open.length > steps) {
    steps += 1
    history.pushState({ dialogs: steps, from: location.href }, '')
  } else if (step && step.from !== location.href) {
    // The address has changed meanwhile, so the step stays in the history.
    steps -= 1
    history.replaceState(null, '')
  } else {
    isGoing = true
    history.back()
  }
  settle()
}

function arrive({ state }: PopStateEvent): void {
  const before = steps
  steps = parseDialogStep(state)?.dialogs ?? 0
  if (!isGoing && steps < before) open.slice(steps).reverse().forEach(close)
  isGoing = false
  look()
}

/** Closes as Escape does: a dialog that is sending something stays open. */
function close(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

addEventListener('popstate', arrive)
new MutationObserver(look).observe(document, { attributeFilter: ['open'], subtree: true })
look()
