import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_PHONE_LENGTH } from './contact-fields.ts'

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

export const MAX_PROFILE_PHOTO_BYTES = 5 * 1024 * 1024
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 200

/** The texts of a profile that its owner fills in, and how many characters each may have. */
export const PROFILE_FIELD_MAX_LENGTHS = {
  name: MAX_PERSON_NAME_LENGTH,
  email: MAX_EMAIL_LENGTH,
  phone: MAX_PHONE_LENGTH,
  address: 300,
  city: 100,
  state: 100,
  pincode: 6,
} as const
export type ProfileField = keyof typeof PROFILE_FIELD_MAX_LENGTHS
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELD_MAX_LENGTHS) as ProfileField[]

/** The days between the request to delete an account and its deletion. */
export const ACCOUNT_DELETION_DELAY_DAYS = 14
