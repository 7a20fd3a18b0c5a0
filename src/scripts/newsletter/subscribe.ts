import { sendByScript, textOf, honeypotValues, wordsOf } from '#scripts/base/send-form.ts'
import { call } from '#stores/api.ts'

const BRIEFLY_MS = 3000

/** Has the form sent by a call, and says what came of it. */
export function subscribeByScript(form: HTMLFormElement): void {
  const told = (name: string) => form.querySelector<HTMLElement>(`[data-told=${name}]`)!
  sendByScript(form, {
    send: () => {
      told('failed').hidden = true
      return call('POST /newsletter', {
        body: { email: textOf(form, 'email'), ...honeypotValues(form) },
      })
    },
    busy: form.dataset.busy!,
    onDone: () => {
      form.reset()
      told('done').hidden = false
      told('briefly').hidden = false
      setTimeout(() => (told('briefly').hidden = true), BRIEFLY_MS)
    },
    onFailure: (error) => {
      told('done').hidden = true
      told('briefly').hidden = true
      told('failed').textContent = wordsOf(error, form.dataset.failed)
      told('failed').hidden = false
    },
  })
}
