import { WEEKDAYS, type DayHours, type Weekday, type WeekHours } from '#shared/rules/hours.ts'
import type { TimeSpan } from '#shared/rules/two-spans.ts'

/** What a day has that is opened by a tap. */
export const DEFAULT_HOURS: DayHours = { open: '09:00', close: '20:00', closed: false }
const CLOSED: DayHours = { open: '00:00', close: '00:00', closed: true }
const ALL_DAY: DayHours = { open: '00:00', close: '24:00', closed: false }

/** The pause that is offered where a day goes over noon. */
const PAUSE = { from: '13:00', until: '16:00' }

/** When a day is open, as far as it is filled in. */
export type DayTimes = { open?: string; close?: string; second?: TimeSpan | undefined }

const week = (of: (day: Weekday) => DayHours): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)]))

const isOpenAllDay = ({ open, close }: DayHours): boolean =>
  open === close || (open === ALL_DAY.open && close === ALL_DAY.close)

/** The times to begin with: those that were typed for the first open day, else the usual ones. */
function timesOf(hours: WeekHours | null): DayHours {
  const first = WEEKDAYS.map((day) => hours?.[day]).find((day) => day && !day.closed)
  return first && !isOpenAllDay(first) ? first : DEFAULT_HOURS
}

/** Whole weeks to begin with. */
export const WEEK_PRESETS = {
  monToSat: (hours) => week((day) => (day === 'sunday' ? CLOSED : timesOf(hours))),
  everyDay: (hours) => week(() => timesOf(hours)),
  allDay: () => week(() => ALL_DAY),
  unknown: () => null,
} as const satisfies Record<string, (hours: WeekHours | null) => WeekHours | null>

/** Which of them a week is, whatever its times; null for a week of its own. */
export function getWeekPreset(hours: WeekHours | null): keyof typeof WEEK_PRESETS | null {
  if (!hours) return 'unknown'
  const open = WEEKDAYS.filter((day) => hours[day] && !hours[day].closed)
  if (open.length === 7)
    return open.every((day) => isOpenAllDay(hours[day]!)) ? 'allDay' : 'everyDay'
  return open.length === 6 && hours.sunday?.closed ? 'monToSat' : null
}

/** Opens or closes a day; a closed day keeps its times. */
export function setDayOpen(hours: WeekHours, day: Weekday, isOpen: boolean): WeekHours {
  const before = hours[day]
  const times = before && before.open !== before.close ? before : DEFAULT_HOURS
  return { ...hours, [day]: { ...times, closed: !isOpen } }
}

/** The times of the day on every open day. */
export function copyToOpenDays(hours: WeekHours, from: Weekday): WeekHours {
  const like = hours[from]
  if (!like) return hours
  return Object.fromEntries(
    WEEKDAYS.map((day) => {
      const before = hours[day]
      return [day, before && !before.closed ? { ...like, closed: false } : (before ?? CLOSED)]
    }),
  )
}

/** One day like another. */
export const copyDay = (hours: WeekHours, from: Weekday, to: Weekday): WeekHours => ({
  ...hours,
  [to]: hours[from],
})

/** A day with a pause at noon where it goes over noon, else with blank times to be filled in. */
export function withSecondHours<Day extends DayTimes>(day: Day): Day {
  const { open = '', close = '' } = day
  const isOverNoon = open < PAUSE.from && (close > PAUSE.until || close < open)
  return isOverNoon && open && close
    ? { ...day, close: PAUSE.from, second: { open: PAUSE.until, close } }
    : { ...day, second: { open: '', close: '' } }
}

/** Whether it closes on the next day. */
export const isPastMidnight = ({ open, close }: DayTimes): boolean =>
  Boolean(open && close && close < open)
