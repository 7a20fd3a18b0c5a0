import type { DayHours } from './hours.ts'

interface DayTexts {
  closed: string
  allDay: string
  unknownDay: string
  span: (open: string, close: string) => string
}

/**
 * A day's hours in words: `9:00 AM - 1:00 PM, 4:00 PM - 8:00 PM`, closed, round the clock, or not
 * known.
 */
export function formatDayHours(day: Partial<DayHours> | undefined, t: DayTexts): string {
  if (!day) return t.unknownDay
  if (day.closed) return t.closed
  if (!day.open || !day.close) return t.unknownDay
  const isAllDay = day.open === day.close || (day.open === '00:00' && day.close === '24:00')
  if (isAllDay) return t.allDay
  const first = t.span(day.open, day.close)
  return day.second ? `${first}, ${t.span(day.second.open, day.second.close)}` : first
}
