import { SAMPLE_CODE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * To an address nobody has confirmed yet: it repeats nothing that was typed, so that nobody can
 * have us mail their words.
 */
export const confirmRegistration: MailTemplate<{ code: string; url: string }> = {
  name: 'confirm-registration',
  sample: (url) => ({ code: SAMPLE_CODE, url }),
  en: ({ code, url }, { siteName }) => ({
    subject: `${code} is your code for ${siteName}`,
    hindi: 'आपका खाता बनाने का कोड',
    paragraphs: [
      `Your code for ${siteName}: ${code}`,
      'Enter it on the page where you created the account. Or open the link below. On ' +
        'another device you need the password you chose.',
      'The code and the link work once, for 48 hours.',
    ],
    button: { text: 'Confirm email address', href: url },
    after: [
      'If you did not create an account, ignore this email and don’t share the code. ' +
        'Without it no account is created with your address.',
    ],
  }),
  hi: ({ code, url }, { siteName }) => ({
    subject: `${siteName} के लिए आपका कोड ${code} है`,
    paragraphs: [
      `${siteName} के लिए आपका कोड: ${code}`,
      'इसे उसी पेज पर लिखें जहाँ आपने खाता बनाया। या नीचे का लिंक खोलें; दूसरे फ़ोन या कंप्यूटर पर ' +
        'वह आपका चुना हुआ पासवर्ड पूछेगा।',
      'दोनों 48 घंटे के भीतर, एक ही बार काम करते हैं।',
    ],
    button: { text: 'ईमेल पता पक्का करें', href: url },
    after: [
      'अगर आपने खाता नहीं बनाया, तो इस मेल पर ध्यान न दें और कोड किसी को न बताएँ: उसके बिना आपके ' +
        'पते से कोई खाता नहीं बनता।',
    ],
  }),
}
