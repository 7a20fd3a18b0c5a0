import { counted as countedOf } from './plural.ts'

/** `1 दुकान`, `12 दुकानें`; `many` is left out where the noun does not bend: `12 रिव्यू`. */
export const counted = (count: number, one: string, many = one): string =>
  countedOf(count, one, many)
