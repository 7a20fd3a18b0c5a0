import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import { SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatDate } from '#i18n/en/dates.ts'
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

/** The weekly summary of an advertiser's campaigns, if wanted. */
export const campaignWeeklySummary: MailTemplate<Values> = {
  name: 'campaign-week',
  sample: (url) => ({
    from: '2026-11-16',
    until: '2026-11-22',
    spent: 96,
    url,
    campaigns: [{ title: SAMPLE_CAMPAIGN, viewable: 1840, clicks: 12, spent: 96 }],
  }),
  en: ({ from, until, campaigns, spent, url }, { siteName }) => ({
    subject: `Your weekly ad report from ${siteName}: ${formatRupees(spent)}`,
    hindi: 'आपके प्रचार का हफ़्ता',
    paragraphs: [`From ${formatDate(from)} to ${formatDate(until)}:`],
    facts: campaigns.map(({ title, viewable, clicks, spent: cost }) => ({
      label: title,
      value:
        `${viewable === 1 ? '1 view' : `${formatCount(viewable)} views`}, ` +
        `${clicks === 1 ? '1 click' : `${formatCount(clicks)} clicks`}, ` +
        `${formatRupees(cost)}`,
    })),
    button: { text: 'View campaigns', href: url },
    after: ['You chose to get this report. Change it in your profile under Preferences.'],
  }),
  hi: ({ from, until, campaigns, spent, url }, { siteName }) => ({
    subject: `${siteName} पर आपके प्रचार का हफ़्ता: ${formatRupees(spent)}`,
    paragraphs: [`${formatHindiDate(from)} से ${formatHindiDate(until)} तक:`],
    facts: campaigns.map(({ title, viewable, clicks, spent: cost }) => ({
      label: title,
      value:
        `${formatCount(viewable)} बार देखा गया, ${formatCount(clicks)} क्लिक, ` + formatRupees(cost),
    })),
    button: { text: 'अपने प्रचार देखें', href: url },
    after: ['यह सारांश आपने चाहा था। इसे आप “सूचनाएँ” में बदल सकते हैं।'],
  }),
}
