/** The columns of `businesses.csv`; the importer's own names. */
export const listingColumns = [
  'source_id',
  'name',
  'name_hi',
  'category',
  'description',
  'tagline',
  'address',
  'landmark',
  'city',
  'district',
  'state',
  'zip_code',
  'phone',
  'alternate_phone',
  'whatsapp',
  'email',
  'website',
  'latitude',
  'longitude',
  'tags',
  'business_type',
  'established_year',
  'source_date',
  'source_note',
] as const

/** One listing as written; a column that is left out is unknown and stays empty. */
export type Listing = Partial<Record<(typeof listingColumns)[number], string>> & {
  source_id: string
  name: string
  category: string
  city: string
}

/** What a source gave, and what of it was left out, with the reason. */
export type Harvest = { listings: Listing[]; dropped: string[] }

/** Parts joined by a separator, without the empty ones. */
export function joined(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(separator)
}
