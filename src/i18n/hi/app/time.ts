import type * as english from '#i18n/en/app/time.ts'
import { formatTime as sayTime } from '#i18n/hi/clock.ts'
import { formatDate, MONTHS } from '#i18n/hi/dates.ts'
import { toKolkataTime } from '#shared/rules/kolkata.ts'

const WEEKDAYS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि']

const inKolkata = (at: string) => toKolkataTime(new Date(at))
const dayText = (day: Date) => `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`

/** Of an instant `शाम 4:05 बजे`. */
export const formatTime: typeof english.formatTime = (at) =>
  sayTime(inKolkata(at).toISOString().slice(11, 16))

/** Of an instant `मंगल`. */
export const formatWeekday: typeof english.formatWeekday = (at) =>
  WEEKDAYS[inKolkata(at).getUTCDay()]!

/** Of an instant `24 नवंबर`. */
export const formatDay: typeof english.formatDay = (at) => dayText(inKolkata(at))

/** Of an instant `24 नवंबर 2026, शाम 4:05 बजे`. */
export const formatDateTime: typeof english.formatDateTime = (at) =>
  `${formatDate(at)}, ${formatTime(at)}`

/** Of an instant `मंगलवार, 24 नवंबर`. */
export const formatDayOfWeek: typeof english.formatDayOfWeek = (at) =>
  `${formatWeekday(at)}वार, ${formatDay(at)}`

/** Of an instant `मंगलवार, 24 नवंबर 2026`. */
export const formatFullDay: typeof english.formatFullDay = (at) =>
  `${formatWeekday(at)}वार, ${formatDate(at)}`

/** Of a day `24 नवंबर`. */
export const formatLongDay: typeof english.formatLongDay = (date) => dayText(new Date(date))

/** The same as `formatLongDay`. */
export const formatBareDay: typeof english.formatBareDay = (date) => formatLongDay(date)

/** Of a day `24/11`, for an axis that has no room for more. */
export const formatShortDay: typeof english.formatShortDay = (date) =>
  `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
