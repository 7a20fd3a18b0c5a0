import type { MailTemplate } from '#server/mail/template.ts'

type Values = {
  name: string
  email: string
  phone: string | null
  message: string
  /** Null: it is for the website. */
  business: { name: string; url: string } | null
}

/** Tells who is written to; answering the mail answers the sender. */
export const enquiry: MailTemplate<Values> = {
  name: 'enquiry',
  write: ({ name, email, phone, message, business }, { siteName }) => ({
    subject: business
      ? `${name} has a question for ${business.name}`
      : `${name} wrote to ${siteName}`,
    hindi: 'नया संदेश',
    paragraphs: [
      business
        ? `Someone who found ${business.name} on ${siteName} writes:`
        : `Someone writes through the contact page of ${siteName}:`,
    ],
    quote: message,
    facts: [
      { label: 'Name', value: name },
      { label: 'Email', value: email },
      ...(phone ? [{ label: 'Phone', value: phone }] : []),
    ],
    ...(business ? { button: { text: `See ${business.name}`, href: business.url } } : {}),
    after: [
      `Answer this mail to write to ${name}. We do not know whether the name and address ` +
        'given are true.',
    ],
  }),
}
