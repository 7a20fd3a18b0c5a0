import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'

/* What a plain form does when script is there: it is sent without leaving the page. */

/** What a call that failed tells: the server's own words, and its reason for each field. */
type Failed = { said?: string | null; fields?: Record<string, string> }

/** The server's words, where it said any; else those of the form. */
export const wordsOf = (error: unknown, otherwise = ''): string =>
  Object.values((error as Failed).fields ?? {})[0] ?? (error as Failed).said ?? otherwise

/** The text of a field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** What an anonymous form sends beside its fields; the server's side is `server/http/honeypot.ts`. */
export const honeypotValues = (form: HTMLFormElement) => ({
  [HONEYPOT_FIELD]: textOf(form, HONEYPOT_FIELD),
  // Since the page began to load.
  shownFor: Math.round(performance.now()),
})

/** Says something below a form: for eyes and ears. */
export function tell(place: HTMLElement, text: string, look: 'ok' | 'error'): void {
  const notice = document.createElement('p')
  notice.className = `notice notice-${look}`
  notice.textContent = text
  place.replaceChildren(notice)
}

type Sending = {
  send: () => Promise<unknown>
  /** On the button meanwhile. */
  busy: string
  onDone: () => void
  /** Says what is wrong; what belongs to a field is said beside it too. */
  onFailure: (error: unknown) => void
}

/**
 * Sends the form by a call instead of leaving the page: the button says so and rests meanwhile,
 * what the server finds wrong is said beside each field, in the element named `data-error-of`.
 */
export function sendByScript(
  form: HTMLFormElement,
  { send, busy, onDone, onFailure }: Sending,
): void {
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')
  form.addEventListener('input', ({ target }) => calmDown(form, target as HTMLInputElement))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button || button.disabled) return
    const label = button.textContent
    button.disabled = true
    button.textContent = busy
    showErrors(form, {})
    send()
      .then(onDone, (error: unknown) => {
        const first = showErrors(form, (error as Failed).fields ?? {})
        onFailure(error)
        first?.focus()
      })
      .finally(() => {
        button.disabled = false
        button.textContent = label
      })
  })
}

/** Marks the fields that are wrong and answers the first of them. */
function showErrors(
  form: HTMLFormElement,
  reasons: Record<string, string>,
): HTMLElement | undefined {
  const wrong: HTMLElement[] = []
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
    const name = place.dataset.errorOf!
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
    place.textContent = reasons[name] ?? ''
    place.hidden = !reasons[name]
    if (reasons[name]) field?.setAttribute('aria-invalid', 'true')
    else field?.removeAttribute('aria-invalid')
    if (reasons[name] && field) wrong.push(field)
  }
  return wrong[0]
}

/**
 * A field that was wrong stops being marked once the browser has nothing against what is in it now.
 */
function calmDown(form: HTMLFormElement, field: HTMLInputElement): void {
  if (!field.hasAttribute('aria-invalid') || !field.validity.valid) return
  field.removeAttribute('aria-invalid')
  const place = form.querySelector<HTMLElement>(`[data-error-of="${field.name}"]`)
  if (place) place.hidden = true
}
