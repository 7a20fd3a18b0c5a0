import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an owner that the holder of an open session guesses password or code; once a day. */
export const sessionGuessingAlert: MailTemplate<{ url: string }> = {
  name: 'guessed-proof',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Wrong password or code in your ${siteName} account`,
    hindi: 'आपके खाते में गलत पासवर्ड या कोड',
    paragraphs: [
      `On a device logged in to your ${siteName} account, someone entered a wrong ` +
        'password or code three times.',
      'If this wasn’t you, someone is using one of your devices. Setting a new password ' +
        'logs out all of them.',
    ],
    button: { text: 'Set a new password', href: url },
    after: ['If this was you, you don’t need to do anything.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} पर आपके खाते में गलत पासवर्ड या कोड`,
    paragraphs: [
      `एक फ़ोन या कंप्यूटर पर, जहाँ आपका ${siteName} खाता खुला है, किसी ने हमारे पूछने पर तीन बार गलत ` +
        'पासवर्ड या कोड लिखा।',
      'अगर यह आप नहीं थे, तो कोई आपका फ़ोन या कंप्यूटर इस्तेमाल कर रहा है। नया पासवर्ड बनाने से सब ' +
        'जगह से लॉग आउट हो जाता है।',
    ],
    button: { text: 'नया पासवर्ड बनाएँ', href: url },
    after: ['अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।'],
  }),
}
