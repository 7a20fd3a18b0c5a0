import type { MailLanguage } from '#shared/rules/languages.ts'
import type { NotificationChoice, NotificationKind } from '#shared/rules/notifications.ts'

/** What an account wants to be told, its data and its end. */
export const preferences = {
  notifications: {
    title: 'What we mail you',
    lead: 'What protects your account is mailed in any case.',
    kinds: {
      messages: 'Messages about businesses',
      inquiries: 'Inquiries and offers for classified ads',
      enquiries: 'Enquiries from the pages of your businesses',
      listings: 'Decisions about your listings and ads',
      reviews: 'Your reviews, and answers to reviews',
      campaigns: 'Budgets, ends and credits of your campaigns',
      adSummary: 'What your advertisements did, every Monday',
    } satisfies Record<NotificationKind, string>,
    choices: {
      now: 'At once',
      daily: 'Once a day, at 8 in the morning',
      off: 'Not at all',
    } satisfies Record<NotificationChoice, string>,
    weekly: 'Every Monday',
    saved: 'Saved.',
    failed: 'That could not be saved.',
    onlyMail: 'Mail is the only way so far: SMS and WhatsApp are not connected.',
  },
  language: {
    title: 'Language',
    text:
      'The pages of this site are in English, with Hindi beside the headings. The mails that we ' +
      'send you can be in English or in Hindi.',
    label: 'Language of mails · ईमेल की भाषा',
    names: { en: 'English', hi: 'हिन्दी' } satisfies Record<MailLanguage, string>,
    saved: {
      en: 'Saved: our mails to you are in English.',
      hi: 'अब से हमारे मेल आपको हिन्दी में मिलेंगे।',
    } satisfies Record<MailLanguage, string>,
    failed: 'That could not be saved.',
  },
  download: {
    title: 'Download my data',
    text:
      'A ZIP with all that is held of you: what you said of yourself, your listings, ads, ' +
      'reviews and messages as lists (JSON), and your pictures. Three times a day at most.',
    button: 'Download my data',
    preparing: 'Preparing…',
    started: 'The download begins.',
    failed: 'The download could not be prepared.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'You have 14 days to change your mind: sign in, and everything stays.',
    button: 'Delete my account',
    dialogTitle: 'Delete your account?',
    goes: 'What goes',
    goesText: (ads: number, messages: number) =>
      [
        'Your profile and photo',
        ads > 0 && `your ${ads === 1 ? 'ad' : `${ads} ads`}`,
        messages > 0 &&
          `${messages === 1 ? 'one message' : `${messages} messages`} (in the other person’s ` +
            'box, too)',
        'what you saved, your sessions and second factors.',
      ]
        .filter(Boolean)
        .join(', '),
    stays: 'What stays, and why',
    staysText: [
      'Reports of something wrong, without your name: what they report may still be there.',
      'The log of what was done on the site, without your name: it shows that rules were kept.',
      'Copies in the backups of the site, until the newer ones replace them.',
    ],
    staysCampaigns:
      'Records of paid advertising, without your name: the books must be kept by law.',
    reviews: (count: number) => (count === 1 ? 'Your review' : `Your ${count} reviews`),
    reviewsKeep: (count: number) => `Leave ${count === 1 ? 'it' : 'them'}, without my name`,
    remove: (count: number) => (count === 1 ? 'Delete it' : 'Delete them'),
    listings: (count: number) => (count === 1 ? 'Your listing' : `Your ${count} listings`),
    listingsKeep: 'Leave what is shown, without an owner',
    sure: 'Yes, delete my account',
    failed: 'The account could not be deleted.',
    done: (day: string) => `Your account is deleted on ${day}. Sign in before to keep it.`,
  },
}
