import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** A debounced value, for costly counts over a long text. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
