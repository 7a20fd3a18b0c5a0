import type { MailTemplate } from '#server/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** `spent` and `budget` in rupees. */
type Values = { title: string; spent: number; budget: number; url: string }

/** Tells an advertiser that a campaign's budget comes to its end. */
export const campaignNearlyUsed: MailTemplate<Values> = {
  name: 'campaign-nearly-used',
  en: ({ title, spent, budget, url }) => ({
    subject: `The budget of “${title}” is nearly used`,
    hindi: 'आपके प्रचार का बजट लगभग पूरा हो गया है',
    paragraphs: [
      `${formatRupees(spent)} of ${formatRupees(budget)} of your campaign “${title}” are spent.`,
      'It ends when the rest is used. Give it more budget to let it go on.',
    ],
    button: { text: 'See your campaigns', href: url },
  }),
  hi: ({ title, spent, budget, url }) => ({
    subject: `“${title}” का बजट लगभग ख़र्च हो गया है`,
    paragraphs: [
      `आपके प्रचार “${title}” के ${formatRupees(budget)} में से ${formatRupees(spent)} ख़र्च हो गए हैं।`,
      'बाक़ी ख़र्च होते ही यह समाप्त हो जाएगा। इसे जारी रखने के लिए बजट बढ़ाएँ।',
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
  }),
}
