import { ApiError } from '#server/kit/errors/api-error.ts'

const MAX_WAITING = 20_000

type Waiting<Event, Result> = {
  event: Event
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Writes events to disk before they are acknowledged, many in one transaction: what comes while one
 * is written shares the next.
 */
export class GroupCommit<Event, Result> {
  readonly #atOnce: number
  readonly #write: (events: readonly Event[]) => Promise<(event: Event) => Result>
  #waiting: Waiting<Event, Result>[] = []
  #isWriting = false

  /** `write` resolves once its events, at most `atOnce`, are on disk, with the result of each. */
  constructor(
    atOnce: number,
    write: (events: readonly Event[]) => Promise<(event: Event) => Result>,
  ) {
    this.#atOnce = atOnce
    this.#write = write
  }

  /** Resolves once the event is on disk. Throws UNAVAILABLE when too many wait. */
  add(event: Event): Promise<Result> {
    if (this.#waiting.length >= MAX_WAITING) throw new ApiError('UNAVAILABLE')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.#atOnce)
      try {
        const resultOf = await this.#write(group.map(({ event }) => event))
        for (const { event, resolve } of group) resolve(resultOf(event))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    this.#isWriting = false
  }
}
