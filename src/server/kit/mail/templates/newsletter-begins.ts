import type { MailTemplate } from '#server/kit/mail/template.ts'

export const newsletterWelcome: MailTemplate<Record<never, never>> = {
  name: 'newsletter-begins',
  sample: () => ({}),
  en: (_, { siteName }) => ({
    subject: `You are subscribed to ${siteName}`,
    hindi: 'धन्यवाद',
    paragraphs: [
      'Thank you for confirming.',
      'Every newsletter, including this email, has a link at the bottom to unsubscribe ' +
        'with one click.',
    ],
  }),
  hi: (_, { siteName }) => ({
    subject: `आपको ${siteName} का न्यूज़लेटर मिलेगा`,
    paragraphs: [
      'धन्यवाद, यह पक्का हो गया।',
      'हर न्यूज़लेटर में, इस मेल में भी, नीचे एक लिंक है, जिसे एक बार दबाने से यह बंद हो जाता है।',
    ],
  }),
}
