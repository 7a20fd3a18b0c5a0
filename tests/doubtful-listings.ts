import { DISTRICT } from '#district/district.ts'
import { HEADQUARTERS as TOWN, PIN_BEGINNINGS } from '#district/local.ts'

/** Number of rows of `writeDoubtfulListings` that need a decision. */
export const DOUBTFUL_ROWS = 350

const POINT = `${DISTRICT.middle.lat},${DISTRICT.middle.lng}`
/** Of the state, but of no town that is known. */
const UNKNOWN_PIN = PIN_BEGINNINGS[0]!.padEnd(6, '9')

/**
 * A list of schools of the district as a file: `good` rows that can be imported as they are, and
 * before them far PIN codes, unknown towns, short numbers, new categories and missing names.
 */
export function writeDoubtfulListings(good: number): string {
  const doubt = [
    ...Array.from(
      { length: 214 },
      () => `,schools,Nowhere Tola,${UNKNOWN_PIN},,Main Road,${POINT}`,
    ),
    ...Array.from({ length: 61 }, (_, at) => `,schools,Village ${at % 11} Tola,,,Main Road,,`),
    ...Array.from({ length: 59 }, () => `,schools,${TOWN},,90000001,Main Road,,`),
    ...Array.from({ length: 12 }, () => `,Secondary with Hr. Sec.,${TOWN},,,Main Road,,`),
  ]
  const rows = [
    ...doubt.map((rest, at) => `d${at},School ${at}${rest}`),
    ...Array.from({ length: 4 }, (_, at) => `n${at},,schools,${TOWN},,,Main Road ${at},,`),
    ...Array.from({ length: good }, (_, at) => `${at},School ${at},schools,${TOWN},,,,,`),
  ]
  const head = 'source_id,name,category,city,zip_code,phone,address,latitude,longitude\n'
  return head + rows.join('\n')
}
