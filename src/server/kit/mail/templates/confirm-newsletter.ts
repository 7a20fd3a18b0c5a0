import type { MailTemplate } from '#server/kit/mail/template.ts'

export const confirmNewsletter: MailTemplate<{ url: string }> = {
  name: 'confirm-newsletter',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Confirm your subscription to ${siteName}`,
    hindi: 'कृपया पुष्टि करें',
    paragraphs: [
      `Someone, hopefully you, subscribed this address to the ${siteName} newsletter.`,
      'Please confirm to start getting it. The link works for a week.',
    ],
    button: { text: 'Confirm', href: url },
    after: ['If this wasn’t you, ignore this email. You will not get any more.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `कृपया पुष्टि करें: ${siteName} का समाचार-पत्र`,
    paragraphs: [
      `किसी ने, शायद आपने ही, इस पते पर ${siteName} का समाचार-पत्र मँगाया है।`,
      'आपकी पुष्टि के बाद ही यह आना शुरू होगा। लिंक एक सप्ताह तक काम करता है।',
    ],
    button: { text: 'पुष्टि करें', href: url },
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें: आगे कुछ नहीं आएगा।'],
  }),
}
