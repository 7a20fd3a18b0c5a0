import { availableParallelism } from 'node:os'

/**
 * Estimates the processor time of work in milliseconds: work that runs beside other work counts
 * only its share of the time, so nobody is charged for somebody else's heavy searches.
 */
export class CpuTimeEstimator {
  readonly #processors: number
  #running = 0
  #since = 0
  /** The time that work running from the beginning would have taken by now. */
  #share = 0

  constructor(processors: number = availableParallelism()) {
    this.#processors = processors
  }

  /** Begins work; the returned function ends it and returns its time. */
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
