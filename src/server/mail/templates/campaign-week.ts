import type { MailTemplate } from '#server/mail/template.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'

type Values = {
  /** The first and last days, as `2026-11-16`. */
  from: string
  until: string
  /** `spent` in rupees. */
  campaigns: readonly { title: string; viewable: number; clicks: number; spent: number }[]
  spent: number
  url: string
}

/** What an advertiser's campaigns did in a week, for who wants to know. */
export const campaignWeek: MailTemplate<Values> = {
  name: 'campaign-week',
  write: ({ from, until, campaigns, spent, url }, { siteName }) => ({
    subject: `Your week of advertising on ${siteName}: ${formatRupees(spent)}`,
    hindi: 'आपके प्रचार का सप्ताह',
    paragraphs: [`From ${from} to ${until}:`],
    facts: campaigns.map(({ title, viewable, clicks, spent: cost }) => ({
      label: title,
      value:
        `seen ${formatCount(viewable)} times, ` +
        `${clicks === 1 ? '1 click' : `${formatCount(clicks)} clicks`}, ${formatRupees(cost)}`,
    })),
    button: { text: 'See your campaigns', href: url },
    after: ['You asked for this summary. The preferences of your profile change that.'],
  }),
}
