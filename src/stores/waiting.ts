import type { CallName } from '#client/call.ts'

/** The calls of forms that may wait for a connection: the server stores each of their keys once. */
export const WAITING_CALLS = [
  'POST /contact',
  'POST /contacts',
  'POST /messages',
  'POST /reviews',
  'POST /reports',
  'POST /grievances',
  'POST /classified-inquiries',
] as const satisfies readonly CallName[]

export type WaitingCall = (typeof WAITING_CALLS)[number]

/**
 * A form on this device: being sent by its page, waiting for a connection, refused by the server
 * (`notice`), or sent.
 */
export type WaitingForm = {
  /** Unique for each form, so that the server stores it once however often it is sent. */
  key: string
  call: WaitingCall
  /** What is sent; empty once it was. */
  body: Record<string, unknown>
  /** What was typed, for the form; empty once it was sent. */
  values: Record<string, unknown>
  /** Which form of which record: `message:12`. */
  form: string
  /** The heading of its page, and the address. */
  about: string
  href: string
  /** The account that wrote it, 0 for a visitor. */
  account: number
  /** Milliseconds since 1970. */
  at: number
  state: 'sending' | 'waiting' | 'refused' | 'sent'
  notice: string
}

/*
 * Forms that were filled in without a connection. They are in localStorage, which all tabs share
 * and which holds texts alone; gone when they are sent, with a logout, and after a month. Every
 * page looks for them (`browser/accounts/session-links.ts`).
 */

/** Of the browser's storage; `browser/accounts/session-links.ts` and `logout.ts` know it too. */
export const WAITING_KEY = 'outbox'
const MOST = 30
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** How long the list says that a form was sent. */
const SENT_FOR_MS = 24 * 60 * 60_000

/** Told to the page when something was kept, sent, refused or deleted; not to other tabs. */
export const WAITING_CHANGED = 'waiting:changed'

/** All forms of this device, the oldest first. */
export function listWaiting(now = Date.now()): WaitingForm[] {
  try {
    const all = JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]') as WaitingForm[]
    return all.filter(({ at, state }) => now - at < (state === 'sent' ? SENT_FOR_MS : MAX_AGE_MS))
  } catch {
    return []
  }
}

/** Keeps a form, or replaces the one with its key. False if the device keeps nothing. */
export function saveWaiting(form: WaitingForm): boolean {
  return write([...listWaiting().filter(({ key }) => key !== form.key), form])
}

/** Changes a form that is still there; one that was deleted meanwhile stays deleted. */
export function updateWaiting(key: string, change: Partial<WaitingForm>): void {
  write(listWaiting().map((form) => (form.key === key ? { ...form, ...change } : form)))
}

/** Deletes a form. */
export function deleteWaiting(key: string): void {
  write(listWaiting().filter((form) => form.key !== key))
}

/** Deletes the forms that another account wrote on this device. */
export function deleteOthersWaiting(account: number): void {
  const all = listWaiting()
  const own = all.filter((form) => form.account === 0 || form.account === account)
  if (own.length < all.length) write(own)
}

function write(all: readonly WaitingForm[]): boolean {
  try {
    if (all.length > 0) localStorage.setItem(WAITING_KEY, JSON.stringify(all.slice(-MOST)))
    else localStorage.removeItem(WAITING_KEY)
  } catch {
    // Storage is full or forbidden.
    return false
  }
  document.dispatchEvent(new CustomEvent(WAITING_CHANGED))
  return true
}
