import { mobileCode as t } from '#i18n/en/mobile-code.ts'
import { element } from '#browser/base/element.ts'
import { call } from '#stores/api.ts'
import { readCodeFromMessage, wasMessageLost } from '#stores/mobile-code.ts'
import { PREFIX } from '#shared/view/address.ts'
import { formatPhone, normalisePhone } from '#shared/rules/phone.ts'
import { loginWithPasskey } from './passkey-login.ts'
import type { SignedIn } from './second-step.ts'

/* Fetched once a code was asked for. */

type Sent = { challenge: string; waitSeconds: number }
type Failure = { code?: string; message?: string; fields?: Record<string, string> }
type Options = {
  mobile: string
  sent: Sent
  /** Asks for another code; with the challenge of the one before, that one stays good as well. */
  request: (challenge: string) => Promise<Sent>
  enter: (signed: SignedIn) => void
}

/** Takes the place of the form that asked for the number, and asks for the code. */
export function showMobileCodeForm({ mobile, sent, request, enter }: Options): void {
  const place = document.querySelector<HTMLElement>('[data-form]')
  if (!place) return
  let { challenge } = sent
  const otp = new AbortController()
  const title = element('h1', { tabindex: '-1' }, t.title)
  const change = element('a', { class: 'link', href: location.href }, t.change)
  change.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  const sentTo = element('p', { class: 'entry-text entry-sent' })
  sentTo.append(
    t.sentTo,
    ' ',
    element('b', {}, formatPhone(normalisePhone(mobile) ?? mobile)),
    ' ',
    change,
  )
  const { field, input, error } = createField('code', t.code, t.codeHint)
  input.classList.add('code-input')
  for (const [name, value] of Object.entries({
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '6',
    pattern: '[0-9]*',
  }))
    input.setAttribute(name, value)
  const submit = element('button', { type: 'submit', class: 'button button-primary' }, t.submit)
  const form = element('form', { class: 'form' }, field, submit)
  form.noValidate = true
  const { part: resend, watch } = createResend({
    wait: sent.waitSeconds,
    getChallenge: () => challenge,
    send: async () => {
      const again = await request(challenge)
      challenge = again.challenge
      return again.waitSeconds
    },
  })

  const confirm = async (body: { code?: string; name?: string }) => {
    const given = { challenge, ...body }
    const { data } = await call('POST /auth/mobile/confirm', { body: given }).catch(
      async (failure: Failure) => {
        if (failure.code !== 'NUMBER_SILENT') throw failure
        otp.abort()
        const { showSilentNumber } = await import('./silent-number.ts')
        const others = createOtherWays(enter, error)
        showSilentNumber({ challenge, why: failure.message ?? '', others, enter })
        return { data: null }
      },
    )
    if (!data) return
    otp.abort()
    if ('token' in data) return enter(data)
    if (data.ways.includes('name')) return showNameForm(place, confirm)
    const { showSecondFactorForm } = await import('./second-step.ts')
    showSecondFactorForm(data, enter)
  }
  onSubmit({ form, input, error, submit }, async () => {
    const code = input.value.replace(/\D/g, '')
    if (code.length !== 6) throw new Error(t.missing)
    await confirm({ code })
  })
  // Six digits are a whole code, however they came into the field.
  input.addEventListener('input', () => {
    if (/^\d{6}$/.test(input.value) && !submit.disabled) form.requestSubmit()
  })
  place.replaceChildren(title, sentTo, form, resend, createOtherWays(enter, error))
  input.focus()
  void readCodeFromMessage(otp.signal).then((code) => {
    if (!code || !input.isConnected) return
    input.value = code
    form.requestSubmit()
  })
  void watch()
}

/** A number without an account: the name makes one. */
function showNameForm(
  place: HTMLElement,
  confirm: (body: { name: string }) => Promise<void>,
): void {
  const title = element('h1', { tabindex: '-1' }, t.nameTitle)
  const text = element('p', { class: 'entry-text' }, t.nameText)
  const { field, input, error } = createField('name', t.name, t.nameHint)
  input.autocomplete = 'name'
  input.maxLength = 120
  const submit = element('button', { type: 'submit', class: 'button button-primary' }, t.create)
  const form = element('form', { class: 'form' }, field, submit)
  form.noValidate = true
  onSubmit({ form, input, error, submit }, async () => {
    const name = input.value.trim()
    if (!name) throw new Error(t.nameMissing)
    await confirm({ name })
  })
  place.replaceChildren(title, text, form)
  input.focus()
}

