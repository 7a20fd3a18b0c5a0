import { useEffect, useState, type ReactNode } from 'react'

/* An answer that comes sooner than this needs no grey shapes in between. */
const SOON_MS = 250

type Props = {
  /** The grey shapes of what is coming. */
  shapes: ReactNode
  /** What was shown until now, if anything. */
  children?: ReactNode
}

/**
 * What was shown until now, faded, as long as the answer may come at once; then the shapes of what
 * is coming. What is about to go cannot be pressed or gone to by key: the focus would be lost with
 * it.
 */
export function Waiting({ shapes, children }: Props) {
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
