import type { MailLanguage } from '#shared/rules/languages.ts'
import type { NotificationFrequency, NotificationKind } from '#shared/rules/notifications.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'

/** What an account wants to be told, its data and its end. */
export const preferences = {
  notifications: {
    title: 'Email notifications',
    lead: 'We always send security emails.',
    kinds: {
      messages: 'Messages about businesses',
      inquiries: 'Inquiries and offers for your ads',
      enquiries: 'Inquiries from your business pages',
      listings: 'Decisions about your listings and ads',
      reviews: 'Decisions about your reviews, and replies to them',
      campaigns: 'Campaign budgets, end dates and credits',
      adSummary: 'Weekly campaign report',
    } satisfies Record<NotificationKind, string>,
    choices: {
      now: 'Immediately',
      daily: 'Daily at 8 AM',
      off: 'Off',
    } satisfies Record<NotificationFrequency, string>,
    weekly: 'Every Monday',
    saved: 'Saved.',
    failed: 'Couldn’t save. Please try again.',
    phoneTitle: 'Notifications',
    textMessages: 'Text messages',
    textMessagesHint:
      'Up to 2 a day: approvals, new conversations, enquiries and changes of a business. Codes ' +
      'to log in are always sent. With an email address, you get emails instead.',
  },
  language: {
    title: 'Language',
    text: 'We use it for emails, and when you log in on a new device.',
    label: READS_HINDI ? 'Language · भाषा' : 'Language',
    names: { en: 'English', hi: 'हिंदी' } satisfies Record<MailLanguage, string>,
    saved: {
      en: 'Saved. You will get our emails in English.',
      hi: 'सेव हो गया। अब हमारे ईमेल हिंदी में आएँगे।',
    } satisfies Record<MailLanguage, string>,
    failed: 'Couldn’t save. Please try again.',
  },
  download: {
    title: 'Download my data',
    text:
      'A ZIP file of all the data we have about you: your profile, listings, ads, reviews ' +
      'and messages (JSON), and your photos. Up to 3 times a day.',
    button: 'Download my data',
    preparing: 'Preparing…',
    started: 'Download started.',
    failed: 'Couldn’t prepare the download. Please try again.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Your account will be deleted 14 days after you ask. To cancel, log in before then.',
    button: 'Delete my account',
    dialogTitle: 'Delete your account?',
    goes: 'What will be deleted',
    goesText: (ads: number, messages: number) =>
      [
        'Your profile and photo',
        ads > 0 && `your ${ads === 1 ? 'ad' : `${ads} ads`}`,
        messages > 0 &&
          `${messages === 1 ? 'one message' : `${messages} messages`} (in the other person’s ` +
            'inbox, too)',
        'your saved businesses and ads, logged-in devices and two-step verification.',
      ]
        .filter(Boolean)
        .join(', '),
    stays: 'What we keep, and why',
    staysText: [
      'Your reports of problems, without your name: the problem may still be there.',
      'Our log of changes, without your name: it shows that the rules were followed.',
      'Copies in backups, until newer backups replace them.',
    ],
    staysCampaigns: 'Records of paid ads, without your name: the law requires us to keep them.',
    reviews: (count: number) => (count === 1 ? 'Your review' : `Your ${count} reviews`),
    reviewsKeep: (count: number) => `Keep ${count === 1 ? 'it' : 'them'} without my name`,
    remove: (count: number) => (count === 1 ? 'Delete it' : 'Delete them'),
    listings: (count: number) => (count === 1 ? 'Your listing' : `Your ${count} listings`),
    listingsKeep: 'Keep live listings, without an owner',
    sure: 'Yes, delete my account',
    failed: 'Couldn’t delete the account. Please try again.',
    done: (day: string) => `Your account will be deleted on ${day}. Log in before then to cancel.`,
  },
}
