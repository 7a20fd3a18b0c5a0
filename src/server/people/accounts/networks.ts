import { and, eq, inArray, lt } from 'drizzle-orm'
import { createMac, createMacs, type Secret } from '#server/kit/actor/keys.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { accountNetworks as networks } from '#server/kit/db/tables/index.ts'
import { getAddressRange } from '#server/kit/rate-limit/address.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const RETENTION_MS = 180 * DAY_MS

/** A network is stored as a keyed hash, so that its address cannot be read from it. */
export const hashNetwork = (address: string, secret: Secret): string =>
  createMac(secret, 'network', getAddressRange(address)).toString('base64url')

/** The same as it may have been kept before the secret was replaced. */
const hashesOfNetwork = (address: string, secret: Secret): string[] =>
  createMacs(secret, 'network', getAddressRange(address)).map((one) => one.toString('base64url'))

/**
 * Notes a network that the account's owner has used: they signed in there, or followed a link of a
 * mail.
 */
export async function rememberNetwork(
  tx: Transaction,
  accountId: number,
  address: string,
  { jwtSecret, now }: { jwtSecret: Secret; now: Date },
): Promise<void> {
  await tx
    .insert(networks)
    .values({ accountId, networkHash: hashNetwork(address, jwtSecret), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [networks.accountId, networks.networkHash],
      set: { lastUsedAt: now },
    })
}

/** Whether the account's owner has used this network in the last half year. */
export async function isKnownNetwork(
  db: Db,
  accountId: number,
  address: string,
  jwtSecret: Secret,
): Promise<boolean> {
  const isIt = and(
    eq(networks.accountId, accountId),
    inArray(networks.networkHash, hashesOfNetwork(address, jwtSecret)),
  )
  return (await db.$count(networks, isIt)) > 0
}

/** Deletes networks that were not used for half a year. */
export async function deleteOldNetworks({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(networks.lastUsedAt, new Date(now().getTime() - RETENTION_MS))
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: networks.accountId }).from(networks).where(old).limit(1)
  if (some) await db.delete(networks).where(old)
}
