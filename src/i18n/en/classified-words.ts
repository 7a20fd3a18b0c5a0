import { classifiedConditions } from './classified-conditions.ts'
import { formatDate } from './dates.ts'

/**
 * Price, condition and age of an ad; in a file of its own because the script of static pages
 * includes it.
 */
export const classifiedWords = {
  onRequest: 'Price on Request',
  negotiable: 'Negotiable',
  /** Before a price that is struck through; for screen readers. */
  before: 'Before:',
  date: formatDate,
  justNow: 'Just now',
  hoursAgo: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  daysAgo: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  conditions: classifiedConditions,
}
