import { toLatinDigits } from '#shared/text/latin-digits.ts'
import { parseHours, WEEKDAYS, type Weekday, type WeekHours } from './hours.ts'

/** How each weekday begins when it is typed, a group for each from Monday. */
const DAY =
  /^(?:(mon|सोम)|(tue|मंगल)|(wed|बुध)|(thu|गुर[ुू]|बृहस्पति)|(fri|शुक्र)|(sat|शनि)|(sun|रवि|इतवार))[\p{L}\p{M}]*/u
const EVERY_DAY = /^(?:daily|every ?day|all days|रोज़?|रोज|हर दिन|हर रोज़?|प्रतिदिन)(?![\p{L}\p{M}])/u
const CLOSED = /^(?:closed|off|holiday|बंद|बन्द|छुट्टी)(?![\p{L}\p{M}])/u
const WHOLE_DAY = /^(?:24 ?(?:hours|hrs|h|x ?7|\/ ?7|घंटे|घण्टे))/u
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.))?(?: ?(?:o'?clock|बजे))?/u
const BETWEEN = /^ ?(?:-|to|till|until|से) ?/u
const FILLER = /^(?:[\s,;:|&+]+|and\b|और|तक)/u

type Span = { open: string; close: string }
type Entry = { days: number[]; spans: Span[]; isClosed: boolean }

/**
 * Opening hours typed in one line, such as `Mon-Sat 10-6, Sun closed`, `daily 9 am to 9 pm` or
 * `सोम-शनि 10 से 6`: days that are not named are unknown, and without any day they hold for all.
 * A close that is not after the open is in the afternoon. Null when a part cannot be read.
 */
export function parseHoursLine(text: string): WeekHours | null {
  let rest = toLatinDigits(text.toLowerCase())
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const entries: Entry[] = []
  while (rest !== '') {
    const filler = FILLER.exec(rest)
    if (filler) {
      rest = rest.slice(filler[0].length)
      continue
    }
    const days = readDays(rest)
    const after = days?.rest ?? rest
    const what = readSpan(after)
    if (!what) return null
    if (days || entries.length === 0)
      entries.push({ days: days?.days ?? [...WEEKDAYS.keys()], spans: [], isClosed: false })
    const entry = entries.at(-1)!
    if (what.span) entry.spans.push(laterThan(entry.spans.at(-1), what.span))
    else entry.isClosed = true
    rest = what.rest.trim()
  }
  return toWeek(entries)
}

/** Days at the beginning: `mon-sat`, `mon, wed, fri`, `daily`. */
function readDays(text: string): { days: number[]; rest: string } | null {
  const every = EVERY_DAY.exec(text)
  if (every) return { days: [...WEEKDAYS.keys()], rest: trimStart(text.slice(every[0].length)) }
  const days: number[] = []
  let rest = text
  for (;;) {
    const first = readDay(rest)
    if (!first) return days.length > 0 ? { days, rest } : null
    rest = first.rest
    const between = BETWEEN.exec(rest)
    const last = between ? readDay(rest.slice(between[0].length)) : null
    if (last) {
      for (let day = first.day; ; day = (day + 1) % 7) {
        days.push(day)
        if (day === last.day) break
      }
      rest = last.rest
    } else days.push(first.day)
    rest = trimStart(rest)
  }
}

const trimStart = (text: string): string => {
  const filler = FILLER.exec(text)
  return filler ? trimStart(text.slice(filler[0].length)) : text
}

function readDay(text: string): { day: number; rest: string } | null {
  const found = DAY.exec(text)
  if (!found) return null
  const day = found.slice(1).findIndex((name) => name !== undefined)
  return { day, rest: text.slice(found[0].length) }
}

/** A time span at the beginning; without one it is a day off. */
function readSpan(text: string): { span: Span | null; rest: string } | null {
  const off = CLOSED.exec(text)
  if (off) return { span: null, rest: text.slice(off[0].length) }
  const whole = WHOLE_DAY.exec(text)
  if (whole) return { span: { open: '00:00', close: '24:00' }, rest: text.slice(whole[0].length) }
  const from = TIME.exec(text)
  const between = from && BETWEEN.exec(text.slice(from[0].length))
  if (!from || !between) return null
  const begun = from[0].length + between[0].length
  const to = TIME.exec(text.slice(begun))
  if (!to) return null
  const span = toSpan(from, to)
  return span && { span, rest: text.slice(begun + to[0].length) }
}

function toSpan(from: RegExpExecArray, to: RegExpExecArray): Span | null {
  const [opens, closes] = [from, to].map(([, hour, minute = '00', half]) => ({
    minutes: Number(hour) * 60 + Number(minute),
    isRight: Number(minute) < 60 && Number(hour) <= (half ? 12 : 24),
    half: half?.startsWith('p') ? 'pm' : half && 'am',
  })) as [Clock, Clock]
  if (!opens.isRight || !closes.isRight) return null
  const close = toMinutes(closes)
  let open = toMinutes(opens)
  // `2-6 pm` is an afternoon, `10-6 pm` a day.
  if (!opens.half && closes.half === 'pm' && opens.minutes < 7 * 60 && open + NOON < close)
    open += NOON
  const isAfternoon = !closes.half && close <= open && close < NOON && opens.half !== 'pm'
  return {
    open: toText(open % WHOLE_DAY_MINUTES),
    close: toText(isAfternoon ? close + NOON : close),
  }
}

/** `10-1, 4-8` is a morning and an afternoon. */
function laterThan(earlier: Span | undefined, span: Span): Span {
  if (!earlier || span.open >= earlier.close || span.open >= '12:00') return span
  const inAfternoon = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour < 12 ? toText(hour * 60 + minute + NOON) : time
  }
  return { open: inAfternoon(span.open), close: inAfternoon(span.close) }
}

type Clock = { minutes: number; isRight: boolean; half: 'am' | 'pm' | undefined }

const NOON = 720
const WHOLE_DAY_MINUTES = 1440

function toMinutes({ minutes, half }: Clock): number {
  if (half === 'am') return minutes % NOON
  return half === 'pm' ? (minutes % NOON) + NOON : minutes
}

const toText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Null when a day has more than two spans, or two that do not fit. */
function toWeek(entries: readonly Entry[]): WeekHours | null {
  const week: Partial<Record<Weekday, unknown>> = {}
  for (const { days, spans, isClosed } of entries) {
    const [first, second, more] = spans
    if (more || (isClosed && first)) return null
    for (const day of days)
      week[WEEKDAYS[day]!] = isClosed
        ? { open: '00:00', close: '00:00', closed: true }
        : { ...first, closed: false, ...(second && { second }) }
  }
  const parsed = parseHours(week)
  return parsed && Object.keys(parsed).length === Object.keys(week).length ? inOrder(parsed) : null
}

/** From Monday, so that equal weeks are equal texts. */
const inOrder = (week: WeekHours): WeekHours =>
  Object.fromEntries(WEEKDAYS.flatMap((day) => (week[day] ? [[day, week[day]] as const] : [])))
