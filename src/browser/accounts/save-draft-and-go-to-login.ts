import { getLoginPath } from '#shared/view/return-path.ts'
import { saveDraft } from '#stores/drafts.ts'

/** Long enough to read the reason. */
const READING_MS = 2500

/** Where signing in leads back to: this page, and on it the control whose form opens again. */
export const getLoginUrl = (control: string): string =>
  getLoginPath(`${location.pathname}#${control}`)

/**
 * Keeps the typed values under the form's name and, after time to read the reason, goes to the
 * login.
 */
export function saveDraftAndGoToLogin(form: string, values: object, control: string): void {
  saveDraft(form, values)
  setTimeout(() => location.assign(getLoginUrl(control)), READING_MS)
}
