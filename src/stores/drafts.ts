/*
 * What was typed into a form that needs a sign-in, kept while its writer signs in: in this tab, for
 * an hour at most, gone with a logout. A form keeps its draft when a call answers 401, before the
 * page is left, and takes it when it opens; taking it removes it:
 *
 * const [values, setValues] = useState(() => ({ ...BLANK, ...popDraft(`review:${id}`) })) …catch
 * (error) { if (error.status === 401) saveDraft(`review:${id}`, values) }
 */

const PREFIX = 'draft:'
const MAX_CHARACTERS = 20_000
const MAX_AGE_MS = 60 * 60_000

/**
 * Keeps the values of a form: `saveDraft('review:12', { comment })`. A password or a file is never
 * kept.
 */
export function saveDraft(form: string, values: object): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => isPlain(value) && !/password/i.test(name),
  )
  const text = JSON.stringify({ at: Date.now(), values: Object.fromEntries(kept) })
  try {
    if (text.length <= MAX_CHARACTERS) sessionStorage.setItem(PREFIX + form, text)
  } catch {
    // Storage is full or forbidden: nothing to be done.
  }
}

/** Returns the stored values and removes them. */
export function popDraft(form: string): Record<string, string | number> | null {
  try {
    // Thousands of pages are rendered with a form on them: there an error each would cost more than
    // the form.
    if (typeof sessionStorage === 'undefined') return null
    const text = sessionStorage.getItem(PREFIX + form)
    sessionStorage.removeItem(PREFIX + form)
    const { at, values } = JSON.parse(text ?? '{}') as { at?: number; values?: object }
    if (!at || !values || Date.now() - at > MAX_AGE_MS) return null
    return Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)))
  } catch {
    return null
  }
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
