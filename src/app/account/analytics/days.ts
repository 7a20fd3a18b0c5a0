/* Days come as days, not as moments: they are the same in every zone. */
const long = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** `17 November`. */
export const formatLongDay = (day: string): string => long.format(new Date(day))

/** `17/11`, for an axis that has no room for more. */
export const formatShortDay = (day: string): string =>
  `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`
