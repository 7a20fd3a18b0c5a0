import { HOUR_MS, DAY_MS, WEEK_MS } from './duration.ts'
import { toKolkataTime } from './kolkata.ts'

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * `12 Nov 2026` in Kolkata, for an ISO timestamp or a plain `YYYY-MM-DD` (a plain date is that day,
 * in no zone); empty when it is no date. Not by Intl, whose month names differ between browsers and
 * Node.
 */
export function formatDate(iso: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const day = toKolkataTime(instant)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** `November 12, 2026` in Kolkata, for an ISO timestamp; empty when it is no date. */
export function formatLongDate(iso: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const day = toKolkataTime(instant)
  return `${LONG_MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** `March 2026` in Kolkata, for an ISO timestamp. */
export function formatMonth(iso: string): string {
  const day = toKolkataTime(new Date(iso))
  return `${LONG_MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

export type RelativeAge =
  { unit: 'now' } | { unit: 'hours' | 'days'; count: number } | { unit: 'date'; date: string }

/**
 * How old something is, as shown: just now below an hour, hours below a day, days below a week,
 * then the date.
 */
export function getRelativeAge(from: Date, now: Date): RelativeAge {
  const age = now.getTime() - from.getTime()
  if (age < HOUR_MS) return { unit: 'now' }
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) }
  if (age < WEEK_MS) return { unit: 'days', count: Math.floor(age / DAY_MS) }
  return { unit: 'date', date: formatDate(from.toISOString()) }
}
