import type { MailTemplate } from '#server/mail/template.ts'

export const newsletterBegins: MailTemplate<Record<never, never>> = {
  name: 'newsletter-begins',
  write: (_, { siteName }) => ({
    subject: `You will get news from ${siteName}`,
    hindi: 'धन्यवाद',
    paragraphs: [
      'Thank you for confirming.',
      'Every newsletter, this mail too, has a link below that ends it by one click.',
    ],
  }),
}
