/** The kinds of customer that a person may choose in the profile. */
export const CUSTOMER_TYPES = [
  'individual',
  'business_owner',
  'startup',
  'enterprise',
  'freelancer',
  'student',
] as const

export type CustomerType = (typeof CUSTOMER_TYPES)[number]

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 200
export const HOME_ADDRESS_LENGTH = 300
export const TOWN_LENGTH = 100
/** The days between the request to delete an account and its deletion. */
export const DELETION_DELAY_DAYS = 14
