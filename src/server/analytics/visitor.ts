import { createHash, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { eq } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { countingSalts } from '#server/kit/db/tables/index.ts'
import { getNetwork, getWideNetwork } from '#server/kit/rate-limit/address.ts'

const HASH_BYTES = 16
const SALT_BYTES = 16

/** The /24 of an IPv4 address, the /64 of IPv6: a neighbourhood, not a phone. */
export function getNetworkPrefix(address: string): string {
  const network = getNetwork(address)
  return isIP(network) === 4 ? network.split('.').slice(0, 3).join('.') : network
}

/** The network around it: the /16 of an IPv4 address, the /48 of IPv6. */
export function getWideNetworkPrefix(address: string): { site: string; kind: 'ipv4' | 'ipv6' } {
  const site = getWideNetwork(address)
  return isIP(site) === 4
    ? { site: site.split('.').slice(0, 2).join('.'), kind: 'ipv4' }
    : { site, kind: 'ipv6' }
}

/** The salt of a day, the same for all processes. It is made on the day's first use. */
export async function getOrCreateDailySalt(db: DbOrTransaction, day: string): Promise<string> {
  await db
    .insert(countingSalts)
    .values({ day, salt: randomBytes(SALT_BYTES).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db
    .select({ salt: countingSalts.salt })
    .from(countingSalts)
    .where(eq(countingSalts.day, day))
  return row!.salt
}

/** The hash of a visitor and an action; it means nothing without the salt. */
export const hashVisit = (salt: string, ...parts: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, ...parts]))
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url')
