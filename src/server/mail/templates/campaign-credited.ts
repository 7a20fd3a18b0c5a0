import type { MailTemplate } from '#server/mail/template.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'

/** `credited` in rupees. */
type Values = { title: string; clicks: number; credited: number; reason: string; url: string }

/** Tells an advertiser what was taken back, and why. */
export const campaignCredited: MailTemplate<Values> = {
  name: 'campaign-credited',
  write: ({ title, clicks, credited, reason, url }) => ({
    subject: `Credit for your campaign “${title}”: ${formatRupees(credited)}`,
    hindi: 'आपके खाते में राशि वापस जोड़ी गई',
    paragraphs: [
      `We have looked at the clicks of your campaign “${title}” once more. ` +
        `${clicks === 1 ? 'One was' : `${formatCount(clicks)} were`} not valid, so we took ` +
        'the charge back. The reason:',
    ],
    quote: reason,
    facts: [{ label: 'Credited', value: formatRupees(credited) }],
    button: { text: 'See your campaigns', href: url },
    after: ['The credit stands in your statement of this month, and may be spent again.'],
  }),
}
