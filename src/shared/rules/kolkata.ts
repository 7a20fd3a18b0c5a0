import { MINUTE_MS } from './duration.ts'

/** India has one zone and no summer time. */
const KOLKATA_OFFSET_MS = 330 * MINUTE_MS

/** A date whose UTC fields read as the clock on a wall in Kolkata. */
export function toKolkataTime(instant: Date): Date {
  return new Date(instant.getTime() + KOLKATA_OFFSET_MS)
}

/** The calendar day in Kolkata, `YYYY-MM-DD`. */
export function getKolkataDate(instant: Date): string {
  return toKolkataTime(instant).toISOString().slice(0, 10)
}

/** Minutes since midnight in Kolkata, 0 to 1439. */
export function getKolkataMinute(instant: Date): number {
  const clock = toKolkataTime(instant)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}
