import { secondStep as t } from '#i18n/en/second-step.ts'
import { element } from '#browser/base/element.ts'
import { call } from '#stores/api.ts'

/* Fetched only by who has a second factor, or is mailed a code. */

export type SecondStep = {
  challenge: string
  ways: readonly ('code' | 'passkey' | 'recovery' | 'mail' | 'name')[]
  options: Record<string, unknown> | null
  /** What is asked for, in place of the usual words. */
  text?: string
}
type Body = Parameters<typeof call<'POST /auth/login/complete'>>[1]['body']
export type SignedIn = {
  token: string
  user: { id: number; email: string | null; emailConfirmed: boolean }
}
type Failure = { message?: string; fields?: Record<string, string> }

/**
 * Takes the place of the form whose password was sent, and asks for the code of a mail or for the
 * second factor, which may follow. `enter` is given what the server answers in the end; `resend`
 * signs in once more, so that another code is mailed.
 */
export function showSecondFactorForm(
  { challenge, ways, options, text: given }: SecondStep,
  enter: (signed: SignedIn) => void,
  resend?: () => Promise<SecondStep | SignedIn>,
): void {
  const place = document.querySelector<HTMLElement>('[data-form]')
  if (!place) return
  const byCode = ways.includes('code')
  const byMail = ways.includes('mail')
  const takesCode = byCode || byMail || ways.includes('recovery')
  const title = element('h1', { tabindex: '-1' }, byMail ? t.mailTitle : t.title)
  const asks = given ?? (byMail ? t.mailText : byCode ? t.codeText : t.passkeyText)
  const text = element('p', { class: 'entry-text' }, asks)
  const error = element('span', { class: 'field-error', id: 'second-error', role: 'alert' })
  const input = element('input', {
    class: 'input',
    id: 'second-code',
    name: 'code',
    maxlength: '40',
    ...(byMail ? { inputmode: 'numeric' } : {}),
    autocomplete: 'one-time-code',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'second-hint second-error',
  })
  const submit = element('button', { type: 'submit', class: 'button button-primary' }, t.submit)
  const passkey = element('button', { type: 'button', class: 'button button-primary' }, t.passkey)
  const field = element(
    'div',
    { class: 'field' },
    element(
      'label',
      { class: 'field-label', for: 'second-code' },
      byMail ? t.mailCode : byCode ? t.code : t.recovery,
    ),
    input,
    element(
      'span',
      { class: 'field-hint', id: 'second-hint' },
      byMail ? t.mailHint : t.recoveryHint,
    ),
    error,
  )
  const form = element('form', { class: 'form' })
  form.noValidate = true
  if (options) form.append(passkey)
  form.append(...(takesCode ? [field, submit] : [error]))
  const again = element('a', { class: 'link', href: location.href }, t.back)

  const status = element('p', { role: 'status' })
  const resendButton = element('button', { type: 'button', class: 'link' }, t.resend)
  resendButton.addEventListener('click', () => {
    if (resendButton.ariaDisabled) return
    resendButton.ariaDisabled = 'true'
    status.textContent = ''
    void resend!()
      .then((data) => {
        if ('token' in data) return enter(data)
        challenge = data.challenge
        status.textContent = t.resent
      })
      .catch(({ message }: Failure) => (status.textContent = message ?? t.failed))
      .finally(() => (resendButton.ariaDisabled = null))
  })

  const run = async (given: () => Promise<Omit<Body, 'challenge'>>) => {
    error.textContent = ''
    submit.disabled = passkey.disabled = true
    try {
      const body = { challenge, ...(await given()) }
      const { data } = await call('POST /auth/login/complete', { body })
      return 'token' in data ? enter(data) : showSecondFactorForm(data, enter, resend)
    } catch (failure) {
      const { message, fields = {} } = failure as Failure
      error.textContent = fields['code'] ?? message ?? t.failed
      input.setAttribute('aria-invalid', 'true')
      if (takesCode) input.select()
    }
    submit.disabled = passkey.disabled = false
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const code = input.value.trim()
    if (code) return void run(() => Promise.resolve({ code: digitsOf(code) }))
    error.textContent = t.enter
    input.focus()
  })
  passkey.addEventListener(
    'click',
    () =>
      void run(async () => {
        const { startAuthentication } = await import('@simplewebauthn/browser')
        const credential = await startAuthentication({ optionsJSON: options as never })
        return { credential: credential as never }
      }),
  )
  place.replaceChildren(
    title,
    text,
    form,
    element(
      'div',
      { class: 'entry-links' },
      ...(byMail && resend ? [element('p', {}, resendButton), status] : []),
      element('p', {}, again),
    ),
  )
  if (takesCode && !options) input.focus()
  else title.focus()
}

/** Apps show six digits in two groups. */
const digitsOf = (code: string) => (/^\d{3}\s\d{3}$/.test(code) ? code.replace(/\s/, '') : code)
