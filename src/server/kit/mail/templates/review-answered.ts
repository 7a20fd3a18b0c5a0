import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { business: string; text: string; url: string }

/** Tells the author of a review that the owner has answered. */
export const reviewAnswered: MailTemplate<Values> = {
  name: 'review-answered',
  sample: (url) => ({ business: SAMPLE_BUSINESS, text: SAMPLE_WORDS, url }),
  en: ({ business, text, url }, { siteName }) => ({
    subject: `${business} replied to your review`,
    hindi: 'आपके रिव्यू का जवाब आया है',
    paragraphs: [`The owner of “${business}” replied to your review on ${siteName}:`],
    quote: text,
    button: { text: 'View page', href: url },
    after: ['It may take a few minutes to appear on the page.'],
  }),
  hi: ({ business, text, url }, { siteName }) => ({
    subject: `${business} ने आपके रिव्यू का जवाब दिया है`,
    paragraphs: [`${siteName} पर आपके रिव्यू का “${business}” के मालिक ने यह जवाब दिया है:`],
    quote: text,
    button: { text: 'पेज देखें', href: url },
    after: ['पेज पर आने में थोड़ा समय लगता है।'],
  }),
}
