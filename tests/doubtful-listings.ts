/** Number of rows of `writeDoubtfulListings` that need a decision. */
export const DOUBTFUL_ROWS = 350

/**
 * A list of schools as a file: `good` rows that can be imported as they are, and before them far
 * PIN codes, unknown towns, short numbers, new categories and missing names.
 */
export function writeDoubtfulListings(good: number): string {
  const doubt = [
    ...Array.from({ length: 214 }, () => ',schools,Nowhere Tola,822999,,Main Road,24.03,84.08'),
    ...Array.from({ length: 61 }, (_, at) => `,schools,Village ${at % 11} Tola,,,Main Road,,`),
    ...Array.from({ length: 59 }, () => ',schools,Panki,,90000001,Main Road,,'),
    ...Array.from({ length: 12 }, () => ',Secondary with Hr. Sec.,Panki,,,Main Road,,'),
  ]
  const rows = [
    ...doubt.map((rest, at) => `d${at},School ${at}${rest}`),
    ...Array.from({ length: 4 }, (_, at) => `n${at},,schools,Panki,,,Main Road ${at},,`),
    ...Array.from({ length: good }, (_, at) => `${at},School ${at},schools,Panki,,,,,`),
  ]
  const head = 'source_id,name,category,city,zip_code,phone,address,latitude,longitude\n'
  return head + rows.join('\n')
}
