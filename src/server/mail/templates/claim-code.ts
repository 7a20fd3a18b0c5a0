import type { MailTemplate } from '#server/mail/template.ts'
import { CODE_HOURS } from '#shared/rules/claims.ts'

/** To the address of a listing, which nobody has confirmed: it repeats nothing that was typed. */
export const claimCode: MailTemplate<{ name: string; code: string }> = {
  name: 'claim-code',
  en: ({ name, code }, { siteName }) => ({
    subject: `${code} is the code for “${name}” on ${siteName}`,
    hindi: 'यह आपका प्रतिष्ठान है, इसे दिखाने का कोड',
    paragraphs: [
      `Somebody says that “${name}” on ${siteName} is their business. This address stands on its ` +
        'page.',
      `The code: ${code}`,
      'If it was you, type it on the page where you asked for it. It works for ' +
        `${CODE_HOURS} hours.`,
    ],
    after: ['If it was not you, ignore this mail and give the code to nobody: nothing changes.'],
  }),
  hi: ({ name, code }, { siteName }) => ({
    subject: `${siteName} पर “${name}” के लिए कोड ${code} है`,
    paragraphs: [
      `किसी का कहना है कि ${siteName} पर “${name}” उनका प्रतिष्ठान है। यह ईमेल पता उसके पेज पर लिखा है।`,
      `कोड: ${code}`,
      `अगर यह आप थे, तो कोड उसी पेज पर लिखें जहाँ आपने इसे माँगा था। यह ${CODE_HOURS} घंटे तक चलेगा।`,
    ],
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें और कोड किसी को न बताएँ: कुछ नहीं बदलेगा।'],
  }),
}
