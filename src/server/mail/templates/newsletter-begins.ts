import type { MailTemplate } from '#server/mail/template.ts'

export const newsletterBegins: MailTemplate<Record<never, never>> = {
  name: 'newsletter-begins',
  en: (_, { siteName }) => ({
    subject: `You will get news from ${siteName}`,
    hindi: 'धन्यवाद',
    paragraphs: [
      'Thank you for confirming.',
      'Every newsletter, this mail too, has a link below that ends it by one click.',
    ],
  }),
  hi: (_, { siteName }) => ({
    subject: `आपको ${siteName} का समाचार-पत्र मिलेगा`,
    paragraphs: [
      'पुष्टि के लिए धन्यवाद।',
      'हर समाचार-पत्र में, इस मेल में भी, नीचे एक लिंक है, जिसे एक बार दबाने से यह बंद हो जाता है।',
    ],
  }),
}
