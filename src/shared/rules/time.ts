import { HOUR_MS, DAY_MS, WEEK_MS } from './duration.ts'
import { toKolkataTime } from './kolkata.ts'

/**
 * A day in Kolkata as a language writes it, for an ISO timestamp or a plain `YYYY-MM-DD` or
 * `YYYY-MM` (a plain date is that day, in no zone); months count from 0. Empty when it is no date.
 */
export function formatKolkataDay(
  iso: string,
  write: (day: number, month: number, year: number) => string,
): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const day = toKolkataTime(instant)
  return write(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear())
}

export type RelativeAge =
  | { unit: 'now' }
  | { unit: 'date' }
  | { unit: 'hours' | 'days'; count: number }

/**
 * How old something is, as shown: just now below an hour, hours below a day, days below a week,
 * then the date.
 */
export function getRelativeAge(from: Date, now: Date): RelativeAge {
  const age = now.getTime() - from.getTime()
  if (age < HOUR_MS) return { unit: 'now' }
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) }
  if (age < WEEK_MS) return { unit: 'days', count: Math.floor(age / DAY_MS) }
  return { unit: 'date' }
}
