import { saveDraft, popDraft } from '#stores/drafts.ts'
import { preloadApi } from '#stores/lazy-api.ts'
import {
  enhanceForm,
  readFormValues,
  type HoneypotValues,
  type FormValues,
} from './enhance-form.ts'
import { toFormProblem, showNotice } from './notice.ts'
import { showWaitingNotices } from './waiting-notices.ts'

/**
 * A message form (`MessageForm.astro`): sends it in place and shows its number. `send` answers
 * it, or null if the form waits for a connection. What is typed survives a reload in this tab.
 */
export function initMessageForm(
  name: string,
  send: (
    values: Partial<FormValues>,
    honeypot: HoneypotValues,
  ) => Promise<{ data: { reference: string | null } } | null>,
): void {
  const form = document.querySelector<HTMLFormElement>(`#${name}-form`)
  const told = document.querySelector<HTMLElement>(`#${name}-told`)
  if (!form || !told) return
  for (const [field, value] of Object.entries(popDraft(name) ?? {})) {
    const input = form.elements.namedItem(field)
    if (input && 'value' in input) input.value ||= String(value)
  }
  addEventListener('pagehide', () => {
    const values = readFormValues(form)
    if (Object.values(values).some(Boolean)) saveDraft(name, values)
  })
  showWaitingNotices(name, form, told)
  const prepare = () => {
    preloadApi()
    import('#browser/outbox/auto-send.ts').catch(() => undefined)
  }
  form.addEventListener('focusin', prepare, { once: true })
  let number: string | null = ''
  enhanceForm(form, {
    send: async (values, honeypot) => {
      const answer = await send(values, honeypot)
      const reference = answer?.data.reference ?? ''
      number = answer && reference && ` ${form.dataset.number!.replace('{number}', reference)}`
    },
    explain: (error) => toFormProblem(error, form.dataset.failed),
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      // What is kept says so itself.
      if (number === null) told.replaceChildren()
      else showNotice(told, form.dataset.sent! + number, 'ok')
    },
    say: (problem) => problem?.text && showNotice(told, problem.text, 'error'),
  })
}
