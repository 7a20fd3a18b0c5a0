import { readRows, refreshRows, type Mark, type Rows } from './rows.ts'

/* On the global object because pages and astro.config.mjs (sitemap, renderer) have each their
   own copy of a module. */
const KEY = Symbol.for('zila.rows')
const kept = globalThis as { [KEY]?: Promise<Rows> }

/* While developing, a change in the database shows after this long. Plain Node, which reads the
   config, has no `env`. */
const DEVELOPING = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false
const FRESH_MS = 5000

/** The rows at hand; read when there are none. */
export function currentRows(): Promise<Rows> {
  return kept[KEY] ?? keep(readRows())
}

/**
 * Brings the rows at hand up to date with the marks made since; null, or with none at hand, reads
 * all.
 */
export async function bringUpToDate(marks: readonly Mark[] | null): Promise<void> {
  const rows = await kept[KEY]?.catch(() => undefined)
  await keep(rows && marks ? refreshRows(rows, marks) : readRows())
}

function keep(reading: Promise<Rows>): Promise<Rows> {
  const forget = () => {
    if (kept[KEY] === reading) delete kept[KEY]
  }
  kept[KEY] = reading
  reading.then(() => DEVELOPING && setTimeout(forget, FRESH_MS).unref(), forget)
  return reading
}
