import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an owner that somebody guesses the password; once a day. */
export const passwordGuessingAlert: MailTemplate<{ url: string }> = {
  name: 'guessed-password',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Someone is trying to log in to your ${siteName} account`,
    hindi: 'कोई आपके खाते में लॉग इन करने की कोशिश कर रहा है',
    paragraphs: [
      `Someone tried many wrong passwords on your ${siteName} account today. They did ` +
        'not get in.',
      'Your devices work as usual. On a new device we may ask for a code that we email ' +
        'to you.',
      'Is your password short, or used on other websites? Set a new one.',
    ],
    button: { text: 'Set a new password', href: url },
    after: [
      'If this was you, you don’t need to do anything. We send this email at most once a ' + 'day.',
    ],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `कोई ${siteName} पर आपके खाते में लॉग इन करने की कोशिश कर रहा है`,
    paragraphs: [
      `आज किसी ने ${siteName} पर आपके खाते में कई गलत पासवर्ड लगाए। वह लॉग इन नहीं कर पाया।`,
      'आपके फ़ोन और कंप्यूटर पर सब पहले जैसा है। नए फ़ोन या कंप्यूटर पर हम एक कोड माँग सकते हैं, जो ' +
        'आपको ईमेल से मिलेगा।',
      'क्या आपका पासवर्ड छोटा है, या दूसरी वेबसाइटों पर भी वही है? तो नया पासवर्ड बनाएँ।',
    ],
    button: { text: 'नया पासवर्ड बनाएँ', href: url },
    after: ['अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है। यह ईमेल दिन में एक ही बार आता है।'],
  }),
}
