type Waiting = { begin: () => void; refuse: (reason: Error) => void }
type Spent = { ms: number; at: number }

type Options = {
  /** How much work is done at a time, and how much of it for one of them. */
  atOnce: number
  atOnceOfOne?: number
  maxWaiting: number
  maxWaitingOfOne: number
  /**
   * For how long it counts what somebody's work has cost: the turn is of those who used the least.
   * Without it they take turns whatever their work costs.
   */
  rememberMs?: number
  tooMany: () => Error
}

/**
 * Heavy work, a little at a time. Those who want something take turns, so that many requests of one
 * of them do not hold up the others. When too many wait, the last of whoever has the most waiting
 * is refused.
 */
export class FairQueue {
  readonly #options: Required<Options>
  readonly #running = new Map<string, number>()
  /** The waiting work of each; of those who used as much, the first one is next. */
  readonly #queues = new Map<string, Waiting[]>()
  /** In the order of their last turn. */
  readonly #spent = new Map<string, Spent>()

  constructor(options: Options) {
    this.#options = { atOnceOfOne: options.atOnce, rememberMs: 0, ...options }
  }

  /** Does the work when the turn of this key comes. Throws `tooMany` when too much waits. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#hasRoom(key)) this.#begin(key)
    else await this.#waitFor(key)
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.#note(key, performance.now() - began)
      this.#end(key)
    }
  }

  get #inAll(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  #hasRoom(key: string): boolean {
    const { atOnce, atOnceOfOne } = this.#options
    return this.#inAll < atOnce && (this.#running.get(key) ?? 0) < atOnceOfOne
  }

  #begin(key: string): void {
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #end(key: string): void {
    const left = this.#running.get(key)! - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    for (let next = this.#takeNext(); next; next = this.#takeNext()) next()
  }

  #waitFor(key: string): Promise<void> {
    const { maxWaiting, maxWaitingOfOne, tooMany } = this.#options
    const own = this.#queues.get(key) ?? []
    if (own.length >= maxWaitingOfOne) throw tooMany()
    const waiting = [...this.#queues.values()].reduce((sum, { length }) => sum + length, 0)
    if (waiting >= maxWaiting) this.#makeRoom(own.length)
    this.#queues.set(key, own)
    return new Promise((begin, refuse) => own.push({ begin, refuse }))
  }

  /** Refuses the last of the longest queue, unless the newcomer's own queue is as long. */
  #makeRoom(ownLength: number): void {
    const longest = [...this.#queues.values()].reduce((long, queue) =>
      queue.length > long.length ? queue : long,
    )
    if (longest.length <= ownLength + 1) throw this.#options.tooMany()
    longest.pop()!.refuse(this.#options.tooMany())
  }

  #takeNext(): (() => void) | undefined {
    let best: string | undefined
    for (const key of this.#queues.keys()) {
      if (!this.#hasRoom(key)) continue
      if (best === undefined || this.#spentBy(key) < this.#spentBy(best)) best = key
    }
    if (best === undefined) return undefined
    const key = best
    const queue = this.#queues.get(key)!
    const { begin } = queue.shift()!
    // It goes behind the others, or is removed when nothing of it waits.
    this.#queues.delete(key)
    if (queue.length > 0) this.#queues.set(key, queue)
    // Its place is taken before it begins, as it begins a moment later.
    this.#begin(key)
    return begin
  }

  #spentBy(key: string): number {
    return this.#spent.get(key)?.ms ?? 0
  }

  #note(key: string, ms: number): void {
    const { rememberMs } = this.#options
    if (rememberMs === 0) return
    const at = performance.now()
    const before = this.#spentBy(key)
    this.#spent.delete(key)
    this.#spent.set(key, { ms: before + ms, at })
    for (const [other, spent] of this.#spent) {
      if (at - spent.at < rememberMs) break
      this.#spent.delete(other)
    }
  }
}
