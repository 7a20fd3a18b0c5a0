import type { MailTemplate } from '#server/mail/template.ts'

type Values = { business: string; text: string; url: string }

/** Tells who wrote a review what the owner of the business answers to it. */
export const reviewAnswered: MailTemplate<Values> = {
  name: 'review-answered',
  write: ({ business, text, url }, { siteName }) => ({
    subject: `${business} has answered your review`,
    hindi: 'आपकी समीक्षा का उत्तर आया है',
    paragraphs: [`The owner of “${business}” answers your review on ${siteName}:`],
    quote: text,
    button: { text: 'See the page', href: url },
    after: ['It takes a few moments until it is on the page.'],
  }),
}
