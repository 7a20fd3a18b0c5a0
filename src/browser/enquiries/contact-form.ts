import { initMessageForm } from '#browser/base/message-form.ts'

initMessageForm('contact', async ({ name = '', email = '', message = '' }, honeypot) => {
  const { call } = await import('#stores/api.ts')
  const { data } = await call('POST /contacts', { body: { name, email, message, ...honeypot } })
  return data.reference
})
