/** How a language writes a day and a month. */
type DateFormats = {
  formatDate: (iso: string) => string
  formatShortMonth: (iso: string) => string
}

/**
 * How fresh a listing is: as exactly as its source says (`2017`, `Sep 2017`, `30 Sep 2017`), else
 * the day of the last change.
 */
export function formatListingDate(
  { sourceDate, updatedAt }: { sourceDate: string | null; updatedAt: string },
  { formatDate, formatShortMonth }: DateFormats,
): string {
  if (sourceDate === null) return formatDate(updatedAt)
  const [year = '', month, day] = sourceDate.split('-')
  if (month === undefined) return year
  return (day === undefined ? formatShortMonth : formatDate)(sourceDate)
}
