import {
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
  time: (time: string) => string
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
export function getOpenStatusText(
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
  if (state.state === 'open') return state.until ? t.openTill(t.time(state.until)) : t.openAllDay
  return state.opens ? t.closedOpens(openingText(state.opens, t)) : t.closed
}

function openingText({ day, time, weekday }: NextOpening, t: StatusTexts): string {
  if (day === 'today') return t.time(time)
  if (day === 'tomorrow') return t.tomorrowAt(t.time(time))
  return t.weekdayAt(t.weekdays[weekday], t.time(time))
}
