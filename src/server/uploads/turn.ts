import pLimit from 'p-limit'
import { ApiError } from '#server/errors/api-error.ts'

const MAX_JOBS = 60

const limit = pLimit(1)

/**
 * Runs heavy work one job after the other, so that pictures being made leave room for visitors.
 * Throws UNAVAILABLE when too many jobs wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.activeCount + limit.pendingCount >= MAX_JOBS) throw new ApiError('UNAVAILABLE')
  return limit(work)
}
