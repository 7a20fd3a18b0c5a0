import { initMessageForm } from '#browser/base/message-form.ts'
import { sendOrKeep } from '#stores/send-or-keep.ts'

initMessageForm('contact', (values, honeypot) => {
  const { name = '', email = '', message = '' } = values
  return sendOrKeep({
    call: 'POST /contacts',
    body: { name, email, message, ...honeypot },
    form: 'contact',
    values,
  })
})
