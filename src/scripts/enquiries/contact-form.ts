import { sendByScript, tell, textOf, honeypotValues, wordsOf } from '#scripts/base/send-form.ts'
import { keepDraft, takeDraft } from '#stores/drafts.ts'

const DRAFT = 'contact'
const FIELDS = ['name', 'email', 'message'] as const

const form = document.querySelector<HTMLFormElement>('#contact-form')!
const told = document.querySelector<HTMLElement>('#contact-told')!

const values = () => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  message: textOf(form, 'message'),
})

// What was typed survives a reload, in this tab.
const draft = takeDraft(DRAFT) ?? {}
for (const name of FIELDS) {
  const field = form.elements.namedItem(name) as HTMLInputElement
  field.value ||= String(draft[name] ?? '')
}
addEventListener('pagehide', () => {
  if (Object.values(values()).some(Boolean)) keepDraft(DRAFT, values())
})

sendByScript(form, {
  send: async () => {
    const { call } = await import('#stores/api.ts')
    await call('POST /contacts', { body: { ...values(), ...honeypotValues(form) } })
  },
  busy: form.dataset.busy!,
  onDone: () => {
    form.reset()
    tell(told, form.dataset.sent!, 'ok')
  },
  onFailure: (error) => tell(told, wordsOf(error, form.dataset.failed), 'error'),
})
