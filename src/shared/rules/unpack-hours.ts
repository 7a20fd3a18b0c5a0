import { WEEKDAYS, type WeekHours } from './hours.ts'

/** The week that `packWeek` packed; a part that cannot be read is an unknown day. */
export function unpackWeek(text: string): WeekHours {
  const parts = text.split(',')
  const hours: WeekHours = {}
  WEEKDAYS.forEach((weekday, i) => {
    const part = parts[i] ?? ''
    const [open, close, again, end] = part === 'x' ? ['00:00', '00:00'] : part.split('-')
    if (open && close)
      hours[weekday] = {
        ...{ open, close, closed: part === 'x' },
        second: again && end ? { open: again, close: end } : undefined,
      }
  })
  return hours
}
