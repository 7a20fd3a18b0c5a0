import type { Db } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { expandLimit, type KeyedLimit, type RateLimit } from './limit.ts'
import { Limiter } from './limiter.ts'

type Counted = { limiter: Limiter; key: string }

/**
 * Rate limits of a noun. With a database all processes count together and a restart forgets
 * nothing: for signing in, registering, mail and uploads. Without one each process counts for
 * itself, which costs no write.
 */
export class RateLimits {
  readonly #db: Db | null
  readonly #limiters = new Map<string, Limiter>()

  constructor(db: Db | null = null) {
    this.#db = db
  }

  /**
   * Counts once, or so many points, against every limit; throws TOO_MANY_REQUESTS, and counts for
   * none, when one is used up. The result is a function that takes all or some points back; a
   * negative number adds points.
   */
  async take(limits: readonly RateLimit[], points = 1): Promise<(back?: number) => Promise<void>> {
    const all = limits
      .flatMap(expandLimit)
      .map((limit) => ({ limiter: this.#limiter(limit), key: limit.key }))
    // Checks first, so that a refused call makes no new windows.
    refuse(await Promise.all(all.map(({ limiter, key }) => limiter.waitMs(key))))
    const counted = await Promise.all(
      all.map(async ({ limiter, key }) => ({ limiter, key: await limiter.keyFor(key) })),
    )
    await countEach(counted, 'Here', points)
    try {
      await countEach(counted, 'ForAll', points)
    } catch (error) {
      await Promise.all(counted.map(({ limiter, key }) => limiter.takeBackHere(key, points)))
      throw error
    }
    return async (back = points) => {
      await Promise.all(
        counted.flatMap(({ limiter, key }) => [
          limiter.takeBackHere(key, back),
          limiter.takeBackForAll(key, back),
        ]),
      )
    }
  }

  #limiter(limit: KeyedLimit): Limiter {
    const name = `${limit.use} ${limit.max}/${limit.withinMs}`
    const present = this.#limiters.get(name)
    if (present) return present
    const made = new Limiter(limit, this.#db)
    this.#limiters.set(name, made)
    return made
  }
}

/** Counts against each limit; if one refuses or fails, against none. */
async function countEach(
  counted: readonly Counted[],
  where: 'Here' | 'ForAll',
  points: number,
): Promise<void> {
  const results = await Promise.allSettled(
    counted.map(({ limiter, key }) => limiter[`count${where}`](key, points)),
  )
  const waits = results.map((result) => (result.status === 'fulfilled' ? result.value : 0))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed && waits.every((waitMs) => waitMs === 0)) return
  await Promise.all(
    counted
      .filter((_, index) => results[index]?.status === 'fulfilled' && waits[index] === 0)
      .map(({ limiter, key }) => limiter[`takeBack${where}`](key, points)),
  )
  if (failed) throw failed.reason
  refuse(waits)
}

/** Throws if there is a wait, with its length in a header for programs and in words for people. */
function refuse(waits: readonly number[]): void {
  const retryAfter = Math.ceil(Math.max(0, ...waits) / 1000)
  if (retryAfter === 0) return
  const minutes = Math.ceil(retryAfter / 60)
  const hours = Math.ceil(minutes / 60)
  const when =
    minutes === 1
      ? 'a minute'
      : minutes < 60
        ? `${minutes} minutes`
        : hours === 1
          ? 'an hour'
          : `${hours} hours`
  throw new ApiError('TOO_MANY_REQUESTS', {
    retryAfter,
    message: `Too many attempts. Please try again in ${when}.`,
  })
}
