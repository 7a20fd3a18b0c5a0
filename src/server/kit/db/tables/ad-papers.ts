import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { PAPER_KINDS, type PaperContent } from '#shared/rules/ad-papers.ts'
import { accounts } from './accounts.ts'
import { identityColumn, paiseTotalColumn, timestampColumn } from './columns.ts'

const KINDS = sql.raw(PAPER_KINDS.map((kind) => `'${kind}'`).join(', '))
const day = (name: string) => date(name, { mode: 'string' })

/** Whom invoices of an advertiser are made out to, asked once. */
export const adBillingDetails = pgTable('ad_billing_details', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  /** Code of the state, blank when not known. */
  state: text('state').notNull(),
  gstin: text('gstin').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

/**
 * Receipts, invoices and credit notes as they were issued: a trigger refuses any change. They have
 * no foreign keys, because the books outlive what they tell of.
 */
export const adPapers = pgTable(
  'ad_papers',
  {
    id: identityColumn(),
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    /** The financial year, `26-27`, and the place in it: with kind and prefix its number. */
    year: text('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    accountId: integer('account_id').notNull(),
    issuedAt: timestampColumn('issued_at').notNull(),
    day: day('day').notNull(),
    /** The first day of the month that an invoice is for. */
    month: day('month'),
    /** The invoice that a credit note corrects. */
    invoiceId: integer('invoice_id'),
    /** With tax. */
    amount: paiseTotalColumn('amount').notNull(),
    content: jsonb('content').$type<PaperContent>().notNull(),
  },
  (t) => [
    uniqueIndex('ad_papers_sequence_unique').on(t.kind, t.year, t.sequence),
    uniqueIndex('ad_papers_number_unique').on(t.number),
    uniqueIndex('ad_papers_month_unique').on(t.accountId, t.month),
    index('ad_papers_account_index').on(t.accountId, t.id),
    index('ad_papers_day_index').on(t.day),
    index('ad_papers_invoice_index').on(t.invoiceId),
    check('ad_papers_kind_known', sql`${t.kind} in (${KINDS})`),
    check('ad_papers_month_of_invoices', sql`(${t.kind} = 'invoice') = (${t.month} is not null)`),
    check(
      'ad_papers_invoice_of_notes',
      sql`(${t.kind} = 'credit-note') = (${t.invoiceId} is not null)`,
    ),
    check('ad_papers_range', sql`${t.sequence} > 0 and ${t.amount} > 0`),
  ],
)

/** The last number of each kind in a financial year; its row is locked until a paper is issued. */
export const adPaperSeries = pgTable(
  'ad_paper_series',
  {
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)

/**
 * What an advertiser was charged in a month at a rate of tax. Until its invoice is issued clicks
 * that are taken back lower it; afterwards they are credited.
 */
export const adTaxMonths = pgTable(
  'ad_tax_months',
  {
    accountId: integer('account_id').notNull(),
    month: day('month').notNull(),
    percent: integer('percent').notNull(),
    /** The first day that was charged at this rate. */
    since: day('since').notNull(),
    taxable: paiseTotalColumn('taxable').notNull(),
    tax: paiseTotalColumn('tax').notNull(),
    isInvoiced: boolean('is_invoiced').notNull().default(false),
    credited: paiseTotalColumn('credited')
      .notNull()
      .default(sql`0`),
    creditedTax: paiseTotalColumn('credited_tax')
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.month, t.percent] }),
    index('ad_tax_months_open_index')
      .on(t.month)
      .where(sql`not ${t.isInvoiced}`),
    check(
      'ad_tax_months_range',
      sql`${t.percent} > 0 and ${t.credited} between 0 and ${t.taxable}
        and ${t.creditedTax} between 0 and ${t.tax}`,
    ),
  ],
)
