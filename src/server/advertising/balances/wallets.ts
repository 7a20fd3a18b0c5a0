import { sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'

/** What an advertiser may spend now, in paise; Infinity where clicks are charged on trust. */
export type Wallet = { available: number }

type Row = { account_id: number; available: number; is_trusted: boolean }

/** Whether the site charges clicks on trust (the setting `adPayment`). */
export const IS_TRUSTED = sql`
  coalesce((select values->>'adPayment' from settings limit 1), 'prepaid') = 'trust'`

/**
 * The money of advertisers, locked until the end of the transaction, always in the order of their
 * ids. A balance that is not there yet is opened. Campaigns are locked before, never after.
 */
export async function lockWallets(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<Map<number, Wallet>> {
  const wanted = [...new Set(accountIds)]
  let rows = await lockRows(tx, wanted)
  if (rows.length < wanted.length) {
    await tx.execute(sql`
      insert into ad_balances (account_id)
      select id from accounts where id = any(${sql.param(wanted)}::int[]) order by id
      on conflict do nothing`)
    rows = await lockRows(tx, wanted)
  }
  return new Map(
    rows.map(({ account_id: id, available, is_trusted: isTrusted }) => [
      id,
      { available: isTrusted ? Infinity : Number(available) },
    ]),
  )
}

async function lockRows(tx: DbOrTransaction, accountIds: readonly number[]): Promise<Row[]> {
  if (accountIds.length === 0) return []
  const { rows } = await tx.execute<Row>(sql`
    select account_id, balance + credit_limit as available, ${IS_TRUSTED} as is_trusted
    from ad_balances where account_id = any(${sql.param(accountIds)}::int[])
    order by account_id for update`)
  return rows
}
