import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** The time, to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
