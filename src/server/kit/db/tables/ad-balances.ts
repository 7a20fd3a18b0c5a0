import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BOOK_ACCOUNTS, JOURNAL_KINDS } from '#shared/rules/ad-balance.ts'
import { accounts } from './accounts.ts'
import { paiseTotalColumn, timestampColumn, totalColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/**
 * What an advertiser has left to spend on clicks: the sum of the journal, kept because each click
 * asks for it. Its row is locked while money moves.
 */
export const adBalances = pgTable(
  'ad_balances',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    balance: paiseTotalColumn('balance')
      .notNull()
      .default(sql`0`),
    /** So far below zero the team lets this advertiser go. */
    creditLimit: paiseTotalColumn('credit_limit')
      .notNull()
      .default(sql`0`),
  },
  (t) => [check('ad_balances_credit_range', sql`${t.creditLimit} >= 0`)],
)

/**
 * The money of advertisers, each row from one account of the books to another, so that both sides
 * always agree. Rows are only added: a trigger refuses anything else. It has no foreign keys,
 * because the books outlive what they tell of.
 */
export const adJournal = pgTable(
  'ad_journal',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampColumn('at').notNull(),
    kind: text('kind', { enum: JOURNAL_KINDS }).notNull(),
    /** The advertiser whose money it is. */
    accountId: integer('account_id').notNull(),
    debit: text('debit', { enum: BOOK_ACCOUNTS }).notNull(),
    credit: text('credit', { enum: BOOK_ACCOUNTS }).notNull(),
    amount: paiseTotalColumn('amount').notNull(),
    campaignId: integer('campaign_id'),
    clicks: totalColumn('clicks').notNull().default(0),
    withdrawalId: integer('withdrawal_id'),
    /** Of what is taxed: the first day of the month it is invoiced with, and the rate. */
    taxMonth: date('tax_month', { mode: 'string' }),
    percent: integer('percent'),
    /** The receipt of a payment, or the credit note of clicks that were taken back. */
    paperId: integer('paper_id'),
    /** The bank's number of a payment, or that of a cheque: each is entered once. */
    reference: text('reference'),
    note: text('note').notNull().default(''),
    madeBy: integer('made_by'),
  },
  (t) => [
    index('ad_journal_account_index').on(t.accountId, t.at),
    index('ad_journal_campaign_index').on(t.campaignId),
    index('ad_journal_paper_index').on(t.paperId),
    uniqueIndex('ad_journal_reference_unique').on(t.kind, t.reference),
    check('ad_journal_kind_known', sql`${t.kind} in (${quoted(JOURNAL_KINDS)})`),
    check('ad_journal_debit_known', sql`${t.debit} in (${quoted(BOOK_ACCOUNTS)})`),
    check('ad_journal_credit_known', sql`${t.credit} in (${quoted(BOOK_ACCOUNTS)})`),
    check('ad_journal_two_sides', sql`${t.debit} <> ${t.credit}`),
    check('ad_journal_tax_month', sql`(${t.taxMonth} is null) = (${t.percent} is null)`),
    check('ad_journal_amount_positive', sql`${t.amount} > 0`),
  ],
)
