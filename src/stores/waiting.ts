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
  'POST /facts',
  'POST /facts/photo',
  'POST /newsletter',
  'POST /calls',
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
  /** The field of its file, which `waiting-files.ts` keeps; none of a form of words. */
  file?: string
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
 * and which holds texts alone; gone when they are sent, with a logout, and after a month, facts
 * after a week. Every page looks for them (`browser/accounts/session-links.ts`).
 */

/** Of the browser's storage; `browser/accounts/session-links.ts` and `logout.ts` know it too. */
export const WAITING_KEY = 'outbox'
const MOST = 50
const DAY_MS = 24 * 60 * 60_000
const MAX_AGE_MS = 30 * DAY_MS
/** What somebody saw is old sooner than what they want. */
const FACT_MAX_AGE_MS = 7 * DAY_MS
/** How long the list says that a form was sent. */
const SENT_FOR_MS = DAY_MS

/** Told to the page when something was kept, sent, refused or deleted; not to other tabs. */
export const WAITING_CHANGED = 'waiting:changed'

/** All forms of this device, the oldest first. */
export const listWaiting = (now = Date.now()): WaitingForm[] =>
  read().filter((form) => now - form.at < maxAgeOf(form))

function read(): WaitingForm[] {
  try {
    return JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]') as WaitingForm[]
  } catch {
    return []
  }
}

const maxAgeOf = ({ call, state }: WaitingForm) =>
  state === 'sent' ? SENT_FOR_MS : call.startsWith('POST /facts') ? FACT_MAX_AGE_MS : MAX_AGE_MS

/**
 * Keeps a form, or replaces the one with its key. False if the device keeps nothing, or so many
 * wait that another would push one out.
 */
export function saveWaiting(form: WaitingForm): boolean {
  const others = listWaiting().filter(({ key }) => key !== form.key)
  const unsent = others.filter(({ state }) => state !== 'sent')
  if (unsent.length >= MOST) return false
  return write(others.length < MOST ? [...others, form] : [...unsent, form])
}

/** Changes a form that is still there; one that was deleted meanwhile stays deleted. */
export function updateWaiting(key: string, change: Partial<WaitingForm>): void {
  write(listWaiting().map((form) => (form.key === key ? { ...form, ...change } : form)))
}

/** Deletes a form; whoever deletes one with a file calls `dropStrayFiles`. */
export function deleteWaiting(key: string): void {
  write(listWaiting().filter((form) => form.key !== key))
}

/**
 * Deletes the forms that are too old, and with an account those that another one wrote on this
 * device. Answers whether one of them had a file.
 */
export function deleteForgotten(account = 0): boolean {
  const all = read()
  const isOwn = (form: WaitingForm) => !account || [0, account].includes(form.account)
  const kept = listWaiting().filter(isOwn)
  if (kept.length < all.length) write(kept)
  return all.some((form) => form.file && !kept.some(({ key }) => key === form.key))
}

function write(all: readonly WaitingForm[]): boolean {
  try {
    if (all.length > 0) localStorage.setItem(WAITING_KEY, JSON.stringify(all))
    else localStorage.removeItem(WAITING_KEY)
  } catch {
    // Storage is full or forbidden: what was there stays.
    return false
  }
  document.dispatchEvent(new CustomEvent(WAITING_CHANGED))
  return true
}
