import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells a claimant that the listing is theirs now. */
export const claimApproved: MailTemplate<{ name: string; url: string }> = {
  name: 'claim-approved',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName }) => ({
    subject: `“${name}” is now yours on ${siteName}`,
    hindi: 'यह कारोबार अब आपका है',
    paragraphs: [
      `We approved your claim. You now manage “${name}”.`,
      'Edit its hours, photos and details under “My Businesses”.',
    ],
    button: { text: 'View listing', href: url },
  }),
  hi: ({ name, url }, { siteName }) => ({
    subject: `${siteName} पर “${name}” अब आपका है`,
    paragraphs: [
      `हमने आपका दावा देख लिया है: अब से “${name}” की देखभाल आप करेंगे।`,
      'यह “मेरी दुकानें” में है। वहाँ आप इसका समय, फ़ोटो और परिचय बदल सकते हैं।',
    ],
    button: { text: 'कारोबार देखें', href: url },
  }),
}
