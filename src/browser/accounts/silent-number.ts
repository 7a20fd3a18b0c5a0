import { silentNumber as t } from '#i18n/en/silent-number.ts'
import { element } from '#browser/base/element.ts'
import { call } from '#stores/api.ts'
import type { SignedIn } from './second-step.ts'

/* Fetched only by who has the number of an account that was silent for long. */

type Options = {
  challenge: string
  /** Why the code alone does not open the account. */
  why: string
  /** Other ways to log in, which stay below. */
  others: HTMLElement
  enter: (signed: SignedIn) => void
}

/** Takes the place of the form for the code: a code to the email, or the team decides. */
export function showSilentNumber({ challenge, why, others, enter }: Options): void {
  const place = document.querySelector<HTMLElement>('[data-form]')
  if (!place) return
  const title = element('h1', { tabindex: '-1' }, t.title)
  const problem = element('p', { class: 'field-error', role: 'alert' })
  const mail = element('button', { type: 'button', class: 'button button-primary' }, t.mail)
  const note = element('textarea', {
    ...{ class: 'input', id: 'silent-note', rows: '3', maxlength: '500' },
  })
  const ask = element('button', { type: 'submit', class: 'button' }, t.ask)
  const form = element(
    'form',
    { class: 'form' },
    element(
      'div',
      { class: 'field' },
      element('label', { class: 'field-label', for: 'silent-note' }, t.note),
      note,
    ),
    ask,
  )
  const attempt = async (run: () => Promise<void>) => {
    problem.textContent = ''
    mail.disabled = ask.disabled = true
    await run().catch(({ message }: { message?: string }) => {
      problem.textContent = message ?? t.failed
    })
    mail.disabled = ask.disabled = false
  }
  mail.addEventListener('click', () => {
    void attempt(async () => {
      const { data } = await call('POST /auth/mobile/silent/mail', { body: { challenge } })
      if ('token' in data) return enter(data)
      const { showSecondFactorForm } = await import('./second-step.ts')
      showSecondFactorForm({ ...data, text: t.mailed }, enter)
    })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt(async () => {
      const text = note.value.trim()
      const body = { challenge, ...(text && { note: text }) }
      await call('POST /auth/mobile/silent/team', { body })
      const asked = element('h1', { tabindex: '-1' }, t.asked)
      place.replaceChildren(asked, element('p', { class: 'entry-text' }, t.askedText))
      asked.focus()
    })
  })
  const text = element('p', { class: 'entry-text' }, why)
  place.replaceChildren(title, text, problem, mail, form, others)
  title.focus()
}
