import { and, count, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { factConfirmations as c } from '#server/kit/db/tables/index.ts'
import type { ConfirmableQuestion } from '#shared/rules/facts.ts'
import type { FactSourceDay } from './sources.ts'

type Confirmed = { businessId: number; question: ConfirmableQuestion; valueKey: string }

/** Counts a visitor who said that it is right, once a network and month. */
export async function confirmFact(
  tx: Transaction,
  what: Confirmed,
  { networkHash, day }: FactSourceDay,
): Promise<void> {
  const month = day.slice(0, 7)
  await tx
    .insert(c)
    .values({ ...what, month, networkHash, day })
    .onConflictDoNothing()
}

/** How many have confirmed it in the month of a day. */
export async function countConfirmations(
  tx: Transaction,
  { businessId, question, valueKey }: Confirmed,
  day: string,
): Promise<{ question: ConfirmableQuestion; month: string; count: number }> {
  const month = day.slice(0, 7)
  const [row] = await tx
    .select({ count: count() })
    .from(c)
    .where(
      and(
        ...[eq(c.businessId, businessId), eq(c.question, question)],
        ...[eq(c.valueKey, valueKey), eq(c.month, month)],
      ),
    )
  return { question, month, count: row?.count ?? 0 }
}
