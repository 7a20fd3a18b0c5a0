import { forgetWithBuild } from './forget.ts'

/* While developing, a change in the database shows after this long. Plain Node, which reads the
   config, has no `env`. */
const DEVELOPING = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false
const FRESH_MS = 5000

/**
 * A reading of the API that is made once and then the same for the whole build. Kept on the global
 * object under its name, because the pages and astro.config.mjs (sitemap) have each their own copy
 * of a module.
 */
export function readOnce<T>(name: string, read: () => Promise<T>): () => Promise<T> {
  const key = Symbol.for(`zila.${name}`)
  const kept = globalThis as { [key: symbol]: Promise<T> | undefined }
  const forget = () => (kept[key] = undefined)
  forgetWithBuild(forget)
  return () => {
    const known = kept[key]
    if (known) return known
    const reading = (kept[key] = read())
    reading.then(() => DEVELOPING && setTimeout(forget, FRESH_MS).unref(), forget)
    return reading
  }
}
