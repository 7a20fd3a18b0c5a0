import { enhanceForm } from '#browser/base/enhance-form.ts'
import { toFormProblem } from '#browser/base/notice.ts'
import { call } from '#stores/api.ts'

const BRIEFLY_MS = 3000

/** Sends a newsletter box by a call, and shows the result. */
export function enhanceNewsletterForm(form: HTMLFormElement): void {
  const told = (name: string) => form.querySelector<HTMLElement>(`[data-told=${name}]`)!
  enhanceForm(form, {
    send: ({ email = '' }, honeypot) => call('POST /newsletter', { body: { email, ...honeypot } }),
    explain: (error) => toFormProblem(error, form.dataset.failed),
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      told('done').hidden = false
      told('briefly').hidden = false
      setTimeout(() => (told('briefly').hidden = true), BRIEFLY_MS)
    },
    say: (problem) => {
      told('failed').hidden = !problem
      if (!problem) return
      told('done').hidden = true
      told('briefly').hidden = true
      told('failed').textContent = problem.text ?? ''
    },
  })
}
