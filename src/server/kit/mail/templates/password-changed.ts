import type { MailTemplate } from '#server/kit/mail/template.ts'

export const passwordChanged: MailTemplate<{ url: string }> = {
  name: 'password-changed',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Your ${siteName} password was changed`,
    hindi: 'आपका पासवर्ड बदल दिया गया है',
    paragraphs: [
      `Your ${siteName} password was just changed, and all devices were logged out.`,
      'If this was you, you don’t need to do anything.',
    ],
    button: { text: 'This wasn’t me', href: url },
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} का आपका पासवर्ड बदल दिया गया है`,
    paragraphs: [
      `${siteName} पर आपके खाते का पासवर्ड अभी बदला गया है, और सभी फ़ोन और कंप्यूटर से लॉग आउट कर ` +
        'दिया गया है।',
      'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।',
    ],
    button: { text: 'यह मैंने नहीं किया', href: url },
  }),
}
