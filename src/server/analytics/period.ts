import type { AnalyticsPeriod } from '#shared/rules/analytics.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { toKolkataTime } from '#shared/rules/kolkata.ts'

/** The first and last days of a period that ends today, and the first of as many before it. */
export type PeriodRange = { days: AnalyticsPeriod; beforeFrom: string; from: string; to: string }

export function getPeriodRange(days: AnalyticsPeriod, now: Date): PeriodRange {
  const today = toKolkataTime(now)
  const ago = (n: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - n))
      .toISOString()
      .slice(0, 10)
  return { days, beforeFrom: ago(2 * days - 1), from: ago(days - 1), to: ago(0) }
}

/** Every day from the first to the last. */
export function listDays({ from, days }: PeriodRange): string[] {
  const first = Date.parse(from)
  return Array.from({ length: days }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  )
}
