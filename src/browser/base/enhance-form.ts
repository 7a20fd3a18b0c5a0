import { inPageLanguage } from '#i18n/en/page-language.ts'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'
import { FormSubmission, type FormProblem, type FormHandlers } from '#shared/view/form.ts'

export type FormValues = Record<string, string>
export type HoneypotValues = {
  [HONEYPOT_FIELD]: string
  shownFor: number
} & typeof inPageLanguage

type Enhancement = {
  check?: FormHandlers<FormValues>['check']
  send: (values: FormValues, honeypot: HoneypotValues) => Promise<unknown>
  explain: FormHandlers<FormValues>['explain']
  /** The text of the button while the form is sent. */
  busy: string
  onDone?: () => void
  /**
   * Shows in words what is wrong, beside what is shown at each field; null takes it away. `wrong`
   * are the marked inputs, the first of which has the focus.
   */
  say: (problem: FormProblem | null, wrong: readonly HTMLInputElement[]) => void
}

/**
 * Sends a form of the page by a call instead of leaving the page: checks, errors beside each input
 * (in the element with the input's id and `-error`), the focus on the first, a button that says
 * that it is busy.
 */
export function enhanceForm(
  form: HTMLFormElement,
  { check, send, explain, busy, onDone, say }: Enhancement,
): void {
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')
  if (!button) return
  const label = button.textContent ?? ''

  const submission = new FormSubmission<FormValues>(({ isBusy, problem }) => {
    button.textContent = isBusy ? busy : label
    if (isBusy) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
    const wrong = markWrong(form, problem?.fields ?? {})
    say(problem, wrong)
    wrong[0]?.focus()
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const honeypot = honeypotOf(form)
    const rules = { check, explain, send: (values: FormValues) => send(values, honeypot) }
    void submission.submit(readFormValues(form), rules).then((isSent) => isSent && onDone?.())
  })
  // A field that was wrong stops being marked when it is right.
  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    if (!input.hasAttribute('aria-invalid') || !input.validity.valid) return
    if (!check?.(readFormValues(form))?.fields?.[input.name]) markRight(input)
  })
}

/** What is typed, without the honeypot. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const { [HONEYPOT_FIELD]: _, ...values } = Object.fromEntries(new FormData(form)) as FormValues
  return values
}

/**
 * What an anonymous form sends beside its fields: what `http/honeypot.ts` of the server reads, and
 * the language of mails.
 */
function honeypotOf(form: HTMLFormElement): HoneypotValues {
  const value = new FormData(form).get(HONEYPOT_FIELD)
  return {
    [HONEYPOT_FIELD]: typeof value === 'string' ? value : '',
    // Since the page began to load: on a slow line, people type before this script has come.
    shownFor: Math.round(performance.now()),
    ...inPageLanguage,
  }
}

const errorPlace = (input: HTMLInputElement) => document.getElementById(`${input.id}-error`)

/** Marks the inputs that are wrong and answers them; unmarks the others. */
function markWrong(form: HTMLFormElement, reasons: Record<string, string>): HTMLInputElement[] {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.input')].filter(errorPlace)
  for (const input of inputs) {
    const reason = reasons[input.name]
    if (!reason) markRight(input)
    else {
      input.setAttribute('aria-invalid', 'true')
      const place = errorPlace(input)!
      place.textContent = reason
      place.hidden = false
    }
  }
  return inputs.filter(({ name }) => reasons[name])
}

function markRight(input: HTMLInputElement): void {
  input.removeAttribute('aria-invalid')
  const place = errorPlace(input)
  if (place) place.hidden = true
}
