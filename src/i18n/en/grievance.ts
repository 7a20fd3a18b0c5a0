import type { Outcome } from '#shared/rules/complaint-outcomes.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'

/** The page for complaints: the form, the law's terms, and what was counted. */
export const grievance = {
  title: 'Complaints',
  description: (site: string) =>
    `Complain about what is published on ${site}: the form, the grievance officer, how fast ` +
    'complaints are settled, and how many there were.',
  lede: 'Tell us what should not be there. You get a number at once, and an answer by mail.',
  inHindi: {
    title: 'संक्षेप में',
    points: [
      'शिकायत का नंबर आपको तुरंत ईमेल से मिलता है।',
      'शिकायत 7 दिन में निपटाई जाती है; अश्लील, भ्रामक या निजी जानकारी 36 घंटे में।',
      'किसी व्यक्ति की अंतरंग या नकली तस्वीर 2 घंटे में हटाई जाती है।',
      'उत्तर से संतुष्ट न हों तो 30 दिन में शिकायत अपील समिति (gac.gov.in) में अपील करें।',
      'आप हिन्दी में लिख सकते हैं।',
    ],
  },
  contents: 'On this page',
  formTitle: 'Send a complaint',
  name: 'Full Name',
  email: 'Email',
  reason: 'What is wrong?',
  choose: 'Please choose',
  reasons: {
    offensive: 'It is offensive or obscene',
    fraud: 'Fraud, a trick, or in somebody else’s name',
    intimate: 'An intimate or faked picture of a person',
    privacy: 'It shows private data of a person',
    rights: 'It uses my work or my name without leave',
    prohibited: 'It may not be sold',
    wrong: 'It is wrong or misleading',
    duplicate: 'It is there twice',
    other: 'Something else',
  } satisfies Record<GrievanceReason, string>,
  url: 'Address of the page (optional)',
  detail: 'What is wrong, and what should be done?',
  send: 'Send complaint',
  sending: 'Sending...',
  sent: 'Your complaint has arrived. Its number is in the mail that we have sent you.',
  number: 'It is',
  failed: 'The complaint could not be sent. Please try again.',
  closed: 'Complaints cannot be taken here at present. Please write to the officer named below.',
  termsTitle: 'How fast',
  terms: [
    'A complaint is acknowledged within 24 hours: by mail, as soon as it is sent.',
    'It is settled within 7 days.',
    'What is obscene, invades a person’s privacy, or deceives about where it comes from goes ' +
      'within 36 hours.',
    'An intimate or faked picture of a person goes within 2 hours.',
  ],
  source:
    'So the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) ' +
    'Rules, 2021 ask, amended in 2026: rule 3(2).',
  appeal:
    'If you are not content with our answer, you may appeal to the Grievance Appellate Committee ' +
    '(gac.gov.in) within 30 days.',
  countTitle: 'Complaints by month',
  countText:
    'Complaints of this form and reports of pages, ads, reviews, posts and messages, by the ' +
    'month in which they came. Counted once a day, until the end of the day before.',
  none: 'None came yet.',
  columns: {
    month: 'Month',
    received: 'Received',
    settled: 'Settled',
    acted: 'Taken away or corrected',
    inTime: 'Settled in time',
    medianHours: 'Half settled within',
  },
  hours: (hours: number) => (hours > 48 ? `${Math.round(hours / 24)} days` : `${hours} h`),
  nothing: '–',
}

/** How a complaint ended, for administrators. */
export const outcomes: Record<Outcome, string> = {
  removed: 'Taken away',
  corrected: 'Corrected',
  kept: 'May stay',
  other: 'Closed',
}
