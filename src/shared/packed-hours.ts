import type { WeekHours } from './hours.ts'
import { WEEKDAYS } from './hours.ts'

/**
 * A week's hours in a few characters for an HTML attribute, Monday first: `10:00-16:00,,x,…`; `x` is closed, nothing is
 * unknown.
 */
export function packWeek(hours: WeekHours): string {
  return WEEKDAYS.map((weekday) => {
    const day = hours[weekday]
    if (!day) return ''
    return day.closed ? 'x' : `${day.open}-${day.close}`
  }).join(',')
}

/** The week that `packWeek` packed; a part that cannot be read is an unknown day. */
export function unpackWeek(text: string): WeekHours {
  const parts = text.split(',')
  const hours: WeekHours = {}
  WEEKDAYS.forEach((weekday, i) => {
    const part = parts[i] ?? ''
    const [open, close] = part === 'x' ? ['00:00', '00:00'] : part.split('-')
    if (open && close) hours[weekday] = { open, close, closed: part === 'x' }
  })
  return hours
}
