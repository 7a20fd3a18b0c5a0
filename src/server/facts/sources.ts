import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { discardedFactSources as discarded } from '#server/kit/db/tables/index.ts'

/** Where an answer comes from: a network as a keyed hash, and a day in Indian time. */
export type FactSourceDay = { networkHash: string; day: string }

/** Whether an administrator threw away what this network said today. */
export async function isDiscarded(
  tx: Transaction,
  { networkHash, day }: FactSourceDay,
): Promise<boolean> {
  const isIt = and(eq(discarded.networkHash, networkHash), eq(discarded.day, day))
  return (await tx.$count(discarded, isIt)) > 0
}
