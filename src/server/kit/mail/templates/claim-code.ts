import { SAMPLE_BUSINESS, SAMPLE_CODE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { CLAIM_CODE_VALID_HOURS } from '#shared/rules/claims.ts'

/** To the address of a listing, which nobody has confirmed: it repeats nothing that was typed. */
export const claimCode: MailTemplate<{ name: string; code: string }> = {
  name: 'claim-code',
  sample: () => ({ name: SAMPLE_BUSINESS, code: SAMPLE_CODE }),
  en: ({ name, code }, { siteName }) => ({
    subject: `${code} is your code for “${name}” on ${siteName}`,
    hindi: 'यह आपका कारोबार है, इसे दिखाने का कोड',
    paragraphs: [
      `Someone is claiming “${name}” on ${siteName} as their business. Its page lists ` +
        'this email address.',
      `Code: ${code}`,
      'If this was you, enter it on the page where you requested it. It works for ' +
        `${CLAIM_CODE_VALID_HOURS} hours.`,
    ],
    after: [
      'If this wasn’t you, ignore this email and don’t share the code. Nothing will ' + 'change.',
    ],
  }),
  hi: ({ name, code }, { siteName }) => ({
    subject: `${siteName} पर “${name}” के लिए कोड ${code} है`,
    paragraphs: [
      `किसी का कहना है कि ${siteName} पर “${name}” उनका कारोबार है। यह ईमेल पता उसके पेज पर लिखा है।`,
      `कोड: ${code}`,
      'अगर यह आप थे, तो कोड उसी पेज पर लिखें जहाँ आपने इसे माँगा था। ' +
        `यह ${CLAIM_CODE_VALID_HOURS} घंटे तक चलेगा।`,
    ],
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें और कोड किसी को न बताएँ: कुछ नहीं बदलेगा।'],
  }),
}
