import { initContactForm } from '#browser/base/contact-form.ts'

initContactForm('contact', async ({ name = '', email = '', message = '' }, honeypot) => {
  const { call } = await import('#stores/api.ts')
  const { data } = await call('POST /contacts', { body: { name, email, message, ...honeypot } })
  return data.reference
})
