import { MINUTE_MS } from '#shared/rules/duration.ts'

/**
 * Minutes until the next try, after each one that failed; when they are used up, the mail is given
 * up.
 */
const RETRY_MINUTES = [0.5, 2, 8, 30, 120, 360, 720]

/** When to try again after so many tries, or null to give up: eight tries within 21 hours. */
export function getNextTryTime(tries: number, now: Date): Date | null {
  const wait = RETRY_MINUTES[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}
