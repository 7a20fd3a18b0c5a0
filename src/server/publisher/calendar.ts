import { dateInKolkata, minuteInKolkata } from '#shared/rules/kolkata.ts'

/** Why to publish, and whether all of it. */
export type Due = { cause: string; isWhole: boolean }
/**
 * What is to be published at a moment though nothing was changed; asked again and again, it tells
 * each thing once.
 */
export type Calendar = (now: Date) => Due | null

/** Half past three at night: few are awake, and no other job runs on the hour. */
const NIGHTLY_MINUTE = 3 * 60 + 30

/**
 * A new day has pages show other things (special days that are over, the year), and each night the
 * whole site is built anew: the safety net under what changes did. A server that was off at night
 * is content with its next one.
 */
export function openCalendar(start: Date): Calendar {
  let day = dateInKolkata(start)
  let isWaiting = minuteInKolkata(start) < NIGHTLY_MINUTE
  return (now) => {
    if (dateInKolkata(now) !== day) {
      day = dateInKolkata(now)
      isWaiting = true
      return { cause: 'a new day', isWhole: false }
    }
    if (!isWaiting || minuteInKolkata(now) < NIGHTLY_MINUTE) return null
    isWaiting = false
    return { cause: 'the nightly build', isWhole: true }
  }
}