function createField(name: string, label: string, hint: string) {
  const id = `mobile-${name}`
  const error = element('span', { class: 'field-error', id: `${id}-error`, role: 'alert' })
  const input = element('input', {
    ...{ class: 'input', id, name },
    'aria-describedby': `${id}-hint ${id}-error`,
  })
  const field = element(
    'div',
    { class: 'field' },
    element('label', { class: 'field-label', for: id }, label),
    input,
    element('span', { class: 'field-hint', id: `${id}-hint` }, hint),
    error,
  )
  return { field, input, error }
}

type Form = {
  form: HTMLFormElement
  input: HTMLInputElement
  error: HTMLElement
  submit: HTMLButtonElement
}

/** Sends once at a time, and shows what is wrong below the field. */
function onSubmit({ form, input, error, submit }: Form, send: () => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.disabled) return
    submit.disabled = true
    error.textContent = ''
    input.removeAttribute('aria-invalid')
    void send()
      .catch((failure: Failure) => {
        error.textContent = failure.fields?.[input.name] ?? failure.message ?? t.failed
        input.setAttribute('aria-invalid', 'true')
        input.select()
        input.focus()
      })
      .finally(() => (submit.disabled = false))
  })
}

type Resend = {
  wait: number
  getChallenge: () => string
  /** Asks for another code; answers how long until the next. */
  send: () => Promise<number>
}

/** The button for another code, with the time until it can be pressed, and what became of the last. */
function createResend({ wait, getChallenge, send }: Resend) {
  let until = Date.now() + wait * 1000
  let isSending = false
  const text = element('span', {}, '')
  const button = element('button', { type: 'button', class: 'button' }, t.resend)
  const status = element('p', { role: 'status', class: 'entry-text' })
  const part = element(
    'div',
    { class: 'entry-resend' },
    element('p', {}, element('b', {}, t.noMessage), element('br'), text),
    button,
    status,
  )
  const tick = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
    // Not `disabled`: the button would lose the focus.
    button.ariaDisabled = left > 0 || isSending ? 'true' : null
    text.textContent = left > 0 ? t.resendIn(left) : t.resendNow
  }
  /** Says so when the message could not be handed over. */
  const watch = async () => {
    const challenge = getChallenge()
    const isWaiting = () => part.isConnected && getChallenge() === challenge
    if (await wasMessageLost(challenge, isWaiting)) status.textContent = t.notSent
  }
  button.addEventListener('click', () => {
    if (button.ariaDisabled) return
    isSending = true
    status.textContent = ''
    tick()
    void send()
      .then((seconds) => {
        until = Date.now() + seconds * 1000
        status.textContent = t.sentAgain
        void watch()
      })
      .catch(({ message }: Failure) => (status.textContent = message ?? t.failed))
      .finally(() => {
        isSending = false
        tick()
      })
  })
  tick()
  const timer = setInterval(() => (part.isConnected ? tick() : clearInterval(timer)), 1000)
  return { part, watch }
}

/** What else signs in: always the same, whether or not the number has an account. */
function createOtherWays(enter: Options['enter'], error: HTMLElement): HTMLElement {
  const part = element('div', { class: 'entry-others' }, element('h2', {}, t.others))
  const list = element('ul', {})
  if (typeof PublicKeyCredential === 'function') {
    const passkey = element('button', { type: 'button', class: 'entry-other' }, t.passkey)
    passkey.append(element('small', {}, t.passkeyHint))
    passkey.addEventListener('click', () => {
      void loginWithPasskey()
        .then(enter)
        .catch(({ message }: Failure) => (error.textContent = message ?? t.failed))
    })
    list.append(element('li', {}, passkey))
  }
  // On the page of the login itself the link changes only what is behind the #.
  addEventListener('hashchange', () => location.reload(), { once: true })
  const link = (text: string, path: string) =>
    element('li', {}, element('a', { class: 'entry-other', href: path }, text))
  list.append(
    link(t.password, `${PREFIX}/login${location.search}#email`),
    link(t.ask, `${PREFIX}/contact`),
  )
  part.append(list)
  return part
}
