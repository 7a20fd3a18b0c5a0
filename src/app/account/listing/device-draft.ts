/*
 * A listing that is being written, on this device: for when the line is broken or the page is
 * closed. It belongs to one account and goes with a logout, as all drafts do.
 */

type Stored = {
  id: number | null
  version: number
  /** The key under which its photos are stored. */
  form: string
  /** Marks what the server has of it. */
  saved?: string | undefined
  at: number
  values: Record<string, unknown>
}

const MAX_AGE_MS = 30 * 24 * 60 * 60_000
const keyOf = (account: number) => `draft:listing:${account}`

/** The stored draft of an account, or null. */
export function readDeviceDraft(account: number): Stored | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null') as Stored | null
    return kept && Date.now() - kept.at < MAX_AGE_MS ? kept : null
  } catch {
    return null
  }
}

/** Keeps what is typed. */
export function saveDeviceDraft(account: number, kept: Omit<Stored, 'at'>): void {
  try {
    localStorage.setItem(keyOf(account), JSON.stringify({ ...kept, at: Date.now() }))
  } catch {
    // Storage is full or forbidden: the server has it.
  }
}

/** Forgets it: it was sent, or thrown away. */
export function deleteDeviceDraft(account: number): void {
  try {
    localStorage.removeItem(keyOf(account))
  } catch {
    // Nothing was stored.
  }
}
