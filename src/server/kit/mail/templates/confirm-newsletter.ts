import type { MailTemplate } from '#server/kit/mail/template.ts'

export const confirmNewsletter: MailTemplate<{ url: string }> = {
  name: 'confirm-newsletter',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Confirm your subscription to ${siteName}`,
    hindi: 'न्यूज़लेटर पक्का करें',
    paragraphs: [
      `Someone, hopefully you, subscribed this address to the ${siteName} newsletter.`,
      'Please confirm to start getting it. The link works for a week.',
    ],
    button: { text: 'Confirm', href: url },
    after: ['If this wasn’t you, ignore this email. You will not get any more.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} का न्यूज़लेटर पक्का करें`,
    paragraphs: [
      `किसी ने, शायद आपने ही, इस पते पर ${siteName} का न्यूज़लेटर मँगाया है।`,
      'आप पक्का करेंगे, तभी यह आना शुरू होगा। लिंक एक हफ़्ते तक काम करता है।',
    ],
    button: { text: 'पक्का करें', href: url },
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें: आगे कुछ नहीं आएगा।'],
  }),
}
