/** So many campaigns a request may name: those of the page, and those seen often enough. */
export const MOST_WITHOUT = 60
export const WITHOUT = new RegExp(`^(\\d{1,10}(,\\d{1,10}){0,${MOST_WITHOUT - 1}})?$`)

/** The campaigns that a request names. */
export const readWithout = (text: string): ReadonlySet<number> =>
  new Set(text === '' ? [] : text.split(',').map(Number))
