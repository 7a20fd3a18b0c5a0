import type { MailTemplate } from '#server/mail/template.ts'

/** Tells who wrote a review that it can be read. */
export const reviewShown: MailTemplate<{ business: string; url: string }> = {
  name: 'review-shown',
  write: ({ business, url }, { siteName }) => ({
    subject: `Your review of ${business} is on ${siteName}`,
    hindi: 'आपकी समीक्षा अब वेबसाइट पर है',
    paragraphs: [
      `Thank you for your review of “${business}”. We have looked at it, and everybody can ` +
        'read it.',
      'It takes a few moments until it is on the page.',
    ],
    button: { text: 'See the page', href: url },
  }),
}
