/** What people may choose to be told or not. What protects an account is always told, at once. */
export const NOTIFICATION_KINDS = ['messages', 'inquiries', 'enquiries', 'listings'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_CHOICES = ['now', 'daily', 'off'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]
