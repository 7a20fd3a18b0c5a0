import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_PHONE_LENGTH } from './contact-fields.ts'
import type { NamesWith } from './fields.ts'

/** What is true of a field of a classified ad, for contract, server and form. */
type ClassifiedFieldRule = {
  /** A text, one that may be blank, yes or no, or something else. */
  kind: 'text' | 'optional' | 'flag' | 'value'
  /** How many characters a text may have. */
  max?: number
  /** It says what is sold: a change is reviewed before it is shown. */
  reviewed?: true
}

/** The fields that a seller gives, in the order of the form. */
export const CLASSIFIED_FIELDS = {
  title: { kind: 'text', max: 200, reviewed: true },
  description: { kind: 'text', max: 5000, reviewed: true },
  categoryId: { kind: 'value', reviewed: true },
  brand: { kind: 'optional', max: 80, reviewed: true },
  model: { kind: 'optional', max: 80, reviewed: true },
  year: { kind: 'value' },
  condition: { kind: 'value' },
  price: { kind: 'value' },
  priceType: { kind: 'value' },
  city: { kind: 'text', max: 80 },
  state: { kind: 'text', max: 80 },
  pincode: { kind: 'optional' },
  address: { kind: 'optional', max: 300 },
  contactName: { kind: 'text', max: MAX_PERSON_NAME_LENGTH },
  contactPhone: { kind: 'text', max: MAX_PHONE_LENGTH },
  contactEmail: { kind: 'optional', max: MAX_EMAIL_LENGTH },
  showPhone: { kind: 'flag' },
  showEmail: { kind: 'flag' },
  images: { kind: 'value', reviewed: true },
  video: { kind: 'value', reviewed: true },
} as const satisfies Record<string, ClassifiedFieldRule>

type Fields = typeof CLASSIFIED_FIELDS
export type ClassifiedFieldName = keyof Fields
/** The fields of which that is true. */
export type ClassifiedFieldWith<Key extends keyof ClassifiedFieldRule, Value> = NamesWith<
  Fields,
  Key,
  Value
>
