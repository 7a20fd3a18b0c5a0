import { RateLimits, CpuTimeEstimator, type RateLimit } from '#server/kit/rate-limit/index.ts'
import {
  createClientAddressResolver,
  isLoopback,
  LOOPBACK_NETWORKS,
  getNetwork,
} from '#server/kit/rate-limit/address.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** The peer of a connection, and the client it names in `X-Forwarded-For`. */
export type ConnectionInfo = { peer: string; forwardedFor: string | undefined }

const WITHIN_MS = 10_000
/**
 * Half of a processor's time: hundreds of phones behind one address search less, one program cannot
 * take it all.
 */
const MAX_MS = WITHIN_MS / 2
/** A whole processor for a /48, which has 65,536 networks. */
const SITE_SHARE = 2
/**
 * Reserved before the cost of a read is known, so that a thousand reads at once are not all begun.
 */
const RESERVED_MS = 50

/**
 * Limits the time that each network may take for reads without a kept answer. It is counted in
 * memory only.
 */
export class ReadBudget {
  readonly #limits = new RateLimits()
  readonly #time = new CpuTimeEstimator()
  readonly #getClientAddress: (caller: ConnectionInfo) => string
  readonly #isBehindProxy: boolean

  constructor(trustedProxies: readonly string[]) {
    const getClientAddress = createClientAddressResolver(trustedProxies)
    this.#getClientAddress = ({ peer, forwardedFor }) => getClientAddress(peer, forwardedFor)
    this.#isBehindProxy = trustedProxies.some((network) => !LOOPBACK_NETWORKS.includes(network))
  }

  /**
   * Does the work and counts its time. Throws TOO_MANY_REQUESTS, without doing it, when the caller
   * has used up the time.
   */
  async spend<T>(caller: ConnectionInfo, work: () => Promise<T>): Promise<T> {
    const settle = this.#isExempt(caller) ? undefined : await this.#reserve(caller)
    const end = this.#time.begin()
    try {
      return await work()
    } finally {
      const spent = end()
      await settle?.(RESERVED_MS - spent)
    }
  }

  /** Whether the caller is a program of this machine. Behind a configured proxy nobody is. */
  #isExempt({ peer, forwardedFor }: ConnectionInfo): boolean {
    return !this.#isBehindProxy && forwardedFor === undefined && isLoopback(peer)
  }

  async #reserve(caller: ConnectionInfo) {
    const network = getNetwork(this.#getClientAddress(caller))
    const limit: RateLimit = {
      use: 'time of reads',
      network,
      max: MAX_MS,
      withinMs: WITHIN_MS,
      siteShare: SITE_SHARE,
    }
    try {
      return await this.#limits.take([limit], RESERVED_MS)
    } catch (error) {
      throw error instanceof ApiError ? tooMuch(error.detail.retryAfter ?? 1) : error
    }
  }
}

/** The message speaks of the network, because many people share an address of a mobile network. */
function tooMuch(retryAfter: number): ApiError {
  const when = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  const message = `Too many searches from your network. Please try again in ${when}.`
  return new ApiError('TOO_MANY_REQUESTS', { retryAfter, message })
}
