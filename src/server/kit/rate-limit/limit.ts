import { getWideNetwork } from './address.ts'

/**
 * At most `max` within a window that begins with the first. `use` names what is counted; each use
 * has windows of its own. It is counted by a `key` such as an account, or by the `network` that
 * asks; the /48 around an IPv6 network may do `siteShare` times as much.
 */
export type RateLimit = { use: string; max: number; withinMs: number } & (
  | { key: string | number }
  | { network: string; siteShare?: number }
)

export type KeyedLimit = { use: string; key: string; max: number; withinMs: number }

/** A /48 of IPv6 has 65,536 networks; together they may do this many times what one may. */
const SITE_SHARE = 8

/** The limits that a limit stands for: for an IPv6 network also the one of the /48 around it. */
export function expandLimit(limit: RateLimit): KeyedLimit[] {
  const { use, max, withinMs } = limit
  if ('key' in limit) return [{ use, key: String(limit.key), max, withinMs }]
  const own = { use, key: limit.network, max, withinMs }
  const { siteShare = SITE_SHARE } = limit
  const site = getWideNetwork(limit.network)
  return site === limit.network
    ? [own]
    : [own, { use: `${use} a site`, key: site, max: max * siteShare, withinMs }]
}
