import { enhanceForm } from '#browser/base/enhance-form.ts'
import { toFormProblem } from '#browser/base/notice.ts'
import { preloadApi } from '#stores/lazy-api.ts'
import { KEPT, sendOrKeep } from '#stores/send-or-keep.ts'

const BRIEFLY_MS = 3000

/** Sends a newsletter box by a call, now or when there is a line, and shows the result. */
export function enhanceNewsletterForm(form: HTMLFormElement): void {
  const told = (name: string) => form.querySelector<HTMLElement>(`[data-told=${name}]`)!
  const done = told('done')
  const doneText = done.textContent
  let isKept = false
  // The line may be gone when the form is sent, and be back while the page is open.
  preloadApi()
  import('#browser/outbox/auto-send.ts').catch(() => undefined)
  enhanceForm(form, {
    send: async ({ email = '' }, honeypot) => {
      const body = { email, ...honeypot }
      const values = { email }
      // The page that it stands on says nothing about it.
      const about = ''
      const answer = await sendOrKeep({
        ...{ call: 'POST /newsletter', body, form: 'newsletter', values, about },
      })
      isKept = answer === null
    },
    explain: (error) => toFormProblem(error, form.dataset.failed),
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      done.textContent = isKept ? KEPT : doneText
      done.hidden = false
      told('briefly').hidden = isKept
      setTimeout(() => (told('briefly').hidden = true), BRIEFLY_MS)
    },
    say: (problem) => {
      told('failed').hidden = !problem
      if (!problem) return
      done.hidden = true
      told('briefly').hidden = true
      told('failed').textContent = problem.text ?? ''
    },
  })
}
