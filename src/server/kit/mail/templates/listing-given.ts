import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an account that the team gave it a listing to look after. */
export const listingAssigned: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-given',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'A business'} is now in your account on ${siteName}`,
    hindi: 'यह कारोबार अब आपके खाते में है',
    paragraphs: [
      `Our team added ${name ? `“${name}”` : 'a business'} to your account. You can edit ` +
        'its page, and you get its messages.',
      `If it is not yours, please contact us${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'View your businesses', href: url },
  }),
  hi: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'एक कारोबार'} अब ${siteName} पर आपके खाते में है`,
    paragraphs: [
      `हमारी टीम ने ${name ? `“${name}”` : 'एक कारोबार'} आपके खाते में जोड़ दिया है। आप उसका पेज ` +
        'बदल सकते हैं, और उसके बारे में मैसेज आपको मिलेंगे।',
      `अगर यह आपका नहीं है, तो हमें लिखें${contactEmail ? `: ${contactEmail}` : '।'}`,
    ],
    button: { text: 'अपने कारोबार देखें', href: url },
  }),
}
