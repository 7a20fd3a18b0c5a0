import type { MailTemplate } from '#server/kit/mail/template.ts'

export const resetPassword: MailTemplate<{ url: string }> = {
  name: 'reset-password',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Reset your ${siteName} password`,
    hindi: 'नया पासवर्ड चुनें',
    paragraphs: [
      `Someone, hopefully you, asked to reset the password of the ${siteName} account ` +
        'with this email address.',
      'The link works once, for one hour.',
    ],
    button: { text: 'Set a new password', href: url },
    after: ['If this wasn’t you, ignore this email. Your password stays the same.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} के लिए नया पासवर्ड चुनें`,
    paragraphs: [
      `किसी ने, शायद आपने ही, इस ईमेल पते वाले ${siteName} खाते के लिए नया पासवर्ड माँगा है।`,
      'लिंक एक घंटे के भीतर, एक ही बार काम करता है।',
    ],
    button: { text: 'नया पासवर्ड चुनें', href: url },
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।'],
  }),
}
