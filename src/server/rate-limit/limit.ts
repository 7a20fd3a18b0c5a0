import { siteNetworkOf } from './address.ts'

/**
 * At most `max` within a window that begins with the first. `use` says what is counted, in words of
 * its own: windows of one use know nothing of another's. Counted for a `key` such as an account, or
 * for the `network` that asks; the /48 around one of IPv6 may do `siteShare` times as much.
 */
export type Limit = { use: string; max: number; withinMs: number } & (
  { key: string | number } | { network: string; siteShare?: number }
)

export type KeyedLimit = { use: string; key: string; max: number; withinMs: number }

/** Who has a /48 of IPv6 has 65,536 networks; together they may do so many times what one may. */
const SITE_SHARE = 8

/** The limits that one stands for: of an IPv6 network also that of the /48 around it. */
export function keyed(limit: Limit): KeyedLimit[] {
  const { use, max, withinMs } = limit
  if ('key' in limit) return [{ use, key: String(limit.key), max, withinMs }]
  const own = { use, key: limit.network, max, withinMs }
  const { siteShare = SITE_SHARE } = limit
  const site = siteNetworkOf(limit.network)
  return site === limit.network
    ? [own]
    : [own, { use: `${use} a site`, key: site, max: max * siteShare, withinMs }]
}
