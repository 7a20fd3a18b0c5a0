import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an account that a listing is no longer in it. */
export const listingUnassigned: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-taken',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'A business'} is no longer in your account on ${siteName}`,
    hindi: 'यह कारोबार अब आपके खाते में नहीं है',
    paragraphs: [
      `Our team removed ${name ? `“${name}”` : 'a business'} from your account.`,
      `If this is wrong, please contact us${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'View your businesses', href: url },
  }),
  hi: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'एक कारोबार'} अब ${siteName} पर आपके खाते में नहीं है`,
    paragraphs: [
      `हमारी टीम ने ${name ? `“${name}”` : 'एक कारोबार'} आपके खाते से हटा दिया है।`,
      `अगर यह गलत है, तो हमें लिखें${contactEmail ? `: ${contactEmail}` : '।'}`,
    ],
    button: { text: 'अपने कारोबार देखें', href: url },
  }),
}
