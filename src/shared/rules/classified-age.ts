import { getRelativeAge } from './time.ts'

/** The words an ad's age is said with; src/i18n has them. */
export interface AgeTexts {
  justNow: string
  date: (iso: string) => string
  hoursAgo: (count: number) => string
  daysAgo: (count: number) => string
}

/** `Just now`, `3 hours ago`, `2 days ago`, then the date. */
export function formatClassifiedAge(createdAt: string, now: Date, t: AgeTexts): string {
  const age = getRelativeAge(new Date(createdAt), now)
  if (age.unit === 'now') return t.justNow
  if (age.unit === 'date') return t.date(createdAt)
  return age.unit === 'hours' ? t.hoursAgo(age.count) : t.daysAgo(age.count)
}
