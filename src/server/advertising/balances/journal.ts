import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adJournal } from '#server/kit/db/tables/index.ts'

/** A row of the journal, before it has a number. */
export type JournalRow = typeof adJournal.$inferInsert

/** The sum of rows of the journal for their advertiser: in less out. */
export const MOVED = sql`
  sum(case when credit = 'advertiser' then amount
    when debit = 'advertiser' then -amount else 0 end)::bigint`

/**
 * Enters rows in the journal, and brings the balances up to date: all in one transaction, whose
 * caller has locked the balances (`lockWallets`).
 */
export async function enterRows(tx: Transaction, rows: readonly JournalRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(adJournal).values([...rows])
  const sums = new Map<number, number>()
  for (const { accountId, debit, credit, amount } of rows) {
    const paise = Number(amount)
    const moved = credit === 'advertiser' ? paise : debit === 'advertiser' ? -paise : 0
    sums.set(accountId, (sums.get(accountId) ?? 0) + moved)
  }
  await tx.execute(sql`
    update ad_balances b set balance = b.balance + s.moved
    from unnest(${sql.param([...sums.keys()])}::int[], ${sql.param([...sums.values()])}::bigint[])
      as s (account_id, moved)
    where b.account_id = s.account_id`)
}
