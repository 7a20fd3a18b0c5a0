import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Somebody registers with the address of an account: only its mailbox learns that there is one. */
export const alreadyRegistered: MailTemplate<{ loginUrl: string; forgotUrl: string }> = {
  name: 'already-registered',
  sample: (url) => ({ loginUrl: url, forgotUrl: url }),
  en: ({ loginUrl, forgotUrl }, { siteName }) => ({
    subject: `You already have an account on ${siteName}`,
    hindi: 'आपका खाता पहले से है',
    paragraphs: [
      `Someone, hopefully you, tried to create an account on ${siteName} with this email ` +
        'address. You already have one, so nothing was changed.',
      `Forgot your password? Reset it: ${forgotUrl}`,
    ],
    button: { text: 'Login', href: loginUrl },
    after: ['If this wasn’t you, ignore this email. Your account has not changed.'],
  }),
  hi: ({ loginUrl, forgotUrl }, { siteName }) => ({
    subject: `${siteName} पर आपका खाता पहले से है`,
    paragraphs: [
      `किसी ने, शायद आपने ही, इस ईमेल पते से ${siteName} पर खाता बनाना चाहा। इस पते का खाता ` +
        'पहले से है, इसलिए कुछ नहीं बदला।',
      `पासवर्ड याद न हो तो नया पासवर्ड चुनें: ${forgotUrl}`,
    ],
    button: { text: 'लॉग इन करें', href: loginUrl },
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें: आपका खाता जैसा था वैसा ही है।'],
  }),
}
