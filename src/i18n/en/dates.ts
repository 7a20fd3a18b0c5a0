import { formatKolkataDay } from '#shared/rules/time.ts'

/* Not by Intl, whose names of months differ between browsers and Node. */
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
 * in no zone); empty when it is no date.
 */
export const formatDate = (iso: string): string =>
  formatKolkataDay(iso, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)

/** `November 12, 2026` in Kolkata, for an ISO timestamp; empty when it is no date. */
export const formatLongDate = (iso: string): string =>
  formatKolkataDay(iso, (day, month, year) => `${LONG_MONTHS[month]} ${day}, ${year}`)

/** `March 2026` in Kolkata, for an ISO timestamp; empty when it is no date. */
export const formatMonth = (iso: string): string =>
  formatKolkataDay(iso, (_, month, year) => `${LONG_MONTHS[month]} ${year}`)

/** `Mar 2026`, for an ISO date, `2026-03` among them; empty when it is no date. */
export const formatShortMonth = (iso: string): string =>
  formatKolkataDay(iso, (_, month, year) => `${MONTHS[month]} ${year}`)

/** `March`, for an ISO date; empty when it is no date. */
export const formatMonthName = (iso: string): string =>
  formatKolkataDay(iso, (_, month) => LONG_MONTHS[month]!)
