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
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_CHOICES = ['now', 'daily', 'off'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]
