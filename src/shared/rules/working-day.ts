import { DAY_MS, HOUR_MS } from './duration.ts'
import { toKolkataTime } from './kolkata.ts'

const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS

/**
 * Until when something that comes now is looked at: the hour of the next working day in India. That
 * is from Monday to Friday; holidays are not known.
 */
export function getNextWorkingDay(at: Date, hour: number): Date {
  const local = toKolkataTime(at)
  let day = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) + DAY_MS
  while ([0, 6].includes(new Date(day).getUTCDay())) day += DAY_MS
  return new Date(day + hour * HOUR_MS - KOLKATA_OFFSET_MS)
}
