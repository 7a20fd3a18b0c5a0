import { availableParallelism } from 'node:os'

/**
 * Milliseconds of a processor that work takes, nearly: work that runs beside other work takes only
 * its share of the time. So a person who waits because of somebody else's heavy searches does not
 * pay for those.
 */
export class SharedTime {
  readonly #processors: number
  #running = 0
  #since = 0
  /** What work that ran all the time would have taken by now. */
  #share = 0

  constructor(processors: number = availableParallelism()) {
    this.#processors = processors
  }

  /** Work begins; the result ends it and answers what it took. */
  begin(): () => number {
    this.#advance()
    const atStart = this.#share
    this.#running += 1
    return () => {
      this.#advance()
      this.#running -= 1
      return this.#share - atStart
    }
  }

  #advance(): void {
    const now = performance.now()
    if (this.#running > 0)
      this.#share += (now - this.#since) * Math.min(1, this.#processors / this.#running)
    this.#since = now
  }
}
