import { getWideNetwork } from '#server/kit/rate-limit/address.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { FairQueue } from '#server/kit/jobs/fair-queue.ts'

const turns = new FairQueue({
  // Each hash takes 19 MiB and one of Node's four worker threads, which files and compression need
  // too.
  atOnce: 2,
  // About ten seconds of work; a later request would time out before its turn.
  maxWaiting: 400,
  maxWaitingOfOne: 32,
  tooMany: () =>
    new ApiError('UNAVAILABLE', {
      message: 'Too many people are logging in. Please try again shortly.',
    }),
})

/**
 * Runs the work when a slot is free, two at a time. Networks take turns, so many requests from one
 * network do not hold up the others.
 */
export const withHashingSlot = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  turns.take(getWideNetwork(address), work)
