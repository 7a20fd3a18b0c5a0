import { SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
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
  en: { days: 'Its end date has passed.', budget: 'Its budget is used up.' },
  hi: { days: 'इसका आखिरी दिन बीत गया है।', budget: 'इसका बजट पूरा खर्च हो गया है।' },
}

/** Tells an advertiser that a campaign is over, and what it cost. */
export const campaignEnded: MailTemplate<Values> = {
  name: 'campaign-ended',
  sample: (url) => ({ title: SAMPLE_CAMPAIGN, why: 'budget', clicks: 125, spent: 1000, url }),
  en: ({ title, why, clicks, spent, url }, { siteName }) => ({
    subject: `Your campaign “${title}” on ${siteName} has ended`,
    hindi: 'आपका प्रचार पूरा हुआ',
    paragraphs: [
      `Your campaign “${title}” has ended. ${WHY.en[why]}`,
      'To run it again, increase the budget or set a later end date.',
    ],
    facts: [
      { label: 'Clicks', value: formatCount(clicks) },
      { label: 'Spent', value: formatRupees(spent) },
    ],
    button: { text: 'View campaigns', href: url },
  }),
  hi: ({ title, why, clicks, spent, url }, { siteName }) => ({
    subject: `${siteName} पर आपका प्रचार “${title}” खत्म हो गया है`,
    paragraphs: [
      `आपका प्रचार “${title}” खत्म हो गया है। ${WHY.hi[why]}`,
      'इसे फिर से चलाने के लिए बजट बढ़ाएँ या आखिरी दिन आगे करें।',
    ],
    facts: [
      { label: 'क्लिक', value: formatCount(clicks) },
      { label: 'खर्च', value: formatRupees(spent) },
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
  }),
}
