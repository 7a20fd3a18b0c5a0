import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an owner that the team changed the listing, and where to see what. */
export const listingEdited: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-edited',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'Your business'}: our team edited your listing on ${siteName}`,
    hindi: 'हमारी टीम ने आपके कारोबार की जानकारी बदली है',
    paragraphs: [
      `Our team edited your listing${name ? ` “${name}”` : ''}. See its history for the ` +
        'changes.',
      'If this is wrong, change it back or contact ' +
        `us${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'View changes', href: url },
  }),
  hi: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'आपका कारोबार'}: हमारी टीम ने ${siteName} पर इसकी जानकारी बदली है`,
    paragraphs: [
      `हमारी टीम ने आपके कारोबार${name ? ` “${name}”` : ''} की कुछ जानकारी बदली है। पहले क्या था ` +
        'और अब क्या है, यह उसके इतिहास में लिखा है।',
      'अगर यह गलत है, तो इसे फिर से बदल दें, या हमें लिखें' + `${contactEmail ? `: ${contactEmail}` : '।'}`,
    ],
    button: { text: 'देखें क्या बदला', href: url },
  }),
}
