import { element } from '#browser/base/element.ts'
import { facts as t } from '#i18n/en/facts.ts'
import { MAX_FACT_LENGTH, NO, YES, type FactQuestion } from '#shared/rules/facts.ts'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'

/* What AskFact.astro draws for the first question, for those that follow; and what comes after. */

type Question = { question: FactQuestion; isMissing: boolean; title?: string }

/** What the form of the section is about: `businessId` and `question`. */
export const getTarget = (section: HTMLElement): URLSearchParams =>
  new URL(section.querySelector('form')?.action ?? '', location.href).searchParams

const LOOKS = ['ask-missing', 'ask-done', 'ask-kept']

/** One look of the section at a time; empty for none. */
function setLook(section: HTMLElement, look: string): void {
  section.classList.remove(...LOOKS)
  if (look) section.classList.add(look)
}

/** Draws a question in the section and moves the focus to it. */
export function showQuestion(section: HTMLElement, { question, isMissing, title }: Question): void {
  const businessId = getTarget(section).get('businessId') ?? ''
  setLook(section, isMissing ? 'ask-missing' : '')
  const heading = element(
    'h2',
    { id: 'ask', tabindex: '-1' },
    title ?? (isMissing || question === 'here' ? t.ask[question] : t.isRight[question as 'phone']),
  )
  const trap = element('div', { class: 'sr-only', 'aria-hidden': 'true' })
  trap.append(
    element('input', { type: 'text', name: HONEYPOT_FIELD, tabindex: '-1', autocomplete: 'off' }),
  )
  const form = element(
    'form',
    {
      class: isMissing ? 'ask-form' : 'button-row',
      action: `?${new URLSearchParams({ businessId, question }).toString()}`,
    },
    ...(isMissing ? fieldOf(question) : [choice(YES, t.yes), choice(NO, t.no)]),
    trap,
  )
  const skip = element('button', { type: 'button', class: 'link', 'data-next': '' }, t.dontKnow)
  section.replaceChildren(
    heading,
    ...(isMissing && !title ? [element('p', {}, t.lacks)] : []),
    form,
    element('p', { class: 'ask-foot' }, element('span', {}, isMissing ? t.shownLater : ''), skip),
  )
  const field = section.querySelector<HTMLElement>('.input')
  ;(field ?? heading).focus()
}

const choice = (value: string, text: string) =>
  element('button', { class: 'button button-soft', name: 'answer', value }, text)

function fieldOf(question: FactQuestion): HTMLElement[] {
  const send = element('button', { class: 'button button-primary' }, t.send)
  const shared = { class: 'input num', required: '', 'aria-labelledby': 'ask' }
  if (question === 'photo')
    return [element('input', { ...shared, type: 'file', name: 'photo', accept: 'image/*' }), send]
  const field = element('input', {
    ...{ ...shared, name: 'answer', autocomplete: 'off', maxlength: String(MAX_FACT_LENGTH) },
    placeholder: t.placeholder[question as 'phone'],
    ...(question === 'phone' && { inputmode: 'tel' }),
  })
  return [field, send, ...(question === 'point' ? pointButtons() : [])]
}

const pointButtons = () =>
  (['here', 'map'] as const).map((way) =>
    element(
      'button',
      { type: 'button', class: 'button button-soft ask-wide', 'data-point': way },
      way === 'here' ? t.here : t.onMap,
    ),
  )

/** Says thanks instead of the question. */
export function showDone(section: HTMLElement, text: string): void {
  setLook(section, 'ask-done')
  showStatus(section, t.thanks, text)
}

/** Says that the answer waits on this device. */
export function showKept(section: HTMLElement, undo: HTMLElement, text: string): void {
  section.classList.add('ask-kept')
  showStatus(section, t.waiting, text)
  section.append(element('div', { class: 'button-row' }, undo))
}

function showStatus(section: HTMLElement, title: string, text: string): void {
  const heading = element('h2', { id: 'ask', tabindex: '-1' }, title)
  section.replaceChildren(heading, element('p', { role: 'status' }, text))
  heading.focus()
}

/** Says under the field what is wrong; empty takes it away. */
export function showProblem(section: HTMLElement, text: string): void {
  section.querySelector('.ask-problem')?.remove()
  const field = section.querySelector<HTMLElement>('.input')
  field?.toggleAttribute('aria-invalid', text !== '')
  if (!text) return
  const problem = element(
    'p',
    { class: 'ask-problem ask-wide field-error', role: 'alert', id: 'ask-problem' },
    text,
  )
  const form = section.querySelector('form')
  form?.append(problem)
  field?.setAttribute('aria-describedby', 'ask-problem')
  field?.setAttribute('aria-invalid', 'true')
  field?.focus()
}
