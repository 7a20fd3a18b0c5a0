import { saveDraft, popDraft } from '#stores/drafts.ts'
import {
  enhanceForm,
  readFormValues,
  type HoneypotValues,
  type FormValues,
} from './enhance-form.ts'
import { toFormProblem, showNotice } from './notice.ts'

/**
 * A message form (`MessageForm.astro`): sends it in place and shows its number. `send` answers
 * the number. What is typed survives a reload in this tab.
 */
export function initMessageForm(
  name: string,
  send: (
    values: Partial<FormValues>,
    honeypot: HoneypotValues,
  ) => Promise<string | null | undefined>,
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
  let number = ''
  enhanceForm(form, {
    send: async (values, honeypot) => {
      const reference = await send(values, honeypot)
      number = reference ? ` ${form.dataset.number!.replace('{number}', reference)}` : ''
    },
    explain: (error) => toFormProblem(error, form.dataset.failed),
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      showNotice(told, form.dataset.sent! + number, 'ok')
    },
    say: (problem) => problem?.text && showNotice(told, problem.text, 'error'),
  })
}
