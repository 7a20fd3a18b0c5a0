import { atom } from 'nanostores'
import { $session } from './session.ts'

/** A message as it is sent. */
export type OutgoingMessage = {
  receiverId: number
  businessId: number | null
  inquiryId: number | null
  subject: string
  message: string
  pictures: string[]
  /** Unique for each message, so that the server keeps it once however often it is sent. */
  key: string
}

/** A message that the server has not confirmed; `notice` is the server's reason, if it gave one. */
export type PendingMessage = {
  conversation: string
  letter: OutgoingMessage
  at: string
  state: 'sending' | 'failed'
  notice: string
}

/*
 * Messages that are not sent yet, on this device: a reload, a sign-in or an empty battery does not
 * lose them. Each account has its own; gone with a logout, and after a week.
 */

const PREFIX = 'outbox:'
const MOST = 50
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

export const $outbox = atom<readonly PendingMessage[]>([])

const nameFor = (account: number) => PREFIX + account

/**
 * Reads the outbox of the signed-in person. Messages that were being sent when the page was left
 * count as failed.
 */
export function loadOutbox(): void {
  const me = $session.get()?.id
  $outbox.set(me ? kept(me) : [])
}

function kept(account: number): PendingMessage[] {
  try {
    const all = JSON.parse(localStorage.getItem(nameFor(account)) ?? '[]') as PendingMessage[]
    return all
      .filter(({ at }) => Date.now() - Date.parse(at) < MAX_AGE_MS)
      .map((unsent) => ({ ...unsent, state: 'failed' }))
  } catch {
    return []
  }
}

function write(all: readonly PendingMessage[]): void {
  $outbox.set(all)
  const me = $session.get()?.id
  if (!me) return
  try {
    if (all.length > 0) localStorage.setItem(nameFor(me), JSON.stringify(all))
    else localStorage.removeItem(nameFor(me))
  } catch {
    // Storage is full or forbidden: it is here until the page is left.
  }
}

/** Adds a message, or replaces the one with its key. */
export function addUnsent(unsent: PendingMessage): void {
  const others = $outbox.get().filter(({ letter }) => letter.key !== unsent.letter.key)
  write([...others, unsent].slice(-MOST))
}

/** Removes a message that was sent or given up. */
export function removeUnsent(key: string): void {
  write($outbox.get().filter(({ letter }) => letter.key !== key))
}

/** Removes all unsent messages of this device, so that the next person does not find them. */
export function clearOutbox(): void {
  $outbox.set([])
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX)) localStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
