import { SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { AdAlertKind } from '#shared/rules/ad-alerts.ts'
import { formatCount } from '#shared/rules/money.ts'

type Values = {
  title: string
  kind: AdAlertKind
  clicks: number
  /** Clicks of a whole day. */
  usual: number
  /** Of a hundred clicks, those of the three networks with the most. */
  share: number
  url: string
}

const WHY: Record<'en' | 'hi', Record<AdAlertKind, string>> = {
  en: {
    many: 'Many more clicks than usual',
    'few-networks': 'Most clicks come from three networks',
    'every-view': 'Nearly every view led to a click',
  },
  hi: {
    many: 'क्लिक सामान्य से बहुत ज़्यादा हैं',
    'few-networks': 'ज़्यादातर क्लिक तीन नेटवर्क से आए हैं',
    'every-view': 'लगभग हर बार दिखने पर क्लिक हुआ है',
  },
}

/** Tells administrators that the clicks of a campaign are unusual, and a decision is due. */
export const campaignClickAlert: MailTemplate<Values> = {
  name: 'ad-alert',
  sample: (url) => ({
    title: SAMPLE_CAMPAIGN,
    kind: 'many',
    clicks: 96,
    usual: 12,
    share: 82,
    url,
  }),
  en: ({ title, kind, clicks, usual, share, url }) => ({
    subject: `Unusual clicks: ${title.slice(0, 120)}`,
    hindi: 'एक विज्ञापन पर असामान्य क्लिक',
    paragraphs: [
      `Please check the clicks on “${title.slice(0, 300)}”. Until then, the advertiser pays ` +
        'only for the usual number of clicks. The ad is still running. The advertiser has ' +
        'not been notified.',
    ],
    facts: [
      { label: 'Reason', value: WHY.en[kind] },
      { label: 'Charged clicks today', value: formatCount(clicks) },
      { label: 'Usual clicks per day', value: formatCount(usual) },
      { label: 'Clicks from three networks', value: `${share} %` },
    ],
    button: { text: 'Check the clicks', href: url },
  }),
  hi: ({ title, kind, clicks, usual, share, url }) => ({
    subject: `असामान्य क्लिक: ${title.slice(0, 120)}`,
    paragraphs: [
      `“${title.slice(0, 300)}” के क्लिक किसी को जाँचने चाहिए। तब तक रोज़ से ज़्यादा हुए क्लिक का पैसा ` +
        'नहीं लिया जाएगा। विज्ञापन चल रहा है। विज्ञापन देने वाले को अभी नहीं बताया गया है।',
    ],
    facts: [
      { label: 'कारण', value: WHY.hi[kind] },
      { label: 'आज जिन क्लिक के पैसे लगे', value: formatCount(clicks) },
      { label: 'एक दिन के सामान्य क्लिक', value: formatCount(usual) },
      { label: 'तीन नेटवर्क से', value: `${share} %` },
    ],
    button: { text: 'क्लिक जाँचें', href: url },
  }),
}
