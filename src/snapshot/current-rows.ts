import { readRows, refreshRows, type PostponedBusinesses } from './load-rows.ts'
import type { ChangeMark, SnapshotRows } from './rows.ts'

/* In development a change in the database shows after this long. Plain Node has no `env`. */
const DEVELOPING = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false
const FRESH_MS = 5000

let current: Promise<SnapshotRows> | null = null

/** The rows in memory; they are read when there are none. */
export function getCurrentRows(): Promise<SnapshotRows> {
  return current ?? keep(readRows())
}

/**
 * Brings the rows in memory up to date with the marks made since. With null, or without rows in
 * memory, it reads all of them. What `held` names stays as it was.
 */
export async function updateCurrentRows(
  marks: readonly ChangeMark[] | null,
  held?: PostponedBusinesses,
): Promise<void> {
  const rows = await current?.catch(() => undefined)
  await keep(rows && marks ? refreshRows(rows, marks, held) : readRows(held))
}

function keep(reading: Promise<SnapshotRows>): Promise<SnapshotRows> {
  const forget = () => {
    if (current === reading) current = null
  }
  current = reading
  reading.then(() => DEVELOPING && setTimeout(forget, FRESH_MS).unref(), forget)
  return reading
}
