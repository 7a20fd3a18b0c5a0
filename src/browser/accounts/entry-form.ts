import { accountForms as t } from '#i18n/en/account-forms.ts'
import { enhanceForm, type HoneypotValues, type FormValues } from '#browser/base/enhance-form.ts'
import type { FormProblem } from '#shared/view/form.ts'

/** The error of a call; its class is in the client, which is not loaded here. */
type Failure = { code?: string; message?: string; fields?: Record<string, string> }

type EntryForm = {
  /** Which form of the page; the usual one unless it is said. */
  form?: string
  /** The text of the button while the form is sent. */
  busy: string
  /** Whether the password is a new one, which has rules; an existing one has none. */
  newPassword?: boolean
  send: (values: FormValues, honeypot: HoneypotValues) => Promise<void>
}

/**
 * Enhances the entry form of the page: checks, a summary of what is wrong, passwords that can be
 * shown. Until then its button is disabled, so that no password ends up in an address.
 */
export function enhanceEntryForm({
  form: which = '[data-entry]',
  busy,
  newPassword = false,
  send,
}: EntryForm): void {
  const form = document.querySelector<HTMLFormElement>(which)
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button) return
  form.noValidate = true
  button.disabled = false
  form.querySelectorAll<HTMLButtonElement>('.secret-toggle').forEach(enhanceToggle)
  enhanceForm(form, {
    check: (values) => ({ fields: wrongFields(form, values, newPassword) }),
    send,
    explain: (error) => {
      const { code, message = t.failed, fields = {} } = error as Failure
      return { text: message, fields, isWrongPassword: code === 'BAD_CREDENTIALS' }
    },
    busy,
    say: (problem, wrong) => {
      showSummary(form, problem, wrong)
      if (problem && 'isWrongPassword' in problem && problem.isWrongPassword)
        form.querySelector<HTMLInputElement>('[name=password]')?.select()
    },
  })
}

function wrongFields(
  form: HTMLFormElement,
  values: FormValues,
  newPassword: boolean,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if ('name' in values && !values['name']?.trim()) wrong['name'] = t.name
  if ('email' in values) {
    const email = form.querySelector<HTMLInputElement>('[name=email]')
    if (!values['email']?.trim()) wrong['email'] = t.email
    else if (email?.validity.typeMismatch) wrong['email'] = t.emailShape
  }
  if ('mobile' in values && (values['mobile']?.match(/\p{Nd}/gu) ?? []).length < 10)
    wrong['mobile'] = t.mobile
  if ('code' in values && !/^\d{6}$/.test(values['code']?.replace(/\s/g, '') ?? ''))
    wrong['code'] = t.code
  if ('password' in values) {
    if (!values['password']) wrong['password'] = t.password
    else if (newPassword && values['password'].length < 6) wrong['password'] = t.passwordShort
  }
  return wrong
}

/**
 * Lists above the fields everything that is wrong; a single wrong field needs no list. Without a
 * wrong field, the summary has the focus.
 */
function showSummary(
  form: HTMLFormElement,
  problem: FormProblem | null,
  wrong: readonly HTMLInputElement[],
): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const { text, fields = {} } = problem ?? {}
  const lines = wrong.length > 1 ? [line(t.several), listOf(wrong, fields)] : []
  if (wrong.length === 0 && text) lines.push(line(text))
  summary?.replaceChildren(...lines)
  summary?.toggleAttribute('hidden', lines.length === 0)
  if (wrong.length === 0 && text) summary?.focus()
}

function line(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

function listOf(inputs: readonly HTMLInputElement[], fields: Record<string, string>): HTMLElement {
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

function enhanceToggle(toggle: HTMLButtonElement): void {
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
