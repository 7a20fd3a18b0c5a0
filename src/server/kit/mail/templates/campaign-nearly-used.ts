import { SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** `spent` and `budget` in rupees. */
type Values = { title: string; spent: number; budget: number; url: string }

/** Tells an advertiser that a campaign's budget comes to its end. */
export const campaignNearlyUsed: MailTemplate<Values> = {
  name: 'campaign-nearly-used',
  sample: (url) => ({ title: SAMPLE_CAMPAIGN, spent: 904, budget: 1000, url }),
  en: ({ title, spent, budget, url }) => ({
    subject: `Your budget for “${title}” is almost used up`,
    hindi: 'आपके प्रचार का बजट लगभग पूरा हो गया है',
    paragraphs: [
      `Your campaign “${title}” has spent ${formatRupees(spent)} of ` + `${formatRupees(budget)}.`,
      'It stops when the rest is used. Increase the budget to keep it running.',
    ],
    button: { text: 'View campaigns', href: url },
  }),
  hi: ({ title, spent, budget, url }) => ({
    subject: `“${title}” का बजट लगभग खर्च हो गया है`,
    paragraphs: [
      `आपके प्रचार “${title}” के ${formatRupees(budget)} में से ${formatRupees(spent)} खर्च हो गए हैं।`,
      'बाकी खर्च होते ही यह खत्म हो जाएगा। इसे चलाते रहने के लिए बजट बढ़ाएँ।',
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
  }),
}
