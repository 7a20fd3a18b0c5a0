import { getSources, type SampleSource } from '#config/sources.ts'
import { SAMPLE_SOURCE_NAME } from '#district/sources.ts'

/** What imported listings must say when they are passed on, by the name of their source. */
export type OpenDataSource = {
  /** As the import named it. */
  source: string
  /** The slug of the category, where a source has several origins; null for all others of it. */
  category: string | null
  licence: string
  attribution: string
}

const attributionOf = ({ name, origin }: SampleSource): string => `${name}; ${origin}`
const sources = getSources('en')
const ofListings = sources.filter(({ category }) => category !== undefined)
const ofTowns = sources.filter(({ hasTowns }) => hasTowns)
const all = <Of>(of: readonly Of[], said: (one: Of) => string): string =>
  [...new Set(of.map(said))].join(' / ')

/**
 * Listings of a source that has no entry are left out of the open data: nobody has said that they
 * may be passed on. One for OpenStreetMap would say `licence: 'ODbL 1.0'` and
 * `attribution: '© OpenStreetMap contributors'`.
 */
export const OPEN_DATA_SOURCES: readonly OpenDataSource[] = [
  ...ofListings.map((one) => ({
    source: SAMPLE_SOURCE_NAME,
    category: one.category ?? null,
    licence: one.licence,
    attribution: attributionOf(one),
  })),
  // Listings that an administrator has moved to another category: one of those origins.
  {
    source: SAMPLE_SOURCE_NAME,
    category: null,
    licence: all(ofListings, ({ licence }) => licence),
    attribution: all(ofListings, attributionOf),
  },
]

/** Of towns that have a PIN code or a point: both came with the sample district. */
export const TOWN_SOURCE = {
  licence: all(ofTowns, ({ licence }) => licence),
  attribution: all(ofTowns, attributionOf),
}
