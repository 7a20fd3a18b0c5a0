import { lt } from 'drizzle-orm'
import { reviewNetworks as networks } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { NETWORK_RETENTION_DAYS } from '#shared/rules/review-patterns.ts'

const RETENTION_MS = NETWORK_RETENTION_DAYS * DAY_MS

/** Deletes which network reviews came from, 90 days after they were written. */
export async function deleteOldReviewNetworks({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(networks.createdAt, new Date(now().getTime() - RETENTION_MS))
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: networks.reviewId }).from(networks).where(old).limit(1)
  if (some) await db.delete(networks).where(old)
}
