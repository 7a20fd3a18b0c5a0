import { ApiError } from '#server/kit/errors/api-error.ts'
import { FairQueue } from '#server/kit/jobs/fair-queue.ts'

const turns = new FairQueue({
  // So that pictures being made leave room for visitors.
  atOnce: 1,
  maxWaiting: 60,
  // The photos of two forms.
  maxWaitingOfOne: 40,
  rememberMs: 60_000,
  tooMany: () => new ApiError('UNAVAILABLE'),
})

/**
 * Runs heavy work one job after the other. The turn is of the account whose work took the least
 * time in the last minute, so files made to be slow keep nobody else waiting for more than the one
 * that is at work. Throws UNAVAILABLE when too many jobs wait.
 */
export const runInUploadQueue = <T>(accountId: number, work: () => Promise<T>): Promise<T> =>
  turns.take(String(accountId), work)
