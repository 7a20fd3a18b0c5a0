import { greeting } from '#server/mail/greeting.ts'
import type { MailTemplate } from '#server/mail/template.ts'
import type { Outcome } from '#shared/rules/complaint-outcomes.ts'

type Values = { reference: string; name: string; outcome: Outcome; note: string | null }

const OUTCOMES: Record<Outcome, string> = {
  removed: 'What you complained about is not shown any more.',
  corrected: 'What you complained about was corrected.',
  kept: 'We looked at what you complained about and found that it may stay.',
  other: 'Your complaint is closed.',
}

/** Tells who complained how it ended, and where to appeal. */
export const reportSettled: MailTemplate<Values> = {
  name: 'report-settled',
  write: ({ reference, name, outcome, note }) => ({
    subject: `[${reference}] Your complaint is settled`,
    hindi: 'आपकी शिकायत निपटाई गई',
    paragraphs: [greeting(name), OUTCOMES[outcome]],
    ...(note ? { quote: note } : {}),
    after: [
      `Your number is ${reference}. If you are not content with this, you may appeal to the ` +
        'Grievance Appellate Committee (gac.gov.in) within 30 days.',
    ],
  }),
}
