import { sendByScript, textOf, trapValues, wordsOf } from '#components/base/send-form.ts'

const BRIEFLY_MS = 3000

for (const form of document.querySelectorAll<HTMLFormElement>('form.newsletter')) {
  const told = (name: string) => form.querySelector<HTMLElement>(`[data-told=${name}]`)!
  sendByScript(form, {
    // What makes the call is downloaded by the few who subscribe.
    send: async () => {
      const { call } = await import('#stores/api.ts')
      told('failed').hidden = true
      await call('POST /newsletter', { body: { email: textOf(form, 'email'), ...trapValues(form) } })
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
