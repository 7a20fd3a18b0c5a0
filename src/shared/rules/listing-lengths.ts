import { EMAIL_LENGTH, PERSON_NAME_LENGTH, PHONE_LENGTH } from './contact-fields.ts'

/** How long the texts of a listing may be, by the names of its fields. */
export const LISTING_LENGTHS = {
  name: 200,
  nameHi: 200,
  description: 5000,
  tagline: 200,
  phone: PHONE_LENGTH,
  alternatePhone: PHONE_LENGTH,
  whatsappNumber: PHONE_LENGTH,
  email: EMAIL_LENGTH,
  ownerName: PERSON_NAME_LENGTH,
  website: 500,
  facebook: 500,
  instagram: 500,
  twitter: 500,
  linkedin: 500,
  youtube: 500,
  address: 500,
  landmark: 200,
  youtubeVideo: 300,
  videoTitle: 200,
} as const

/** What a picture shows, in words. */
export const PICTURE_TEXT_LENGTH = 200
/** Where a business moved to. */
export const NEW_ADDRESS_LENGTH = 300
/** The name of a special day. */
export const DAY_NAME_LENGTH = 80
