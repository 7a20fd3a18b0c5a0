/* Days come as days, not as moments: they are the same in every zone. */
const long = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const short = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** `17 November`. */
export const dayLong = (day: string): string => long.format(new Date(day))

/** `17 Nov`. */
export const dayNumber = (day: string): string => short.format(new Date(day))
