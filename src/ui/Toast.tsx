import { useEffect, type ReactNode } from 'react'

type Props = {
  /** Null when there is nothing to say. The region stays on the page so that readers hear what comes into it. */
  children: ReactNode
  onGone: () => void
  /** How long it stays, in milliseconds. */
  lasts?: number
}

/** A short message at the foot of the screen that goes by itself. */
export function Toast({ children, onGone, lasts = 4000 }: Props) {
  useEffect(() => {
    if (!children) return
    const timer = setTimeout(onGone, lasts)
    return () => clearTimeout(timer)
  }, [children, lasts, onGone])

  return (
    <div className="toasts" role="status">
      {children && <div className="toast">{children}</div>}
    </div>
  )
}
