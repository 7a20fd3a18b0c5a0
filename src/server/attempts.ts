import { ApiError } from '#server/http/api-error.ts'

type Limit = { key: string; atMost: number; withinMs: number }
type Window = { count: number; endsAt: number }

const MOST_KEYS = 20_000

/**
 * Counts attempts in windows of time. Kept in memory: each API process counts for itself, so N processes allow up to
 * N times as many, and a restart forgets. That still makes guessing hopeless, and costs no write for each try.
 */
export class Attempts {
  // In order of making, so the first is the one to give up when there are too many.
  readonly #windows = new Map<string, Window>()

  /** Counts one attempt against every limit; throws TOO_MANY_REQUESTS when one is used up. The result takes it back. */
  take(now: Date, limits: readonly Limit[]): () => void {
    const windows = limits.map((limit) => this.#window(limit, now.getTime()))
    for (const [index, { atMost }] of limits.entries()) {
      const window = windows[index]
      if (window && window.count >= atMost) throw tooMany(Math.ceil((window.endsAt - now.getTime()) / 1000))
    }
    for (const window of windows) window.count += 1
    return () => {
      for (const window of windows) window.count -= 1
    }
  }

  #window({ key, withinMs }: Limit, now: number): Window {
    const present = this.#windows.get(key)
    if (present && present.endsAt > now) return present
    this.#windows.delete(key)
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size < MOST_KEYS) break
      this.#windows.delete(oldest)
    }
    const window = { count: 0, endsAt: now + withinMs }
    this.#windows.set(key, window)
    return window
  }
}

/** Says when to try again, in the header for programs and in words for people. */
function tooMany(retryAfter: number): ApiError {
  const minutes = Math.ceil(retryAfter / 60)
  const hours = Math.ceil(minutes / 60)
  const when =
    minutes === 1 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : hours === 1 ? 'an hour' : `${hours} hours`
  return new ApiError('TOO_MANY_REQUESTS', { retryAfter, message: `Too many attempts. Please try again in ${when}.` })
}
