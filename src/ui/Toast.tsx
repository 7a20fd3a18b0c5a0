import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  /**
   * Null when there is nothing to say. The region stays on the page, so that screen readers
   * announce its messages.
   */
  children: ReactNode
  onGone: () => void
  /** How long it stays, in milliseconds. */
  lasts?: number
}

/**
 * A short message at the foot of the screen that disappears after a while, or when a newer one
 * appears anywhere on the page.
 */
export function Toast({ children, onGone, lasts = 4000 }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!children) return
    const timer = setTimeout(onGone, lasts)
    document.dispatchEvent(new CustomEvent('toast:shown', { detail: place.current }))
    const giveWay = (event: Event) => (event as CustomEvent).detail !== place.current && onGone()
    document.addEventListener('toast:shown', giveWay)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('toast:shown', giveWay)
    }
  }, [children, lasts, onGone])

  return (
    <div className="toasts" role="status" ref={place}>
      {children && <div className="toast">{children}</div>}
    </div>
  )
}
