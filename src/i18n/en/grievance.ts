import { grievanceReasons } from './grievance-terms.ts'

/** The page for complaints: the form, the law's terms, and what was counted. */
export const grievance = {
  title: 'Complaints',
  description: (site: string) =>
    `Complain about content on ${site}: the form, the grievance officer, how fast ` +
    'complaints are settled, and how many there were.',
  lede:
    'Tell us what should be removed or corrected. You get a reference number right away ' +
    'and a reply by email.',
  inHindi: {
    title: 'थोड़े में',
    points: [
      'शिकायत नंबर आपको तुरंत ईमेल पर मिलता है।',
      'शिकायत 7 दिन में निपटती है; गंदी, धोखा देने वाली या किसी की निजी बात 36 घंटे में हटती है।',
      'किसी की निजी या नकली अश्लील तस्वीर 2 घंटे में हटती है।',
      'जवाब ठीक न लगे तो 30 दिन में शिकायत अपील समिति (gac.gov.in) में अपील करें।',
      'हिंदी में लिख सकते हैं।',
    ],
  },
  contents: 'On this page',
  formTitle: 'Send a complaint',
  name: 'Full Name',
  email: 'Email',
  reason: 'What is wrong?',
  choose: 'Please choose',
  reasons: grievanceReasons,
  url: 'Link to the page (optional)',
  detail: 'Describe the problem. What should we do?',
  send: 'Send complaint',
  sending: 'Sending...',
  sent: 'We received your complaint and emailed you the reference number.',
  number: 'Reference number: {number}.',
  failed: 'Couldn’t send the complaint. Please try again.',
  closed: 'The complaint form is turned off. Please write to the officer named below.',
  termsTitle: 'How long it takes',
  terms: [
    'We acknowledge a complaint by email right away, within 24 hours at the latest.',
    'We settle each complaint within 7 days.',
    'Content that is obscene, invades a person’s privacy, or deceives about its origin ' +
      'is removed within 36 hours.',
    'An intimate or fake image of a person is removed within 2 hours.',
  ],
  source:
    'As required by the Information Technology (Intermediary Guidelines and Digital ' +
    'Media Ethics Code) Rules, 2021, amended in 2026: rule 3(2).',
  appeal:
    'If you are not satisfied with our reply, you may appeal to the Grievance Appellate ' +
    'Committee (gac.gov.in) within 30 days.',
  countTitle: 'Complaints by month',
  countText:
    'Complaints from this form and reports of pages, ads, reviews, posts and messages, ' +
    'by the month we received them. Updated daily, up to the day before.',
  none: 'No complaints yet.',
  columns: {
    month: 'Month',
    received: 'Received',
    settled: 'Settled',
    acted: 'Removed or corrected',
    inTime: 'Settled in time',
    medianHours: 'Half settled within',
  },
  hours: (hours: number) => (hours > 48 ? `${Math.round(hours / 24)} days` : `${hours} h`),
  nothing: '–',
}
