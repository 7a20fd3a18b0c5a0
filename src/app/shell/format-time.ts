import { formatDay, formatTime, formatWeekday } from '#i18n/en/app/time.ts'
import { DAY_MS, HOUR_MS } from '#shared/rules/duration.ts'

export { formatDateTime, formatDay, formatTime } from '#i18n/en/app/time.ts'

/** Under 24 hours the time, under 7 days the weekday, otherwise month and day. */
export function formatRecentTime(at: string, now: Date): string {
  const hours = (now.getTime() - new Date(at).getTime()) / HOUR_MS
  if (hours < 24) return formatTime(at)
  return hours < 7 * 24 ? formatWeekday(at) : formatDay(at)
}

/** Whole days until then, rounded up; 0 and less when it is over today. */
export const daysUntil = (at: string, now: Date): number =>
  Math.ceil((new Date(at).getTime() - now.getTime()) / DAY_MS)
