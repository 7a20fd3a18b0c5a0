import { WEEKDAYS, type SpecialDay, type WeekHours } from '#shared/rules/hours.ts'

const CLOSED_WEEK: WeekHours = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { open: '00:00', close: '00:00', closed: true }]),
)

type Hours = {
  businessHours: WeekHours | null
  specialDays: SpecialDay[]
  pausedUntil: string | null
}

/**
 * The row as visitors see its hours: while a business is closed for some time, each day is a closed
 * day, so that lists and maps need not know about it.
 */
export const withPausedHours = <Row extends Hours>({ pausedUntil, ...row }: Row) =>
  pausedUntil === null ? row : { ...row, businessHours: CLOSED_WEEK, specialDays: [] }
