import { accountForms as t } from '#i18n/account-forms.ts'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'

export type Values = Record<string, string>

/** What a call throws; the class itself is the client's. */
type Failure = { code?: string; message?: string; fields?: Record<string, string> }

type Form = {
  /** Said on the button meanwhile. */
  busy: string
  /** A password that is being made has a rule; one that is asked for has none. */
  newPassword?: boolean
  send: (values: Values, honeypot: { [HONEYPOT_FIELD]: string; shownFor: number }) => Promise<void>
}

/**
 * Brings the form of the page to life: checks, errors by field with the focus on the first, a
 * summary, a busy button, passwords that can be shown. Until then its button is disabled, so that
 * no password ends up in an address.
 */
export function bringToLife({ busy, newPassword = false, send }: Form): void {
  const form = document.querySelector<HTMLFormElement>('[data-entry]')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button) return
  const label = button.textContent ?? ''
  let isBusy = false
  form.noValidate = true
  button.disabled = false
  form.querySelectorAll<HTMLButtonElement>('.secret-toggle').forEach(liveToggle)

  // A field that was wrong stops being red when it is right.
  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    if (!input.hasAttribute('aria-invalid')) return
    const values = Object.fromEntries(new FormData(form)) as Values
    if (!wrongFields(form, values, newPassword)[input.name]) markRight(input)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    const { [HONEYPOT_FIELD]: honeypot = '', ...values } = Object.fromEntries(
      new FormData(form),
    ) as Values
    const wrong = wrongFields(form, values, newPassword)
    showErrors(form, wrong)
    if (Object.keys(wrong).length > 0) return
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    button.textContent = busy
    // Since the page began to load: on a slow line a person is at work before this script is.
    const shownFor = Math.round(performance.now())
    send(values, { [HONEYPOT_FIELD]: honeypot, shownFor })
      .catch((error: Failure) => {
        showErrors(form, error.fields ?? {}, error.message ?? t.failed)
        if (error.code === 'BAD_CREDENTIALS')
          form.querySelector<HTMLInputElement>('[name=password]')?.select()
      })
      .finally(() => {
        isBusy = false
        button.removeAttribute('aria-disabled')
        button.textContent = label
      })
  })
}

function wrongFields(
  form: HTMLFormElement,
  values: Values,
  newPassword: boolean,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if ('name' in values && !values['name']?.trim()) wrong['name'] = t.name
  if ('email' in values) {
    const email = form.querySelector<HTMLInputElement>('[name=email]')
    if (!values['email']?.trim()) wrong['email'] = t.email
    else if (email?.validity.typeMismatch) wrong['email'] = t.emailShape
  }
  if ('code' in values && !/^\d{6}$/.test(values['code']?.replace(/\s/g, '') ?? ''))
    wrong['code'] = t.code
  if ('password' in values) {
    if (!values['password']) wrong['password'] = t.password
    else if (newPassword && values['password'].length < 6) wrong['password'] = t.passwordShort
  }
  return wrong
}

/**
 * Each field's error beside it; above, what is wrong in all. The focus goes to the first wrong
 * field, else to the summary.
 */
function showErrors(form: HTMLFormElement, fields: Record<string, string>, said?: string): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.input')]
  for (const input of inputs) {
    const error = document.getElementById(`${input.id}-error`)
    const reason = fields[input.name]
    if (reason) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    if (!error) continue
    error.textContent = reason ?? ''
    error.hidden = !reason
  }
  const wrong = inputs.filter(({ name }) => fields[name])
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  // One wrong field speaks for itself.
  const lines = wrong.length > 1 ? [line(t.several), listOf(wrong, fields)] : []
  if (wrong.length === 0 && said) lines.push(line(said))
  summary?.replaceChildren(...lines)
  summary?.toggleAttribute('hidden', lines.length === 0)
  if (wrong[0]) wrong[0].focus()
  else if (said) summary?.focus()
}

function markRight(input: HTMLInputElement): void {
  input.removeAttribute('aria-invalid')
  document.getElementById(`${input.id}-error`)?.setAttribute('hidden', '')
}

function line(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

function listOf(inputs: HTMLInputElement[], fields: Record<string, string>): HTMLElement {
  const list = document.createElement('ul')
  for (const input of inputs) {
    const link = document.createElement('a')
    link.href = `#${input.id}`
    link.textContent = fields[input.name] ?? ''
    link.addEventListener('click', (event) => {
      event.preventDefault()
      input.focus()
    })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

function liveToggle(toggle: HTMLButtonElement): void {
  const input = document.getElementById(
    toggle.getAttribute('aria-controls') ?? '',
  ) as HTMLInputElement | null
  toggle.addEventListener('click', () => {
    if (!input) return
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    toggle.setAttribute('aria-pressed', String(isShown))
    toggle.textContent = toggle.dataset[isShown ? 'shown' : 'hidden'] ?? ''
  })
}
