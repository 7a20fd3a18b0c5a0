import type { PublicationScope } from './publication-record.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'

/**
 * Why to publish, and whether to publish everything or which changes. `since`: done when some
 * process has published for this cause from then on.
 */
export type DuePublication = {
  cause: string
  isWhole: boolean
  turn?: PublicationScope
  since?: Date
}
/**
 * What to publish at a moment although nothing changed. It is asked again and again, and returns
 * each cause once.
 */
export type PublicationCalendar = (now: Date) => DuePublication | null

/** Half past three at night: few are awake, and no other job runs on the hour. */
const NIGHTLY_MINUTE = 3 * 60 + 30

/** Clocks of machines differ. */
const MARGIN_MS = 10 * MINUTE_MS
const atMinute = (day: string, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + minute * MINUTE_MS - MARGIN_MS)

/**
 * Pages differ on a new day (special days that are over, the year), and each night the whole site
 * is built again, as a safety net under the changes. A server that was off waits for its next
 * night.
 */
export function createPublicationCalendar(start: Date): PublicationCalendar {
  let day = getKolkataDate(start)
  let isWaiting = getKolkataMinute(start) < NIGHTLY_MINUTE
  return (now) => {
    if (getKolkataDate(now) !== day) {
      day = getKolkataDate(now)
      isWaiting = true
      return { cause: 'a new day', isWhole: false, since: atMinute(day, 0) }
    }
    if (!isWaiting || getKolkataMinute(now) < NIGHTLY_MINUTE) return null
    isWaiting = false
    return { cause: 'the nightly build', isWhole: true, since: atMinute(day, NIGHTLY_MINUTE) }
  }
}
