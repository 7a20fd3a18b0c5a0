import { onCacheReset } from './reset-caches.ts'

/* In development a change in the database shows after this long. Plain Node has no `env`. */
const DEVELOPING = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false
const FRESH_MS = 5000

/** A reading of the API that is made once, and then is the same for the whole build. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  const forget = () => {
    reading = null
  }
  onCacheReset(forget)
  return () => {
    if (reading) return reading
    const started = (reading = read())
    started.then(() => DEVELOPING && setTimeout(forget, FRESH_MS).unref(), forget)
    return started
  }
}
