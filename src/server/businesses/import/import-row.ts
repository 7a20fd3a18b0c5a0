import type { WeekHours } from '#shared/rules/hours.ts'

/** A row that can be written; the names are those of the table's columns. */
export type ImportRow = {
  source: string
  source_id: string
  name: string
  name_hi: string | null
  category_id: number
  location_id: number
  description: string
  tagline: string | null
  address: string
  landmark: string | null
  zip_code: string | null
  phone: string | null
  alternate_phone: string | null
  whatsapp_number: string | null
  email: string | null
  website: string | null
  latitude: number | null
  longitude: number | null
  tags: string[]
  business_type: string | null
  established_year: number | null
  hours: WeekHours | null
  source_date: string | null
}

/** The fields of a listing that an import writes. */
export type ListingValues = Omit<ImportRow, 'source' | 'source_id'>
