/** What an account says of itself, chosen freely. */
export const CUSTOMER_TYPES = [
  'individual',
  'business_owner',
  'startup',
  'enterprise',
  'freelancer',
  'student',
] as const

export type CustomerType = (typeof CUSTOMER_TYPES)[number]

export const PHOTO_BYTES = 5 * 1024 * 1024
export const MIN_PASSWORD = 6
/** Between asking for the deletion of an account and the deletion. */
export const DELETION_DAYS = 14
