import { useEffect } from 'react'

/** What can take the focus in place of something that is gone: the start of a part of the page. */
const STARTS = 'summary, h1, h2, h3, [type=search]'

/**
 * While it is mounted, the focus is not lost with what had it: it comes back to a control that was
 * disabled for a while, and goes to the start of the part of the page whose control was removed.
 */
export function useFocusRestore(): void {
  useEffect(() => {
    /** The focused element and its ancestors, from the inside out. */
    let path: Element[] = []
    let isLost = false
    const focused = ({ target }: FocusEvent) => {
      path = []
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at)
      isLost = false
    }
    // Somebody who points at nothing leaves it on purpose.
    const pointed = () => {
      path = []
    }
    const look = () => {
      const [last, ...around] = path
      if (!last) return
      const isDisabled = last.matches(':disabled')
      isLost ||= isDisabled || !last.isConnected
      if (!isLost || (last.isConnected && isDisabled)) return
      isLost = false
      if (document.activeElement !== document.body) return
      if (last.isConnected) (last as HTMLElement).focus()
      else focusStart(around)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerdown', pointed)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerdown', pointed)
    }
  }, [])
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
