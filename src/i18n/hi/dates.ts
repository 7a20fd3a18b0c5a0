import type * as english from '#i18n/en/dates.ts'
import { formatKolkataDay } from '#shared/rules/time.ts'

/** The months; never shortened, as they are short. */
export const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

/** `24 नवंबर 2026` in Kolkata; empty when it is no date. */
export const formatDate: typeof english.formatDate = (iso) =>
  formatKolkataDay(iso, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)

/** The same as `formatDate`: there is no longer way to write a date. */
export const formatLongDate: typeof english.formatLongDate = (iso) => formatDate(iso)

/** `नवंबर 2026` in Kolkata; empty when it is no date. */
export const formatMonth: typeof english.formatMonth = (iso) =>
  formatKolkataDay(iso, (_, month, year) => `${MONTHS[month]} ${year}`)

/** The same as `formatMonth`. */
export const formatShortMonth: typeof english.formatShortMonth = (iso) => formatMonth(iso)

/** `मार्च`, for an ISO date; empty when it is no date. */
export const formatMonthName: typeof english.formatMonthName = (iso) =>
  formatKolkataDay(iso, (_, month) => MONTHS[month]!)
