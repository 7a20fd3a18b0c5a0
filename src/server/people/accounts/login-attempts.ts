import { ApiError } from '#server/kit/errors/api-error.ts'
import type { RateLimit } from '#server/kit/rate-limit/index.ts'
import { getAddressRange } from '#server/kit/rate-limit/address.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { getKnownDeviceKey } from './device-tokens.ts'
import { isKnownNetwork } from './networks.ts'
import type { AccountRow } from './queries.ts'

type Tries = {
  /** Strangers have used up the tries, and this is no known device with tries left. */
  isRefused: boolean
  /** Whether it is a network of the owner, where a right password is let in all the same. */
  isNear: boolean
  /** The known device, if it is one with tries left. */
  device: string | null
  /** Whose turn at hashing it is. */
  turn: string
  takeBack: () => Promise<void>
}

/**
 * Counts one try to sign in. A known device has ten tries of its own, which no stranger can use up;
 * everybody else shares those of the account, the network, and the account at this network. Throws
 * TOO_MANY_REQUESTS for a network that has had 250 passwords checked.
 */
export async function countLoginAttempt(
  ctx: BaseContext,
  email: string,
  row: AccountRow | undefined,
): Promise<Tries> {
  const device = getKnownDeviceKey(ctx.devices, row, ctx.config.jwtSecret)
  const own =
    device === null ? null : await takeIfAny(ctx, [limit('login of a device', device, 10)])
  if (own)
    return { isRefused: false, isNear: true, device, turn: `device ${device}`, takeBack: own }
  const { address: network, limits } = ctx
  const shared = await takeIfAny(ctx, [
    { use: 'login from', network, max: 50, withinMs: QUARTER_HOUR_MS },
    limit('login of an account from', `${email} ${network}`, 10),
    limit('login of', email, 100),
  ])
  // What is refused is checked as well: an answer that came sooner would tell a right password from
  // a wrong one, and a known account from an unknown one.
  const takeBackCheck = await limits.take([
    { use: 'login check from', network, max: 250, withinMs: QUARTER_HOUR_MS },
  ])
  const takeBack = async () => void (await Promise.all([shared?.(), takeBackCheck()]))
  const stranger = { device: null, turn: network, takeBack }
  if (shared) return { isRefused: false, isNear: false, ...stranger }
  // Neighbours share the network of a provider, so it is trusted for some tries only.
  const provider = await takeIfAny(ctx, [
    limit('login of an account near', `${email} ${getAddressRange(network)}`, 50),
  ])
  const isNear = await isKnownNetwork(ctx.db, row?.id ?? 0, network, ctx.config.jwtSecret)
  return { isRefused: true, isNear: provider !== null && isNear, ...stranger }
}

const limit = (use: string, key: string, max: number): RateLimit => ({
  use,
  key,
  max,
  withinMs: QUARTER_HOUR_MS,
})

/** Takes a try; null when none is left. */
async function takeIfAny({ limits }: BaseContext, of: readonly RateLimit[]) {
  try {
    return await limits.take(of)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
