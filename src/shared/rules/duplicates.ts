/** Why two listings may be one. */
export const DUPLICATE_REASONS = ['phone', 'name', 'address', 'point'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/**
 * What is chosen of either listing when two are made one. Photos of both are kept, and so are
 * reviews, favourites, messages, claims and figures.
 */
export const MERGE_FIELDS = [
  'name',
  'nameHi',
  'category',
  'place',
  'owner',
  'phone',
  'alternatePhone',
  'whatsappNumber',
  'email',
  'website',
  'description',
  'tagline',
  'hours',
  'logo',
  'tags',
  'paymentMethods',
  'establishedYear',
  'businessType',
] as const
export type MergeField = (typeof MERGE_FIELDS)[number]
