import { useSyncExternalStore } from 'react'

const currentMinute = () => Math.floor(Date.now() / 60_000)

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 15_000)
  return () => clearInterval(timer)
}

/** Minutes since 1970, going on by themselves; null while the page's own markup is taken over. */
export const useMinute = (): number | null =>
  useSyncExternalStore(subscribe, currentMinute, () => null)
