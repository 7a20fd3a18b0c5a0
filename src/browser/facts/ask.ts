import { facts as t } from '#i18n/en/facts.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { NO, YES, type ConfirmableQuestion, type FactQuestion } from '#shared/rules/facts.ts'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'
import { lazyCall, preloadApi } from '#stores/lazy-api.ts'
import { element } from '#browser/base/element.ts'
import { dropAnswer, keepAnswer, sendKept, type Answer } from './kept.ts'
import { getTarget, showDone, showKept, showProblem, showQuestion } from './show.ts'

// The line may be gone when the answer is written.
preloadApi()

/**
 * What somebody does in the section; a touch or the focus alone has its code come. Without an event
 * answers that wait are sent.
 */
export async function handleEvent(event?: Event): Promise<void> {
  if (!event) return sendKept()
  const [section, target] = [document.querySelector<HTMLElement>('.ask'), event.target]
  if (!section || !(target instanceof Element)) return
  if (event instanceof SubmitEvent)
    return sendAnswer(section, target as HTMLFormElement, event.submitter)
  const pressed = event.type === 'click' && target.closest<HTMLElement>('[data-next], [data-point]')
  if (!pressed) return
  const way = pressed.dataset['point']
  if (way === undefined) askNext(section)
  else await import('./point.ts').then(({ choosePoint }) => choosePoint(section, way))
}

const namesIn = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean)
const currentOf = (section: HTMLElement): FactQuestion =>
  getTarget(section).get('question') as FactQuestion

/**
 * Shows the next question: what else is missing, then whether what is there is right. After the
 * last the section goes.
 */
export function askNext(section: HTMLElement): void {
  const present = currentOf(section)
  // Who said no and does not know what is right has still said no.
  if (section.dataset['denied']) void denied(section, present as ConfirmableQuestion)
  const asked = [...namesIn(section.dataset['asked']), present]
  section.dataset['asked'] = asked.join(' ')
  const missing = namesIn(section.dataset['ask'])
  const next = [...missing, ...namesIn(section.dataset['there'])].find(
    (question) => !asked.includes(question),
  )
  if (next)
    showQuestion(section, { question: next as FactQuestion, isMissing: missing.includes(next) })
  else section.remove()
}

async function denied(section: HTMLElement, question: ConfirmableQuestion): Promise<void> {
  delete section.dataset['denied']
  const answer = { ...commonOf(section), question, answer: NO }
  await lazyCall('POST /facts', { body: answer, stays: true }).catch(() => keepAnswer(answer))
}

const commonOf = (section: HTMLElement) => ({
  businessId: Number(getTarget(section).get('businessId')),
  // Only where the page came by a secure line.
  key: 'randomUUID' in crypto ? crypto.randomUUID() : undefined,
  shownFor: Math.round(performance.now()),
  ...inPageLanguage,
})

/** Sends the answer of the section's form; a no to what is there asks what is right first. */
export async function sendAnswer(
  section: HTMLElement,
  form: HTMLFormElement,
  pressed: HTMLElement | null,
): Promise<void> {
  const question = currentOf(section)
  if (question === 'photo') return sendPhoto(section, form)
  const fields = new FormData(form, pressed)
  const answer: Answer = {
    ...commonOf(section),
    question,
    answer: textOf(fields, 'answer'),
    [HONEYPOT_FIELD]: textOf(fields, HONEYPOT_FIELD),
  }
  if (answer.answer === NO && question !== 'here') {
    section.dataset['denied'] = 'yes'
    showQuestion(section, { question, isMissing: true, title: t.askRight[question as 'phone'] })
    return
  }
  setBusy(form, true)
  try {
    const { data } = await lazyCall('POST /facts', { body: answer, stays: true })
    delete section.dataset['denied']
    const { confirmed } = data
    showDone(section, confirmed ? t.confirmed[confirmed.question](confirmed) : thanksFor(answer))
  } catch (error) {
    setBusy(form, false)
    const { code, fields: wrong, message } = error as Failure
    if (code && code !== 'NETWORK') return showProblem(section, wrong?.['answer'] ?? message)
    keep(section, form, answer)
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

type Failure = Error & { code?: string; fields?: Record<string, string> }

const thanksFor = ({ answer }: Answer) => (answer === YES ? '' : t.willCheck)

function keep(section: HTMLElement, form: HTMLFormElement, answer: Answer): void {
  try {
    keepAnswer(answer)
  } catch {
    return showProblem(section, t.photoNotSent)
  }
  delete section.dataset['denied']
  const before = [...section.childNodes]
  const undo = element('button', { type: 'button', class: 'button button-soft' }, t.undo)
  undo.addEventListener('click', () => {
    dropAnswer(answer)
    section.classList.remove('ask-kept')
    section.replaceChildren(...before)
    form.querySelector<HTMLElement>('.input, button')?.focus()
  })
  addEventListener('facts:sent', (event) => {
    if ((event as CustomEvent).detail === answer.key) showDone(section, thanksFor(answer))
  })
  showKept(section, undo)
}

async function sendPhoto(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  const [file] = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? []
  if (!file) return
  setBusy(form, true)
  const { businessId, key } = commonOf(section)
  try {
    const { shrinkPicture } = await import('#client/shrink-picture.ts')
    const body = { businessId, ...(key && { key }) }
    const files = { photo: [await shrinkPicture(file)] }
    await lazyCall('POST /facts/photo', { body, files, stays: true })
    showDone(section, t.willCheck)
  } catch (error) {
    const { code, fields, message } = error as Failure
    const isLine = !code || code === 'NETWORK'
    // The photo stays chosen in the form.
    showProblem(section, isLine ? t.photoNotSent : (fields?.['photo'] ?? message))
  } finally {
    setBusy(form, false)
  }
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy
  const send = form.querySelector<HTMLElement>('.button-primary')
  if (send) send.textContent = isBusy ? t.sending : t.send
}
