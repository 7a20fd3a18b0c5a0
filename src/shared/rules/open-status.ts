import {
  formatTime,
  getOpenState,
  type NextOpening,
  type OpenState,
  type SpecialDay,
  type Weekday,
  type WeekHours,
} from './hours.ts'

/** The words of a status; src/i18n has them under `businesses`. */
export interface StatusTexts {
  openTill: (time: string) => string
  openAllDay: string
  closedOpens: (when: string) => string
  closed: string
  hoursUnknown: string
  /** When it opens, if not today: `tomorrow 10:00 AM`, `Monday 10:00 AM`. */
  tomorrowAt: (time: string) => string
  weekdayAt: (weekday: string, time: string) => string
  weekdays: Record<Weekday, string>
}

/** `look` ends the class name `status-…`. */
export interface OpenStatus {
  look: OpenState['state']
  text: string
}

/** Open till when, closed until when, or not known, at an instant. */
export function getOpenStatus(
  {
    businessHours,
    specialDays,
  }: { businessHours: WeekHours | null; specialDays: readonly SpecialDay[] },
  now: Date,
  t: StatusTexts,
): OpenStatus {
  const found = getOpenState(businessHours, now, specialDays)
  return { look: found.state, text: statusText(found, t) }
}

function statusText(state: OpenState, t: StatusTexts): string {
  if (state.state === 'unknown') return t.hoursUnknown
  if (state.state === 'open')
    return state.until ? t.openTill(formatTime(state.until)) : t.openAllDay
  return state.opens ? t.closedOpens(openingText(state.opens, t)) : t.closed
}

function openingText({ day, time, weekday }: NextOpening, t: StatusTexts): string {
  if (day === 'today') return formatTime(time)
  if (day === 'tomorrow') return t.tomorrowAt(formatTime(time))
  return t.weekdayAt(t.weekdays[weekday], formatTime(time))
}
