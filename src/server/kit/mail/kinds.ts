import type { NotificationKind } from '#shared/rules/notifications.ts'

/**
 * The kind of each mail by the name of its template: people choose by kind whether they get it at
 * once, once a day or not at all. `always` is for mails that somebody asked for and mails that
 * protect an account. A new template needs its line here; a test fails while one is missing.
 */
const KIND_OF: Record<string, NotificationKind | 'always'> = {
  'account-notice': 'always',
  'already-registered': 'always',
  'confirm-email': 'always',
  'confirm-new-email': 'always',
  'confirm-newsletter': 'always',
  'confirm-registration': 'always',
  'contact-answer': 'always',
  'contact-received': 'always',
  digest: 'always',
  'newsletter-begins': 'always',
  'password-changed': 'always',
  report: 'always',
  'report-received': 'always',
  'report-settled': 'always',
  'reset-password': 'always',
  'sign-in-code': 'always',
  /* Money of others is at stake until somebody has looked. */
  'ad-alert': 'always',
  'target-alert': 'always',
  'ad-approved': 'listings',
  'ad-ends': 'listings',
  'ad-inquiry': 'inquiries',
  'ad-received': 'listings',
  'ad-rejected': 'listings',
  'offer-answered': 'inquiries',
  'business-account': 'always',
  'claim-approved': 'always',
  'claim-code': 'always',
  'claim-rejected': 'always',
  'claim-waits': 'always',
  'guessed-password': 'always',
  'guessed-proof': 'always',
  'known-password': 'always',
  'listing-handed-over': 'always',
  'reported-message': 'always',
  'campaign-approved': 'listings',
  'campaign-rejected': 'listings',
  'campaign-credited': 'campaigns',
  'campaign-ended': 'campaigns',
  'campaign-nearly-used': 'campaigns',
  'campaign-target': 'campaigns',
  'campaign-week': 'adSummary',
  'creative-approved': 'campaigns',
  'creative-rejected': 'campaigns',
  'change-approved': 'listings',
  'change-rejected': 'listings',
  enquiry: 'enquiries',
  'listing-deleted': 'listings',
  'listing-edited': 'listings',
  'listing-given': 'always',
  'listing-taken': 'always',
  'listing-told': 'listings',
  'listing-hidden': 'listings',
  'listing-open-again': 'listings',
  'listing-received': 'listings',
  'listing-shown': 'listings',
  'still-right': 'listings',
  'mobile-changed': 'always',
  'text-messages-nearly-used': 'always',
  /* A sample that an administrator sends to their own address. */
  test: 'always',
  message: 'messages',
  'answer-hidden': 'reviews',
  'review-answered': 'reviews',
  'review-hidden': 'reviews',
  'review-shown': 'reviews',
}

/** The kind of a mail by its template's name; undefined when it has no line here. */
export const getNotificationKind = (template: string): NotificationKind | 'always' | undefined =>
  KIND_OF[template]
