import type { MailLanguage } from '#shared/rules/languages.ts'

/** Preview and test of the emails that the website sends. */
export const adminMails = {
  lead:
    'Preview every email that the website sends. Names and texts are samples. Colours ' +
    'and site name come from the settings.',
  choose: 'Email',
  kinds: {
    always: 'Always sent',
    messages: 'Messages',
    inquiries: 'Inquiries about ads',
    enquiries: 'Inquiries to businesses',
    listings: 'Listings and ads',
    reviews: 'Reviews',
    campaigns: 'Campaigns',
    adSummary: 'Weekly campaign report',
  },
  ways: { html: 'Formatted', text: 'Plain text' },
  wayLabel: 'Format',
  languages: { en: 'English', hi: 'हिंदी' } satisfies Record<MailLanguage, string>,
  languageLabel: 'Language',
  frame: (subject: string) => `Email: ${subject}`,
  test: 'Send to me',
  testing: 'Sending…',
  sent: (to: string) => `Sending a test email to ${to}.`,
  failed: 'Couldn’t send the test email.',
}
