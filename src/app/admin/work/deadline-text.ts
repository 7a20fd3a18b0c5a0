import { work as t } from '#i18n/en/app/work.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const HOUR_MS = 60 * MINUTE_MS
const SOON_MS = 6 * HOUR_MS

/** A length of time in its largest unit. */
export function formatDuration(ms: number): string {
  if (ms < HOUR_MS) return t.minutes(Math.max(1, Math.round(ms / MINUTE_MS)))
  if (ms < 48 * HOUR_MS) return t.hours(Math.round(ms / HOUR_MS))
  return t.days(Math.round(ms / (24 * HOUR_MS)))
}

/** The text of a deadline: time left or overdue, and how urgent it is. */
export function getDeadlineText(dueAt: string, now: number) {
  const left = new Date(dueAt).getTime() - now
  const state = left < 0 ? 'late' : left < SOON_MS ? 'soon' : 'fine'
  return {
    state,
    words: left < 0 ? t.late(formatDuration(-left)) : t.left(formatDuration(left)),
  } as const
}
