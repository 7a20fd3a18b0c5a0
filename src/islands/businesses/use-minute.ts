import { useSyncExternalStore } from 'react'

const currentMinute = () => Math.floor(Date.now() / 60_000)

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 15_000)
  return () => clearInterval(timer)
}

/** Minutes since 1970, updated each minute; null during hydration. */
export const useMinute = (): number | null =>
  useSyncExternalStore(subscribe, currentMinute, () => null)
