import { useEffect, useState, type ReactNode } from 'react'

/* An answer that is quicker than this shows no grey shapes in between. */
const SOON_MS = 250

type Props = {
  /** The grey shapes of the content that is loading. */
  shapes: ReactNode
  /** The content shown until now, if any. */
  children?: ReactNode
}

/**
 * Shows the old content faded for a moment, and then grey shapes. The old content is inert, because
 * a control that disappears would take the focus with it.
 */
export function Loading({ shapes, children }: Props) {
  const [isSoon, setSoon] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSoon(false), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSoon || !children) return shapes
  return (
    <div className="leaving" aria-busy="true" inert>
      {children}
    </div>
  )
}
