import { listing } from '#i18n/en/app/listing.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { WEEKDAYS, type Weekday, type WeekHours } from '#shared/rules/hours.ts'

const t = listing.hours

/** A week in one line: `Mon to Sat 9:00 AM - 8:30 PM. Sunday closed.` */
export function formatWeek(hours: WeekHours): string {
  const runs: { days: Weekday[]; text: string }[] = []
  for (const day of WEEKDAYS) {
    const text = formatDayHours(hours[day], t)
    const last = runs.at(-1)
    if (last?.text === text) last.days.push(day)
    else runs.push({ days: [day], text })
  }
  const isWord = (text: string) => text === t.closed || text === t.unknownDay
  return runs
    .map(({ days, text }) => t.daysHours(daysText(days), isWord(text) ? t.inLine(text) : text))
    .join(' ')
}

const daysText = (days: readonly Weekday[]): string =>
  days.length === 1
    ? t.days[days[0]!]
    : t.dayRange(t.shortDay(t.days[days[0]!]), t.shortDay(t.days[days.at(-1)!]))
