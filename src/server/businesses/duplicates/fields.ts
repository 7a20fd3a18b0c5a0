import type { businesses } from '#server/db/tables/index.ts'
import type { MergeField } from '#shared/rules/duplicates.ts'

export type MergeRow = typeof businesses.$inferSelect
export type MergeColumn = keyof MergeRow

/** The columns that are chosen together. */
export const MERGE_FIELD_COLUMNS: Record<MergeField, readonly MergeColumn[]> = {
  name: ['name'],
  nameHi: ['nameHi'],
  category: ['categoryId', 'serviceInformation'],
  place: ['locationId', 'address', 'landmark', 'zipCode', 'latitude', 'longitude'],
  owner: ['ownerId', 'ownerName'],
  phone: ['phone'],
  alternatePhone: ['alternatePhone'],
  whatsappNumber: ['whatsappNumber'],
  email: ['email'],
  website: ['website'],
  description: ['description'],
  tagline: ['tagline'],
  hours: ['hours', 'specialDays'],
  logo: ['logo'],
  tags: ['tags'],
  paymentMethods: ['paymentMethods'],
  establishedYear: ['establishedYear'],
  businessType: ['businessType'],
}

/** Nothing is said there: the other listing's is better. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
