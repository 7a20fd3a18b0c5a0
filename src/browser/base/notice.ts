import type { CallError } from '#client/call-error.ts'
import type { FormProblem } from '#shared/view/form.ts'

/** What a failed call carries; the class itself comes with the API's client. */
type Failure = Partial<Pick<CallError, 'serverMessage' | 'fields'>>

/**
 * Why a form was not sent: the server's words if there are any, else `otherwise`, the form's own.
 */
export function toFormProblem(error: unknown, otherwise = ''): FormProblem {
  const { fields = {}, serverMessage } = error as Failure
  return { text: Object.values(fields)[0] ?? serverMessage ?? otherwise, fields }
}

/** Shows a notice below a form and announces it to screen readers. */
export function showNotice(place: HTMLElement, text: string, look: 'ok' | 'error'): void {
  const notice = document.createElement('p')
  notice.className = `notice notice-${look}`
  notice.textContent = text
  place.replaceChildren(notice)
}
