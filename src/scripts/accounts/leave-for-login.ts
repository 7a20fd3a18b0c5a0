import { loginPath } from '#shared/view/return-path.ts'
import { keepDraft } from '#stores/drafts.ts'

/** Long enough to read why. */
const READING_MS = 2500

/** Where signing in leads back to: this page, and on it the control whose form opens again. */
export const loginHref = (control: string): string => loginPath(`${location.pathname}#${control}`)

/**
 * Keeps what was typed under the form's name and, once the reason could be read, goes to sign in.
 */
export function leaveForLogin(form: string, values: object, control: string): void {
  keepDraft(form, values)
  setTimeout(() => location.assign(loginHref(control)), READING_MS)
}
