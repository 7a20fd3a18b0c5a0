import type { PublicationScope } from './publication-record.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'

/** Why to publish, and whether to publish everything or which changes. */
export type DuePublication = { cause: string; isWhole: boolean; turn?: PublicationScope }
/**
 * What to publish at a moment although nothing changed. It is asked again and again, and returns
 * each cause once.
 */
export type PublicationCalendar = (now: Date) => DuePublication | null

/** Half past three at night: few are awake, and no other job runs on the hour. */
const NIGHTLY_MINUTE = 3 * 60 + 30

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
      return { cause: 'a new day', isWhole: false }
    }
    if (!isWaiting || getKolkataMinute(now) < NIGHTLY_MINUTE) return null
    isWaiting = false
    return { cause: 'the nightly build', isWhole: true }
  }
}
