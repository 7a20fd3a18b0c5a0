import { SAMPLE_CAMPAIGN, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'

/** `credited` in rupees. */
type Values = { title: string; clicks: number; credited: number; reason: string; url: string }

/** Tells an advertiser what was taken back, and why. */
export const campaignCredited: MailTemplate<Values> = {
  name: 'campaign-credited',
  sample: (url) => ({
    title: SAMPLE_CAMPAIGN,
    clicks: 12,
    credited: 96,
    reason: SAMPLE_WORDS,
    url,
  }),
  en: ({ title, clicks, credited, reason, url }) => ({
    subject: `Credit for your campaign “${title}”: ${formatRupees(credited)}`,
    hindi: 'आपके खाते में रकम वापस जोड़ी गई',
    paragraphs: [
      `We checked the clicks on your campaign “${title}” again. ` +
        `${clicks === 1 ? 'One click was' : `${formatCount(clicks)} were`} not valid, so we ` +
        'refunded the charge. Reason:',
    ],
    quote: reason,
    facts: [{ label: 'Credited', value: formatRupees(credited) }],
    button: { text: 'View campaigns', href: url },
    after: ['This month’s statement shows the credit. You can spend it again.'],
  }),
  hi: ({ title, clicks, credited, reason, url }) => ({
    subject: `आपके प्रचार “${title}” के लिए वापसी: ${formatRupees(credited)}`,
    paragraphs: [
      `हमने आपके प्रचार “${title}” के क्लिक दोबारा जाँचे। ${formatCount(clicks)} क्लिक मान्य नहीं ` +
        `${clicks === 1 ? 'था' : 'थे'}, इसलिए ${clicks === 1 ? 'उसका' : 'उनका'} ` +
        'पैसा वापस कर दिया है। कारण:',
    ],
    quote: reason,
    facts: [{ label: 'वापस जोड़ी गई रकम', value: formatRupees(credited) }],
    button: { text: 'अपने प्रचार देखें', href: url },
    after: ['यह रकम आपके इस महीने के हिसाब में है, और फिर से खर्च की जा सकती है।'],
  }),
}
