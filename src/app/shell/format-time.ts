const ZONE = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, timeStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, weekday: 'short' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, day: 'numeric', month: 'short' })
const whole = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
})

const HOUR_MS = 60 * 60_000

/** Under 24 hours the time, under 7 days the weekday, otherwise month and day. */
export function formatRecentTime(at: string, now: Date): string {
  const then = new Date(at)
  const hours = (now.getTime() - then.getTime()) / HOUR_MS
  if (hours < 24) return clock.format(then)
  return (hours < 7 * 24 ? weekday : day).format(then)
}

/** The time of day. */
export const formatTime = (at: string): string => clock.format(new Date(at))
export const formatDateTime = (at: string): string => whole.format(new Date(at))
export const formatDay = (at: string): string => day.format(new Date(at))

/** Whole days until then, rounded up; 0 and less when it is over today. */
export const daysUntil = (at: string, now: Date): number =>
  Math.ceil((new Date(at).getTime() - now.getTime()) / (24 * HOUR_MS))
