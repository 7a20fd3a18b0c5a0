import { formatDate, MONTHS } from './time.ts'

/**
 * How fresh a listing is: as exactly as its source says (`2017`, `Sep 2017`, `30 Sep 2017`), else
 * the day of the last change.
 */
export function formatFreshness({
  sourceDate,
  updatedAt,
}: {
  sourceDate: string | null
  updatedAt: string
}): string {
  if (sourceDate === null) return formatDate(updatedAt)
  const [year = '', month, day] = sourceDate.split('-')
  if (month === undefined) return year
  return day === undefined
    ? `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim()
    : formatDate(sourceDate)
}
