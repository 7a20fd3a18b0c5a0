import { readSession } from '#stores/session.ts'
import { FORM_DRAFT_PREFIX } from '#stores/unsent-files.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/*
 * Drafts of the app's forms, stored on this device for 30 days: they survive reloads, a sign-in and
 * an empty battery. A logout deletes them, and so does another account.
 */

const MAX_AGE_MS = 30 * DAY_MS

type Stored = { at: number; values: Record<string, unknown> }

/** Without an account it is empty: what a visitor types. */
const keyOf = (form: string): string => `${FORM_DRAFT_PREFIX}${readSession()?.id ?? ''}:${form}`
const OF_VISITORS = `${FORM_DRAFT_PREFIX}:`

/** Keeps the values of a form, nested ones too; never a password. */
export function writeDraft(form: string, values: object): void {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password/i.test(name)),
  )
  try {
    localStorage.setItem(
      keyOf(form),
      JSON.stringify({ at: Date.now(), values: kept } satisfies Stored),
    )
  } catch {
    // Storage is full or forbidden: nothing to be done.
  }
}

/** The stored draft of a form, or null. */
export function readDraft(form: string): Record<string, unknown> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null') as Stored | null
    return kept && Date.now() - kept.at < MAX_AGE_MS ? kept.values : null
  } catch {
    return null
  }
}

/** Whether the form has a stored draft. */
export const hasDraft = (form: string): boolean => readDraft(form) !== null

/** Deletes the draft of a form that was sent or discarded. */
export function deleteDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}

/**
 * What was typed on this device without an account becomes the account's own. A draft of the
 * account that the server does not have yet is not replaced.
 */
export function adoptVisitorDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(OF_VISITORS)) continue
      const form = key.slice(OF_VISITORS.length)
      const own = readDraft(form)
      if (own && !own['draft']) continue
      localStorage.setItem(keyOf(form), localStorage.getItem(key)!)
      localStorage.removeItem(key)
    }
  } catch {
    // Storage is full or forbidden: it stays where it is.
  }
}

/** When the app starts: what another account typed on this device goes. */
export function deleteOtherAccountsDrafts(): void {
  try {
    const own = keyOf('')
    for (const key of Object.keys(localStorage))
      if (key.startsWith(FORM_DRAFT_PREFIX) && !key.startsWith(own) && !key.startsWith(OF_VISITORS))
        localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
