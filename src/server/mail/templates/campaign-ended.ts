import type { MailTemplate } from '#server/mail/template.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'

type Values = {
  title: string
  why: 'days' | 'budget'
  clicks: number
  /** Rupees. */
  spent: number
  url: string
}

const WHY = {
  days: 'Its last day is over.',
  budget: 'Its budget is used.',
}

/** Tells an advertiser that a campaign is over, and what it cost. */
export const campaignEnded: MailTemplate<Values> = {
  name: 'campaign-ended',
  write: ({ title, why, clicks, spent, url }, { siteName }) => ({
    subject: `Your campaign “${title}” on ${siteName} has ended`,
    hindi: 'आपका प्रचार पूरा हुआ',
    paragraphs: [
      `Your campaign “${title}” has ended. ${WHY[why]}`,
      'To let it run again, give it more budget or a later last day.',
    ],
    facts: [
      { label: 'Clicks', value: formatCount(clicks) },
      { label: 'Spent', value: formatRupees(spent) },
    ],
    button: { text: 'See your campaigns', href: url },
  }),
}
