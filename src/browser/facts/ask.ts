import { element } from '#browser/base/element.ts'
import { facts as t } from '#i18n/en/facts.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { NO, YES, type ConfirmableQuestion, type FactQuestion } from '#shared/rules/facts.ts'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'
import { preloadApi } from '#stores/lazy-api.ts'
import { sendOrKeep } from '#stores/send-or-keep.ts'
import { followWaiting } from './follow-waiting.ts'
import { getTarget, showDone, showKept, showProblem, showQuestion } from './show.ts'

// The line may be gone when the answer is written, and be back while the page is open.
preloadApi()
const preload = (code: Promise<unknown>) => void code.catch(() => undefined)
const autoSend = () => import('#browser/outbox/auto-send.ts')
const shrinking = () => import('#client/shrink-picture.ts')
preload(autoSend())

/**
 * What somebody does in the section; a touch or the focus alone has its code come. Without an event
 * answers that an earlier version of the site has kept are sent.
 */
export async function handleEvent(event?: Event): Promise<void> {
  if (!event) return sendOldAnswers()
  const [section, target] = [document.querySelector<HTMLElement>('.ask'), event.target]
  if (!section || !(target instanceof Element)) return
  if (event instanceof SubmitEvent)
    return sendAnswer(section, target as HTMLFormElement, event.submitter)
  if (target.matches('[type=file]')) preloadForPhoto()
  const pressed = event.type === 'click' && target.closest<HTMLElement>('[data-next], [data-point]')
  if (!pressed) return
  const way = pressed.dataset['point']
  if (way === undefined) askNext(section)
  else await import('./point.ts').then(({ choosePoint }) => choosePoint(section, way))
}

async function sendOldAnswers(): Promise<void> {
  const { takeOverFacts } = await import('#stores/take-over-facts.ts')
  takeOverFacts()
  await autoSend().then(({ sendWhatWaits }) => sendWhatWaits())
}

function preloadForPhoto(): void {
  for (const code of [shrinking(), import('#stores/waiting-files.ts')]) preload(code)
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
  if (section.dataset['denied']) deny(section, present as ConfirmableQuestion)
  const asked = [...namesIn(section.dataset['asked']), present]
  section.dataset['asked'] = asked.join(' ')
  const missing = namesIn(section.dataset['ask'])
  const next = [...missing, ...namesIn(section.dataset['there'])].find(
    (question) => !asked.includes(question),
  )
  if (!next) return section.remove()
  showQuestion(section, { question: next as FactQuestion, isMissing: missing.includes(next) })
  if (next === 'photo') preloadForPhoto()
}

function deny(section: HTMLElement, question: ConfirmableQuestion): void {
  delete section.dataset['denied']
  const body = { ...commonOf(section), question, answer: NO }
  const form = formOf(body.businessId, question)
  // Where it can be neither sent nor kept, nobody waits for it.
  sendOrKeep({ call: 'POST /facts', body, form, values: { answer: NO } }).catch(() => undefined)
}

const commonOf = (section: HTMLElement) => ({
  businessId: Number(getTarget(section).get('businessId')),
  shownFor: Math.round(performance.now()),
  ...inPageLanguage,
})

/** The name of the form among those that wait. */
const formOf = (businessId: number, question: FactQuestion) => `fact:${businessId}:${question}`

/** Sends the answer of the section's form; a no to what is there asks what is right first. */
export async function sendAnswer(
  section: HTMLElement,
  form: HTMLFormElement,
  pressed: HTMLElement | null,
): Promise<void> {
  const question = currentOf(section)
  if (question === 'photo') return sendPhoto(section, form)
  const fields = new FormData(form, pressed)
  const body = {
    ...commonOf(section),
    question,
    answer: textOf(fields, 'answer'),
    [HONEYPOT_FIELD]: textOf(fields, HONEYPOT_FIELD),
  }
  const { answer } = body
  if (answer === NO && question !== 'here') {
    section.dataset['denied'] = 'yes'
    showQuestion(section, { question, isMissing: true, title: t.askRight[question as 'phone'] })
    return
  }
  setBusy(form, true)
  const name = formOf(body.businessId, question)
  const thanks = answer === YES ? '' : t.willCheck
  try {
    const sent = await sendOrKeep({ call: 'POST /facts', body, form: name, values: { answer } })
    delete section.dataset['denied']
    if (!sent) return wait(section, form, { name, thanks, text: t.kept })
    const { confirmed } = sent.data
    showDone(section, confirmed ? t.confirmed[confirmed.question](confirmed) : thanks)
  } catch (error) {
    setBusy(form, false)
    showProblem(section, explain(error, 'answer'))
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Without a code the line is to blame, as of NETWORK: what could be kept, was. */
function explain(error: unknown, field: string): string {
  const { code, fields, message } = error as Error & {
    code?: string
    fields?: Record<string, string>
  }
  return !code || code === 'NETWORK' ? t.notKept : (fields?.[field] ?? message)
}

async function sendPhoto(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  const [chosen] = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? []
  if (!chosen) return
  setBusy(form, true)
  const { businessId } = commonOf(section)
  const name = formOf(businessId, 'photo')
  try {
    const file = await shrinking().then(
      ({ shrinkPicture }) => shrinkPicture(chosen),
      () => chosen,
    )
    const sent = await sendOrKeep({
      ...{ call: 'POST /facts/photo', body: { businessId }, form: name },
      values: { name: chosen.name, size: chosen.size, at: chosen.lastModified },
      file: { field: 'photo', file },
    })
    if (sent) showDone(section, t.willCheck)
    else wait(section, form, { name, thanks: t.willCheck, text: t.keptPhoto })
  } catch (error) {
    // The photo stays chosen in the form.
    setBusy(form, false)
    showProblem(section, explain(error, 'photo'))
  }
}

type Waiting = { name: string; thanks: string; text: string }

/** Says that the answer waits, offers to take it back, and says when it was sent or refused. */
function wait(section: HTMLElement, form: HTMLFormElement, { name, thanks, text }: Waiting): void {
  setBusy(form, false)
  const before = [...section.childNodes]
  const undo = element('button', { type: 'button', class: 'button button-soft' }, t.undo)
  const takeBack = followWaiting(name, {
    onSent: () => showDone(section, thanks),
    onGone: (problem) => {
      section.classList.remove('ask-kept')
      section.replaceChildren(...before)
      form.querySelector<HTMLElement>('.input, button')?.focus()
      if (problem) showProblem(section, problem)
    },
  })
  undo.addEventListener('click', takeBack)
  showKept(section, undo, text)
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy
  const send = form.querySelector<HTMLElement>('.button-primary')
  if (send) send.textContent = isBusy ? t.sending : t.send
}
