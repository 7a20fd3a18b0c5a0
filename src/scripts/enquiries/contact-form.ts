import { enhanceForm, valuesOf } from '#scripts/base/enhance-form.ts'
import { problemOf, showNotice } from '#scripts/base/notice.ts'
import { keepDraft, takeDraft } from '#stores/drafts.ts'

const DRAFT = 'contact'

const form = document.querySelector<HTMLFormElement>('#contact-form')!
const told = document.querySelector<HTMLElement>('#contact-told')!

let number = ''

// The typed values survive a reload in this tab.
for (const [name, value] of Object.entries(takeDraft(DRAFT) ?? {})) {
  const field = form.elements.namedItem(name)
  if (field && 'value' in field) field.value ||= String(value)
}
addEventListener('pagehide', () => {
  const values = valuesOf(form)
  if (Object.values(values).some(Boolean)) keepDraft(DRAFT, values)
})

enhanceForm(form, {
  send: async ({ name = '', email = '', message = '' }, honeypot) => {
    const { call } = await import('#stores/api.ts')
    const { data } = await call('POST /contacts', { body: { name, email, message, ...honeypot } })
    number = data.reference ? ` ${form.dataset.number} ${data.reference}.` : ''
  },
  explain: (error) => problemOf(error, form.dataset.failed),
  busy: form.dataset.busy!,
  onDone: () => {
    form.reset()
    showNotice(told, form.dataset.sent! + number, 'ok')
  },
  say: (problem) => problem?.text && showNotice(told, problem.text, 'error'),
})
