import { useEffect } from 'react'

/** What can take the focus in place of something that is gone: the start of a part of the page. */
const STARTS = 'summary, h1, h2, h3, [type=search]'

/** Where the focus is on the page, or in a dialog over it. */
type Place = {
  dialog: Element | null
  /** The focused element and its ancestors, from the inside out. */
  path: Element[]
  isLost: boolean
}

/**
 * While it is mounted, the focus is not lost with what had it: it comes back to a control that was
 * disabled for a while, also when a dialog opened meanwhile, and goes to the start of the part of
 * the page whose control was removed, unless `findsStart` is false.
 */
export function useFocusRestore({ findsStart = true } = {}): void {
  useEffect(() => {
    /** The page, and the dialogs over it in which the focus was. */
    let places: Place[] = []
    const focused = ({ target }: FocusEvent) => {
      const path: Element[] = []
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at)
      const dialog = path.find((one) => one.matches('dialog')) ?? null
      const known = places.findIndex((place) => place.dialog === dialog)
      places = [...places.slice(0, known < 0 ? undefined : known), { dialog, path, isLost: false }]
    }
    // Somebody who points at nothing leaves it on purpose.
    const pointed = ({ target }: PointerEvent) => {
      const place = places.at(-1)
      if (place && !place.path[0]?.contains(target as Element)) place.path = []
    }
    const look = () => {
      places = dropClosed(places)
      const place = places.at(-1)
      const [last, ...around] = place?.path ?? []
      if (!place || !last) return
      const isDisabled = last.matches(':disabled')
      place.isLost ||= isDisabled || !last.isConnected
      if (!place.isLost || (last.isConnected && isDisabled)) return
      place.isLost = false
      if (document.activeElement !== document.body) return
      if (last.isConnected) (last as HTMLElement).focus()
      else if (findsStart) focusStart(around)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'open'],
    })
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerdown', pointed)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerdown', pointed)
    }
  }, [findsStart])
}

/** Without the dialogs on top that are closed; the first place stays. */
function dropClosed(places: Place[]): Place[] {
  const isOpen = ({ dialog }: Place) => !dialog || (dialog.isConnected && dialog.matches('[open]'))
  const end = places.findLastIndex(isOpen)
  return places.slice(0, Math.max(end, 0) + 1)
}

function focusStart(around: readonly Element[]): void {
  for (const part of around) {
    const start = part.isConnected && part.querySelector<HTMLElement>(STARTS)
    if (!start) continue
    if (start.tabIndex < 0) start.tabIndex = -1
    start.focus()
    if (document.activeElement === start) return
  }
}
