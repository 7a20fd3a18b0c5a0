import { WEEKDAYS, type WeekHours } from './hours.ts'

/* Apart from packed-hours.ts, which the script of static pages carries: that only reads what was
   packed. */

/**
 * A week's hours in a few characters for an HTML attribute, Monday first:
 * `10:00-16:00,,x,09:00-13:00-16:00-20:00,…`; `x` is closed, nothing is unknown.
 */
export function packWeek(hours: WeekHours): string {
  return WEEKDAYS.map((weekday) => {
    const day = hours[weekday]
    if (!day) return ''
    if (day.closed) return 'x'
    return [day, ...(day.second ? [day.second] : [])]
      .map(({ open, close }) => `${open}-${close}`)
      .join('-')
  }).join(',')
}
