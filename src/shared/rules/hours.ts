import { DAY_MS } from './duration.ts'
import { getKolkataDate, getKolkataMinute } from './kolkata.ts'
import { orderTimeSpans, type TimeSpan } from './two-spans.ts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `second`: open once more on the same day, after a pause. two-spans.ts says what fits. */
export type DayHours = TimeSpan & { closed: boolean; second?: TimeSpan | undefined }

/** A day left out is unknown, which is not the same as closed. */
export type WeekHours = Partial<Record<Weekday, DayHours>>

/**
 * Replaces the weekday's hours on one date (`YYYY-MM-DD`). Not closed and without times: unknown.
 */
export type SpecialDay = {
  date: string
  closed: boolean
  open?: string
  close?: string
  second?: TimeSpan | undefined
  note?: string
}

export type NextOpening = {
  weekday: Weekday
  date: string
  time: string
  day: 'today' | 'tomorrow' | 'later'
}
export type OpenState =
  | { state: 'open'; until: string | null }
  | { state: 'closed'; opens: NextOpening | null }
  | { state: 'unknown' }

const weekdayHours = (open: string, close: string): DayHours => ({ open, close, closed: false })

/** What a new listing's form starts with. Never shown for a business whose hours are unknown. */
export const DEFAULT_HOURS: Record<Weekday, DayHours> = {
  monday: weekdayHours('09:00', '17:00'),
  tuesday: weekdayHours('09:00', '17:00'),
  wednesday: weekdayHours('09:00', '17:00'),
  thursday: weekdayHours('09:00', '17:00'),
  friday: weekdayHours('09:00', '17:00'),
  saturday: weekdayHours('10:00', '16:00'),
  sunday: { open: '10:00', close: '16:00', closed: true },
}

const DAY_MINUTES = 1440
/** How far ahead a next opening is looked for. */
const DAYS_AHEAD = 14

/**
 * First and last open minute counted from the day's midnight; past 1440 it is the small hours of
 * the next day.
 */
type Span = { from: number; to: number } & TimeSpan

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function spansOf(day: DayHours | null): Span[] {
  if (!day || day.closed) return []
  return [day, ...(day.second ? [day.second] : [])].map(({ open, close }) => {
    const from = minutesOf(open)
    const to = minutesOf(close)
    if (from === to) return { open: '00:00', close, from: 0, to: DAY_MINUTES - 1 }
    return { open, close, from, to: to > from ? to : to + DAY_MINUTES }
  })
}

const isWholeDay = (span: Span) => span.from === 0 && span.to >= DAY_MINUTES - 1

/** The span of a day that a minute is in, counted from that day's midnight. */
const spanAt = (day: DayHours | null, minute: number) =>
  spansOf(day).find(({ from, to }) => minute >= from && minute <= to)

function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'
}

function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The hours in force on a date; null when they are unknown. */
function hoursOn(
  hours: WeekHours | null,
  specialDays: readonly SpecialDay[],
  date: string,
): DayHours | null {
  const special = specialDays.find((day) => day.date === date)
  if (!special) return hours?.[weekdayOf(date)] ?? null
  const { closed, open = '', close = '', second } = special
  return closed || (open && close) ? { open, close, closed, second } : null
}

/**
 * Whether the place is open at the instant, both end minutes included. Unknown hours are not open.
 */
export function isOpenAt(
  hours: WeekHours | null,
  instant: Date,
  specialDays: readonly SpecialDay[] = [],
): boolean {
  return getOpenState(hours, instant, specialDays).state === 'open'
}

/**
 * Open (until when; null for round the clock), closed (and when it opens next, if that is known),
 * or unknown.
 */
export function getOpenState(
  hours: WeekHours | null,
  instant: Date,
  specialDays: readonly SpecialDay[] = [],
): OpenState {
  const date = getKolkataDate(instant)
  const minute = getKolkataMinute(instant)
  const today = hoursOn(hours, specialDays, date)
  const span = spanAt(today, minute)
  if (span) return { state: 'open', until: isWholeDay(span) ? null : span.close }

  const yesterday = hoursOn(hours, specialDays, shiftDate(date, -1))
  const late = spanAt(yesterday, minute + DAY_MINUTES)
  if (late) return { state: 'open', until: late.close }
  if (!today) return { state: 'unknown' }
  return { state: 'closed', opens: nextOpening(hours, specialDays, date, minute) }
}

/**
 * The next opening after a minute of a date; null when none comes soon or an unknown day stands
 * before it.
 */
function nextOpening(
  hours: WeekHours | null,
  specialDays: readonly SpecialDay[],
  today: string,
  minute: number,
) {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = shiftDate(today, ahead)
    const day = hoursOn(hours, specialDays, date)
    if (!day) return null
    const span = spansOf(day).find(({ from }) => ahead > 0 || from > minute)
    if (!span) continue
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'later'
    return { weekday: weekdayOf(date), date, time: span.open, day: when } satisfies NextOpening
  }
  return null
}

/** The weekday in Kolkata. */
export function getWeekdayInKolkata(instant: Date): Weekday {
  return weekdayOf(getKolkataDate(instant))
}

/** Hour and minute of a time; `24:00` is midnight. */
export function parseClockTime(time: string): { hour: number; minute: number } {
  const minutes = minutesOf(time) % DAY_MINUTES
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 }
}

const OPENS = /^([01]?\d|2[0-3]):[0-5]\d$/
const CLOSES = /^(?:([01]?\d|2[0-3]):[0-5]\d|24:00)$/
const MAX_JSON_LENGTH = 4000

function parseTimes(value: unknown): TimeSpan | null {
  if (typeof value !== 'object' || value === null) return null
  const { open, close } = value as Record<string, unknown>
  const known =
    typeof open === 'string' && typeof close === 'string' && OPENS.test(open) && CLOSES.test(close)
  return known ? { open: open.padStart(5, '0'), close: close.padStart(5, '0') } : null
}

function parseDay(value: unknown): DayHours | null {
  if (typeof value !== 'object' || value === null) return null
  const { closed = false, second } = value as Record<string, unknown>
  if (typeof closed !== 'boolean') return null
  const times = parseTimes(value)
  if (closed) return { ...(times ?? { open: '00:00', close: '00:00' }), closed }
  if (second === undefined || second === null) return times && { ...times, closed }
  const again = parseTimes(second)
  const both = times && again && orderTimeSpans(times, again)
  return both && { ...both, closed }
}

/**
 * Hours as an object or as its JSON text. Days that cannot be read are left out (unknown); null
 * when none can.
 */
export function parseHours(value: unknown): WeekHours | null {
  const given = typeof value === 'string' ? parseJson(value) : value
  if (typeof given !== 'object' || given === null) return null
  const days = given as Record<string, unknown>
  const parsed = WEEKDAYS.flatMap((weekday) => {
    const day = Object.hasOwn(days, weekday) ? parseDay(days[weekday]) : null
    return day ? [[weekday, day] as const] : []
  })
  return parsed.length > 0 ? Object.fromEntries(parsed) : null
}

function parseJson(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
