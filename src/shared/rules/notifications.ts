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

export const NOTIFICATION_FREQUENCIES = ['now', 'daily', 'off'] as const
export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number]

/** What holds until somebody chooses: the weekly summary of advertising is for who wants it. */
export const getDefaultNotificationFrequency = (kind: NotificationKind): NotificationFrequency =>
  kind === 'adSummary' ? 'off' : 'now'

/** What may be chosen: what comes once a week cannot wait for the mail of a day. */
export const listNotificationFrequencies = (
  kind: NotificationKind,
): readonly NotificationFrequency[] =>
  kind === 'adSummary' ? ['now', 'off'] : NOTIFICATION_FREQUENCIES
