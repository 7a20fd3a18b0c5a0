import { sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import { getSpendable, PROPOSED_GST_PERCENT } from '#shared/rules/gst.ts'
import { NO_TAX, readOpenMonths, type OpenMonth } from './tax-months.ts'

/**
 * What an advertiser may spend on clicks now, in paise before tax; Infinity where clicks are
 * charged on trust. `taxed` is the month that their tax is added to.
 */
export type Wallet = { available: number; taxed: OpenMonth }

type Row = { account_id: number; available: number; is_trusted: boolean; percent: number }

/** Whether the site charges clicks on trust (the setting `adPayment`). */
export const IS_TRUSTED = sql`
  coalesce((select values->>'adPayment' from settings limit 1), 'prepaid') = 'trust'`

/** The tax on clicks in percent; none while the site has no tax number. */
const PERCENT = sql`
  coalesce((select case when coalesce(values->>'gstin', '') = '' then 0
    else coalesce((values->>'gstPercent')::int, ${PROPOSED_GST_PERCENT}::int) end
    from settings limit 1), 0)`

/** The money of an account that is not locked: a view, which costs nothing. */
export const NO_LIMIT: Wallet = { available: Infinity, taxed: NO_TAX }

/**
 * The money of advertisers, locked until the end of the transaction, always in the order of their
 * ids. A balance that is not there yet is opened. Campaigns are locked before, never after. `day`
 * is that of clicks that are to be charged.
 */
export async function lockWallets(
  tx: Transaction,
  accountIds: readonly number[],
  day?: string,
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
  const percent = rows[0]?.percent ?? 0
  const isTaxed = day !== undefined && percent > 0
  const months = isTaxed ? await readOpenMonths(tx, wanted, day, percent) : undefined
  return new Map(
    rows.map(({ account_id: id, available, is_trusted: isTrusted }) => {
      const taxed = months?.get(id) ?? NO_TAX
      const left = isTrusted ? Infinity : getSpendable(Number(available), taxed)
      return [id, { available: left, taxed }]
    }),
  )
}

async function lockRows(tx: DbOrTransaction, accountIds: readonly number[]): Promise<Row[]> {
  if (accountIds.length === 0) return []
  const { rows } = await tx.execute<Row>(sql`
    select account_id, balance + credit_limit as available, ${IS_TRUSTED} as is_trusted,
      ${PERCENT} as percent
    from ad_balances where account_id = any(${sql.param(accountIds)}::int[])
    order by account_id for update`)
  return rows
}
