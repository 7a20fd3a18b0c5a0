import type { MailTemplate } from '#server/mail/template.ts'

export const confirmNewsletter: MailTemplate<{ url: string }> = {
  name: 'confirm-newsletter',
  en: ({ url }, { siteName }) => ({
    subject: `Please confirm: news from ${siteName}`,
    hindi: 'कृपया पुष्टि करें',
    paragraphs: [
      `Somebody, hopefully you, asked to get news from ${siteName} at this address.`,
      'It begins when you confirm; the link works for a week.',
    ],
    button: { text: 'Confirm', href: url },
    after: ['If it was not you, ignore this mail: nothing more will come.'],
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
