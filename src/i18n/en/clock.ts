import { parseClockTime } from '#shared/rules/hours.ts'

/** `16:00` as `4:00 PM`. */
export function formatTime(time: string): string {
  const { hour, minute } = parseClockTime(time)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `9:00 AM - 6:00 PM`. */
export const formatSpan = (open: string, close: string): string =>
  `${formatTime(open)} - ${formatTime(close)}`
