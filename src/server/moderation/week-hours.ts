import { formatSpan } from '#i18n/en/clock.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { WEEKDAYS, type WeekHours } from '#shared/rules/hours.ts'

const WORDS = { closed: 'closed', allDay: '24 hours', unknownDay: 'not given', span: formatSpan }
const short = (day: string): string => `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)}`

/** A week in one line, days of the same hours together: `Mon-Sat 9:00 AM - 6:00 PM; Sun closed`. */
export function formatWeekHours(week: WeekHours | null): string {
  if (!week) return ''
  const runs: { from: string; to: string; text: string }[] = []
  for (const day of WEEKDAYS) {
    const text = formatDayHours(week[day], WORDS)
    const last = runs.at(-1)
    if (last?.text === text) last.to = day
    else runs.push({ from: day, to: day, text })
  }
  return runs
    .map(({ from, to, text }) => `${short(from)}${from === to ? '' : `-${short(to)}`} ${text}`)
    .join('; ')
}
