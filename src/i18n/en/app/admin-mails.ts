import type { MailLanguage } from '#shared/rules/languages.ts'

/** The website's mails: how each looks, and a test of whether one arrives. */
export const adminMails = {
  lead:
    'Every mail that the website sends, as it arrives. Names and words in it are made up; its ' +
    'colours and name are those of the settings.',
  choose: 'Mail',
  kinds: {
    always: 'Always sent',
    messages: 'Messages',
    inquiries: 'Questions about ads',
    enquiries: 'Questions to businesses',
    listings: 'Listings and ads',
    reviews: 'Reviews',
    campaigns: 'Campaigns',
    adSummary: 'Weekly summary',
  },
  ways: { html: 'As it looks', text: 'Text only' },
  wayLabel: 'Show',
  languages: { en: 'English', hi: 'हिन्दी' } satisfies Record<MailLanguage, string>,
  languageLabel: 'Language',
  frame: (subject: string) => `The mail “${subject}”`,
  test: 'Send to me',
  testing: 'Sending…',
  sent: (to: string) => `On its way to ${to}.`,
  failed: 'The test mail could not be sent.',
}
