import type { MailTemplate } from '#server/mail/template.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'

type Values = {
  /** Of what is reported, as everyone sees it. */
  title: string
  url: string
  reason: GrievanceReason
  detail: string
}

const REASONS: Record<GrievanceReason, string> = {
  fraud: 'Fraud or a trick',
  prohibited: 'Not allowed to be sold',
  duplicate: 'There twice',
  wrong: 'Wrong or misleading',
  offensive: 'Offensive',
  other: 'Something else',
  intimate: 'An intimate or faked picture of a person',
  privacy: 'Private data of a person',
  rights: 'Another’s work or name, without leave',
}

/** Tells those who keep the website that somebody finds something wrong with a page. */
export const report: MailTemplate<Values> = {
  name: 'report',
  write: ({ title, url, reason, detail }, { siteName }) => ({
    subject: `Reported: ${title.slice(0, 120)}`,
    hindi: 'शिकायत',
    paragraphs: [
      `A visitor of ${siteName} says that something is wrong with “${title.slice(0, 300)}”.`,
    ],
    facts: [{ label: 'Reason', value: REASONS[reason] }],
    ...(detail ? { quote: detail } : {}),
    button: { text: 'See the page', href: url },
    after: ['We do not know whether it is true. Nothing was changed.'],
  }),
}
