import type { Period } from '#shared/rules/analytics.ts'
import { inKolkata } from '#shared/rules/kolkata.ts'

/** The first and last days of a period that ends today, and the first of as many before it. */
export type Span = { days: Period; beforeFrom: string; from: string; to: string }

export function spanOf(days: Period, now: Date): Span {
  const today = inKolkata(now)
  const ago = (n: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - n))
      .toISOString()
      .slice(0, 10)
  return { days, beforeFrom: ago(2 * days - 1), from: ago(days - 1), to: ago(0) }
}

/** Every day from the first to the last. */
export function daysOf({ from, days }: Span): string[] {
  const first = Date.parse(from)
  return Array.from({ length: days }, (_, n) =>
    new Date(first + n * 86_400_000).toISOString().slice(0, 10),
  )
}
