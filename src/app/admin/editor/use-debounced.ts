import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** A value as it was at the last pause: what is counted of a long text waits for one. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
