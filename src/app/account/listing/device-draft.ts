import { LISTING_DRAFT_PREFIX } from '#shared/view/storage-keys.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

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
  /** What the server had of it then. */
  base?: Record<string, unknown> | undefined
  at: number
  values: Record<string, unknown>
}

/** In place of an account: what somebody types who has none yet. */
export const ANONYMOUS_DRAFT_OWNER_ID = 0

const MAX_AGE_MS = 30 * DAY_MS
const keyOf = (account: number) => `${LISTING_DRAFT_PREFIX}${account}`

/** The stored draft of an account, or null. */
export function readDeviceDraft(account: number): Stored | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null') as Stored | null
    return kept && Date.now() - kept.at < MAX_AGE_MS ? kept : null
  } catch {
    return null
  }
}

/**
 * The stored draft of an account; or what was typed on this device without one, which becomes its
 * own. A draft of the account that the server does not have yet is not replaced.
 */
export function readOrAdoptDraft(account: number): Stored | null {
  const own = readDeviceDraft(account)
  const visitors = readDeviceDraft(ANONYMOUS_DRAFT_OWNER_ID)
  if (!visitors || own?.id === null) return own
  saveDeviceDraft(account, visitors)
  deleteDeviceDraft(ANONYMOUS_DRAFT_OWNER_ID)
  return visitors
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
