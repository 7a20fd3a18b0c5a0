import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'

type Values = {
  /** Of what is reported, as everyone sees it. */
  title: string
  url: string
  reason: GrievanceReason
  detail: string
}

const REASONS: Record<MailLanguage, Record<GrievanceReason, string>> = {
  en: {
    fraud: 'Fraud or scam',
    prohibited: 'Prohibited item',
    duplicate: 'Duplicate',
    wrong: 'Wrong or misleading',
    offensive: 'Offensive',
    other: 'Other',
    intimate: 'Intimate or fake image of a person',
    privacy: 'Someone’s private information',
    rights: 'Someone’s work or name used without permission',
  },
  hi: {
    fraud: 'धोखा या ठगी',
    prohibited: 'इसे बेचना मना है',
    duplicate: 'यह दो बार है',
    wrong: 'गलत या गुमराह करने वाली बात',
    offensive: 'गंदी या अपमान वाली बात',
    other: 'कुछ और',
    intimate: 'किसी की निजी या नकली फ़ोटो',
    privacy: 'किसी की निजी जानकारी',
    rights: 'किसी और का काम या नाम, बिना इजाज़त',
  },
}

/** Tells those who keep the website that somebody finds something wrong with a page. */
export const report: MailTemplate<Values> = {
  name: 'report',
  sample: (url) => ({ title: SAMPLE_BUSINESS, url, reason: 'wrong', detail: SAMPLE_WORDS }),
  en: ({ title, url, reason, detail }, { siteName }) => ({
    subject: `Reported: ${title.slice(0, 120)}`,
    hindi: 'शिकायत',
    paragraphs: [`A visitor to ${siteName} reported “${title.slice(0, 300)}”.`],
    facts: [{ label: 'Reason', value: REASONS.en[reason] }],
    ...(detail ? { quote: detail } : {}),
    button: { text: 'View page', href: url },
    after: ['No one has checked this report yet. The page was not changed.'],
  }),
  hi: ({ title, url, reason, detail }, { siteName }) => ({
    subject: `शिकायत: ${title.slice(0, 120)}`,
    paragraphs: [`${siteName} देखने वाले किसी का कहना है कि “${title.slice(0, 300)}” में कुछ गलत है।`],
    facts: [{ label: 'कारण', value: REASONS.hi[reason] }],
    ...(detail ? { quote: detail } : {}),
    button: { text: 'पेज देखें', href: url },
    after: ['हम नहीं जानते कि यह सच है या नहीं। कुछ बदला नहीं गया है।'],
  }),
}
