/* By Intl, which the app's browsers have; days that come as days are the same in every zone. */
const ZONE = 'Asia/Kolkata'
const formatter = (options: Intl.DateTimeFormatOptions, timeZone = ZONE) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, ...options })

const clock = formatter({ timeStyle: 'short' })
const weekday = formatter({ weekday: 'short' })
const day = formatter({ day: 'numeric', month: 'short' })
const whole = formatter({ dateStyle: 'long', timeStyle: 'short' })

/** Of an instant `4:05 pm`. */
export const formatTime = (at: string): string => clock.format(new Date(at))

/** Of an instant `Tue`. */
export const formatWeekday = (at: string): string => weekday.format(new Date(at))

/** Of an instant `24 Nov`. */
export const formatDay = (at: string): string => day.format(new Date(at))

/** Of an instant `24 November 2026 at 4:05 pm`. */
export const formatDateTime = (at: string): string => whole.format(new Date(at))

/** Of an instant `Tuesday, 24 November`. */
export const formatDayOfWeek = (at: string): string =>
  formatter({ weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at))

/** Of an instant `Tuesday, 24 November 2026`. */
export const formatFullDay = (at: string): string =>
  formatter({ dateStyle: 'full' }).format(new Date(at))

const inNoZone = (options: Intl.DateTimeFormatOptions) => formatter(options, 'UTC')

/** Of a day `24 November`. */
export const formatLongDay = (date: string): string =>
  inNoZone({ day: 'numeric', month: 'long' }).format(new Date(date))

/** Of a day `24 Nov`. */
export const formatBareDay = (date: string): string =>
  inNoZone({ day: 'numeric', month: 'short' }).format(new Date(date))

/** Of a day `24/11`, for an axis that has no room for more. */
export const formatShortDay = (date: string): string =>
  `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
