import { ApiError } from '#server/http/api-error.ts'

/** Each hash takes 19 MiB and one of Node's four worker threads, which files and compression need too. */
const AT_ONCE = 2
const MOST_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

/** Does the work when its turn comes, two at a time. Throws UNAVAILABLE when too many wait already. */
export async function hashingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw new ApiError('UNAVAILABLE', { message: 'Too many people are signing in. Please try again shortly.' })
  try {
    return await work()
  } finally {
    // The turn is handed on, or given back.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
