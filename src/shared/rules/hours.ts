import { dateInKolkata, minuteInKolkata } from './kolkata.ts'

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

/**
 * Times are `HH:MM` in Asia/Kolkata. A close before the open is on the next day; equal times mean
 * the whole day.
 */
export type DayHours = { open: string; close: string; closed: boolean }

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
type Span = { from: number; to: number }

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function spanOf(day: DayHours | null): Span | null {
  if (!day || day.closed) return null
  const [from, to] = [minutesOf(day.open), minutesOf(day.close)]
  if (from === to) return { from: 0, to: DAY_MINUTES - 1 }
  return { from, to: to > from ? to : to + DAY_MINUTES }
}

const isWholeDay = (span: Span) => span.from === 0 && span.to >= DAY_MINUTES - 1
const covers = (span: Span | null, minute: number): span is Span =>
  span !== null && minute >= span.from && minute <= span.to

function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'
}

function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The hours in force on a date; null when they are unknown. */
function hoursOn(
  hours: WeekHours | null,
  specialDays: readonly SpecialDay[],
  date: string,
): DayHours | null {
  const special = specialDays.find((day) => day.date === date)
  if (!special) return hours?.[weekdayOf(date)] ?? null
  const { closed, open, close } = special
  if (closed) return { open: '00:00', close: '00:00', closed }
  return open && close ? { open, close, closed } : null
}

/**
 * Whether the place is open at the instant, both end minutes included. Unknown hours are not open.
 */
export function isOpenAt(
  hours: WeekHours | null,
  instant: Date,
  specialDays: readonly SpecialDay[] = [],
): boolean {
  return openState(hours, instant, specialDays).state === 'open'
}

/**
 * Open (until when; null for round the clock), closed (and when it opens next, if that is known),
 * or unknown.
 */
export function openState(
  hours: WeekHours | null,
  instant: Date,
  specialDays: readonly SpecialDay[] = [],
): OpenState {
  const date = dateInKolkata(instant)
  const minute = minuteInKolkata(instant)
  const today = hoursOn(hours, specialDays, date)
  const span = spanOf(today)
  if (today && covers(span, minute))
    return { state: 'open', until: isWholeDay(span) ? null : today.close }

  const yesterday = hoursOn(hours, specialDays, shiftDate(date, -1))
  if (yesterday && covers(spanOf(yesterday), minute + DAY_MINUTES))
    return { state: 'open', until: yesterday.close }
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
    const span = spanOf(day)
    if (!span || (ahead === 0 && span.from <= minute)) continue
    const time = isWholeDay(span) ? '00:00' : day.open
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'later'
    return { weekday: weekdayOf(date), date, time, day: when } satisfies NextOpening
  }
  return null
}

/** The weekday in Kolkata. */
export function todayIn(instant: Date): Weekday {
  return weekdayOf(dateInKolkata(instant))
}

/** `16:00` as `4:00 PM`. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time) % DAY_MINUTES
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

const OPENS = /^([01]?\d|2[0-3]):[0-5]\d$/
const CLOSES = /^(?:([01]?\d|2[0-3]):[0-5]\d|24:00)$/
const MAX_JSON_LENGTH = 4000

function parseDay(value: unknown): DayHours | null {
  if (typeof value !== 'object' || value === null) return null
  const { open, close, closed = false } = value as Record<string, unknown>
  if (typeof closed !== 'boolean') return null
  const known =
    typeof open === 'string' && typeof close === 'string' && OPENS.test(open) && CLOSES.test(close)
  if (known) return { open: open.padStart(5, '0'), close: close.padStart(5, '0'), closed }
  return closed ? { open: '00:00', close: '00:00', closed } : null
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
