/**
 * The kinds of mail that people may turn off. Mails that protect an account are always sent at
 * once.
 */
export const NOTIFICATION_KINDS = [
  'messages',
  'inquiries',
  'enquiries',
  'listings',
  'reviews',
  'campaigns',
  'adSummary',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_CHOICES = ['now', 'daily', 'off'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]

/** What holds until somebody chooses: the weekly summary of advertising is for who wants it. */
export const getDefaultChoice = (kind: NotificationKind): NotificationChoice =>
  kind === 'adSummary' ? 'off' : 'now'

/** What may be chosen: what comes once a week cannot wait for the mail of a day. */
export const listChoices = (kind: NotificationKind): readonly NotificationChoice[] =>
  kind === 'adSummary' ? ['now', 'off'] : NOTIFICATION_CHOICES
