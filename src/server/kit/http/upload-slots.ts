import { ApiError } from '#server/kit/errors/api-error.ts'

const MAX_BY_ACCOUNT = 2
/** A whole office, or a village behind one address, can send at once. */
const MAX_BY_NETWORK = 6
/** Each may use a connection and a part of the disk for minutes. */
const MAX_RECEIVING = 32
const RETRY_SECONDS = 20

const CHECK_EVERY_MS = 15_000
/** Bytes a second: less than the slowest mobile network gives. */
const MIN_RATE = 2 * 1024
/** However fast it comes: the request is answered by then (`middleware.ts`). */
const MAX_SECONDS = 15 * 60
/** When all slots are taken, one that is slower than this may be given to another sender. */
const FAIR_RATE = 16 * 1024

type Receiving = { bytes: number; seconds: number; sinceLook: number; cut: () => void }

export type UploadSlot = {
  /** Aborted when the form arrives too slowly; the reason is an ApiError. */
  signal: AbortSignal
  /** Counts received bytes. */
  received: (bytes: number) => void
  /** The whole form has arrived. */
  arrived: () => void
  release: () => void
}

/**
 * The forms that are being received, limited by account, by network and in all. Each must keep a
 * minimum rate, so that a few slow senders cannot block everyone else.
 */
export class UploadSlots {
  readonly #accounts = new Map<string, number>()
  readonly #networks = new Map<string, number>()
  readonly #receiving = new Set<Receiving>()
  #timer: NodeJS.Timeout | undefined

  /**
   * Throws TOO_MANY_REQUESTS when the account, the network or all together have reached their
   * limit.
   */
  take(account: string, network: string): UploadSlot {
    const isFull =
      (this.#accounts.get(account) ?? 0) >= MAX_BY_ACCOUNT ||
      (this.#networks.get(network) ?? 0) >= MAX_BY_NETWORK ||
      (this.#receiving.size >= MAX_RECEIVING && !this.#cutSlowest())
    if (isFull) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS })
    count(this.#accounts, account, 1)
    count(this.#networks, network, 1)

    const cutting = new AbortController()
    const receiving: Receiving = {
      bytes: 0,
      seconds: 0,
      sinceLook: 0,
      cut: () => cutting.abort(new ApiError('TOO_SLOW')),
    }
    this.#receiving.add(receiving)
    this.#timer ??= setInterval(() => this.#look(CHECK_EVERY_MS / 1000), CHECK_EVERY_MS).unref()
    return {
      signal: cutting.signal,
      received: (bytes) => {
        receiving.bytes += bytes
        receiving.sinceLook += bytes
      },
      arrived: () => this.#end(receiving),
      release: () => {
        this.#end(receiving)
        count(this.#accounts, account, -1)
        count(this.#networks, network, -1)
      },
    }
  }

  /**
   * Cuts off forms that were too slow since the last check, and those that take too long in all;
   * those that began in between are checked next time.
   */
  #look(seconds: number): void {
    for (const receiving of [...this.#receiving]) {
      const isSlow = receiving.seconds > 0 && receiving.sinceLook < MIN_RATE * seconds
      if (isSlow || receiving.seconds >= MAX_SECONDS) this.#cut(receiving)
      receiving.seconds += seconds
      receiving.sinceLook = 0
    }
  }

  /**
   * Makes room by cutting the slowest form that had time to be faster; false when all are fast
   * enough.
   */
  #cutSlowest(): boolean {
    const rate = ({ bytes, seconds }: Receiving) => bytes / seconds
    const slow = [...this.#receiving].filter((one) => one.seconds > 0 && rate(one) < FAIR_RATE)
    const [slowest] = slow.sort((a, b) => rate(a) - rate(b))
    if (slowest) this.#cut(slowest)
    return slowest !== undefined
  }

  #cut(receiving: Receiving): void {
    this.#end(receiving)
    receiving.cut()
  }

  #end(receiving: Receiving): void {
    this.#receiving.delete(receiving)
    if (this.#receiving.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + by
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}
