import { greeting } from '#server/kit/mail/greeting.ts'
import { SAMPLE_PERSON, SAMPLE_WORDS, SAMPLE_REFERENCE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import type { ComplaintOutcome } from '#shared/rules/complaint-outcomes.ts'

type Values = { reference: string; name: string; outcome: ComplaintOutcome; note: string | null }

const OUTCOMES: Record<MailLanguage, Record<ComplaintOutcome, string>> = {
  en: {
    removed: 'We removed the content you reported.',
    corrected: 'We corrected the content you reported.',
    kept: 'We reviewed the content you reported and decided to keep it.',
    other: 'Your complaint is closed.',
  },
  hi: {
    removed: 'जिसकी आपने शिकायत की थी, वह अब नहीं दिखाया जा रहा है।',
    corrected: 'जिसकी आपने शिकायत की थी, उसे ठीक कर दिया गया है।',
    kept: 'जिसकी आपने शिकायत की थी, उसे हमने देखा और पाया कि वह रह सकता है।',
    other: 'आपकी शिकायत बंद कर दी गई है।',
  },
}

/** Tells the sender of a complaint its outcome, and where to appeal. */
export const reportSettled: MailTemplate<Values> = {
  name: 'report-settled',
  sample: () => ({
    reference: SAMPLE_REFERENCE,
    name: SAMPLE_PERSON,
    outcome: 'corrected',
    note: SAMPLE_WORDS,
  }),
  en: ({ reference, name, outcome, note }) => ({
    subject: `[${reference}] Your complaint is resolved`,
    hindi: 'आपकी शिकायत निपटाई गई',
    paragraphs: [greeting(name), OUTCOMES.en[outcome]],
    ...(note ? { quote: note } : {}),
    after: [
      `Your reference number is ${reference}. If you are not satisfied, you may appeal ` +
        'to the Grievance Appellate Committee (gac.gov.in) within 30 days.',
    ],
  }),
  hi: ({ reference, name, outcome, note }) => ({
    subject: `[${reference}] आपकी शिकायत निपटा दी गई है`,
    paragraphs: [greeting(name, 'hi'), OUTCOMES.hi[outcome]],
    ...(note ? { quote: note } : {}),
    after: [
      `आपका नंबर ${reference} है। अगर आप इससे संतुष्ट नहीं हैं, तो 30 दिन के भीतर शिकायत अपील समिति ` +
        '(Grievance Appellate Committee, gac.gov.in) में अपील कर सकते हैं।',
    ],
  }),
}
