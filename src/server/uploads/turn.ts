import { ApiError } from '#server/errors/api-error.ts'

const MAX_WAITING = 60

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs heavy work one after the other, so that pictures being made leave room for visitors. Throws
 * UNAVAILABLE when too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) throw new ApiError('UNAVAILABLE')
  waiting += 1
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine.finally(() => (waiting -= 1))
}
