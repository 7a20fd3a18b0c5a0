import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells the address of a listing that somebody looks after it now. */
export const listingClaimedNotice: MailTemplate<{ name: string; url: string }> = {
  name: 'listing-handed-over',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `“${name}” now has an owner on ${siteName}`,
    hindi: 'इस कारोबार की देखभाल अब कोई करता है',
    paragraphs: [
      `Someone proved that “${name}” is their business and now manages its page.`,
      `If this is wrong, please contact us${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'View listing', href: url },
  }),
  hi: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${siteName} पर “${name}” की देखभाल अब कोई करता है`,
    paragraphs: [
      `किसी ने हमें दिखाया है कि “${name}” उनका कारोबार है। अब इसके पेज की देखभाल वही करते हैं।`,
      `अगर यह गलत है, तो हमें लिखें${contactEmail ? `: ${contactEmail}` : '।'}`,
    ],
    button: { text: 'कारोबार देखें', href: url },
  }),
}
