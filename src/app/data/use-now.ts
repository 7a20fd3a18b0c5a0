import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** The time, to the minute: what is drawn from it stays true while the screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
