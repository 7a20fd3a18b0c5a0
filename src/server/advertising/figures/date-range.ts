import { ApiError } from '#server/kit/errors/api-error.ts'
import {
  countDays,
  MAX_STATS_DAYS,
  shiftDay,
  DEFAULT_STATS_DAYS,
} from '#shared/rules/ad-figures.ts'

/** Days in India, both included. */
export type DateRange = { from: string; until: string }

/**
 * The requested days; by default the four weeks until today. Throws INVALID_INPUT for
 * too many, or for a last day before the first.
 */
export function getDateRange(
  asked: { from?: string | undefined; until?: string | undefined },
  today: string,
): DateRange {
  const until = asked.until ?? today
  const from = asked.from ?? shiftDay(until, 1 - DEFAULT_STATS_DAYS)
  const days = countDays(from, until)
  const wrong =
    days < 1
      ? 'Choose an end date on or after the start date'
      : days > MAX_STATS_DAYS && `Choose up to ${MAX_STATS_DAYS} days`
  if (wrong) throw new ApiError('INVALID_INPUT', { fields: { until: wrong } })
  return { from, until }
}

/** The same number of days directly before. */
export function previousDateRange({ from, until }: DateRange): DateRange {
  return { from: shiftDay(from, -countDays(from, until)), until: shiftDay(from, -1) }
}
