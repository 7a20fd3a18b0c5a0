import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an owner that somebody has the password and guesses the code; once a day. */
export const codeGuessingAlert: MailTemplate<{ url: string }> = {
  name: 'known-password',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Someone knows your password for ${siteName}`,
    hindi: 'किसी को आपका पासवर्ड पता है',
    paragraphs: [
      `Someone entered the right password for your ${siteName} account, then a wrong ` +
        'code three times. Without the code they cannot get in.',
      'If this wasn’t you, someone knows your password. Set a new one now.',
    ],
    button: { text: 'Set a new password', href: url },
    after: ['If this was you, you don’t need to do anything.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `किसी को ${siteName} का आपका पासवर्ड पता है`,
    paragraphs: [
      `किसी ने ${siteName} पर आपके खाते में सही पासवर्ड लिखा, और फिर तीन बार गलत कोड लिखा। कोड के ` +
        'बिना वह लॉग इन नहीं कर सकता।',
      'अगर यह आप नहीं थे, तो किसी को आपका पासवर्ड पता है: अभी नया पासवर्ड बनाएँ।',
    ],
    button: { text: 'नया पासवर्ड बनाएँ', href: url },
    after: ['अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।'],
  }),
}
