import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYMENT_WAYS } from '#shared/rules/ad-balance.ts'
import {
  APPROVAL_STATUSES,
  BANK_LINE_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from '#shared/rules/ad-payments.ts'
import type { BankColumns } from '#shared/rules/bank-columns.ts'
import { accounts } from './accounts.ts'
import { identityColumn, paiseTotalColumn, timestampColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** Whose money it is. */
const accountColumn = () =>
  integer('account_id').references(() => accounts.id, { onDelete: 'restrict' })

/* The columns that name administrators have no foreign key: books outlive whoever kept them. */

/** What advertisers have begun to pay, each with a reference that the bank's line carries. */
export const adPayments = pgTable(
  'ad_payments',
  {
    id: identityColumn(),
    accountId: accountColumn().notNull(),
    reference: text('reference').notNull(),
    amount: paiseTotalColumn('amount').notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The bank's number, as the advertiser says it. */
    utr: text('utr'),
    startedAt: timestampColumn('started_at').notNull(),
    reportedAt: timestampColumn('reported_at'),
    settledAt: timestampColumn('settled_at'),
  },
  (t) => [
    uniqueIndex('ad_payments_reference_unique').on(t.reference),
    uniqueIndex('ad_payments_utr_unique').on(t.utr),
    index('ad_payments_account_index').on(t.accountId, t.startedAt),
    index('ad_payments_status_index').on(t.status, t.startedAt),
    check('ad_payments_status_known', sql`${t.status} in (${quoted(PAYMENT_STATUSES)})`),
    check('ad_payments_amount_positive', sql`${t.amount} > 0`),
  ],
)

/** Money that advertisers ask back. The journal holds it from then on. */
export const adRefunds = pgTable(
  'ad_refunds',
  {
    id: identityColumn(),
    accountId: accountColumn().notNull(),
    amount: paiseTotalColumn('amount').notNull(),
    /** Where it is to be sent. */
    target: text('target').notNull(),
    status: text('status', { enum: REFUND_STATUSES }).notNull().default('asked'),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    /** The bank's number of what was paid. */
    reference: text('reference'),
    /** So often was it paid: an undone one may be paid again. */
    entries: integer('entries').notNull().default(0),
    askedAt: timestampColumn('asked_at').notNull(),
    settledAt: timestampColumn('settled_at'),
    settledBy: integer('settled_by'),
  },
  (t) => [
    index('ad_refunds_account_index').on(t.accountId, t.askedAt),
    uniqueIndex('ad_refunds_asked_unique')
      .on(t.accountId)
      .where(sql`${t.status} = 'asked'`),
    check('ad_refunds_status_known', sql`${t.status} in (${quoted(REFUND_STATUSES)})`),
    check('ad_refunds_amount_positive', sql`${t.amount} > 0`),
  ],
)

/** The lines of the bank's statements, each once however often it is uploaded. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: identityColumn(),
    /** A hash of all that tells lines apart. */
    fingerprint: text('fingerprint').notNull(),
    bank: text('bank').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount: paiseTotalColumn('amount').notNull(),
    description: text('description').notNull(),
    number: text('number').notNull(),
    status: text('status', { enum: BANK_LINE_STATUSES }).notNull().default('new'),
    /** Payments or refunds that an administrator has said it is not. */
    excluded: integer('excluded')
      .array()
      .notNull()
      .default(sql`'{}'`),
    accountId: accountColumn(),
    paymentId: integer('payment_id').references(() => adPayments.id, { onDelete: 'set null' }),
    refundId: integer('refund_id').references(() => adRefunds.id, { onDelete: 'set null' }),
    /** So often was it entered in the journal: an undone one may be entered again. */
    entries: integer('entries').notNull().default(0),
    addedAt: timestampColumn('added_at').notNull(),
    addedBy: integer('added_by'),
    settledAt: timestampColumn('settled_at'),
    settledBy: integer('settled_by'),
  },
  (t) => [
    uniqueIndex('bank_lines_fingerprint_unique').on(t.fingerprint),
    index('bank_lines_status_index').on(t.status, t.day),
    index('bank_lines_number_index').on(t.number),
    index('bank_lines_account_index').on(t.accountId),
    index('bank_lines_payment_index').on(t.paymentId),
    index('bank_lines_refund_index').on(t.refundId),
    check('bank_lines_status_known', sql`${t.status} in (${quoted(BANK_LINE_STATUSES)})`),
    check('bank_lines_direction_known', sql`${t.direction} in ('in', 'out')`),
    check('bank_lines_amount_positive', sql`${t.amount} > 0`),
    check(
      'bank_lines_matched_to_somebody',
      sql`${t.status} <> 'matched' or ${t.accountId} is not null`,
    ),
  ],
)

/** The columns of the statements of a bank, as they were corrected. */
export const bankMappings = pgTable('bank_mappings', {
  bank: text('bank').primaryKey(),
  columns: jsonb('columns').$type<BankColumns>().notNull(),
  savedAt: timestampColumn('saved_at').notNull(),
})

/** Money above the limit that waits for a second administrator, and what became of it. */
export const adApprovals = pgTable(
  'ad_approvals',
  {
    id: identityColumn(),
    kind: text('kind', { enum: ['payment', 'refund'] }).notNull(),
    accountId: accountColumn().notNull(),
    amount: paiseTotalColumn('amount').notNull(),
    way: text('way', { enum: PAYMENT_WAYS }).notNull(),
    reference: text('reference').notNull(),
    note: text('note').notNull(),
    lineId: integer('line_id').references(() => bankLines.id, { onDelete: 'set null' }),
    paymentId: integer('payment_id').references(() => adPayments.id, { onDelete: 'set null' }),
    refundId: integer('refund_id').references(() => adRefunds.id, { onDelete: 'set null' }),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('waiting'),
    askedAt: timestampColumn('asked_at').notNull(),
    askedBy: integer('asked_by').notNull(),
    decidedAt: timestampColumn('decided_at'),
    decidedBy: integer('decided_by'),
    decisionNote: text('decision_note').notNull().default(''),
  },
  (t) => [
    index('ad_approvals_status_index').on(t.status, t.askedAt),
    index('ad_approvals_account_index').on(t.accountId),
    index('ad_approvals_payment_index').on(t.paymentId),
    uniqueIndex('ad_approvals_line_unique')
      .on(t.lineId)
      .where(sql`${t.status} = 'waiting'`),
    uniqueIndex('ad_approvals_refund_unique')
      .on(t.refundId)
      .where(sql`${t.status} = 'waiting'`),
    check('ad_approvals_kind_known', sql`${t.kind} in ('payment', 'refund')`),
    check('ad_approvals_way_known', sql`${t.way} in (${quoted(PAYMENT_WAYS)})`),
    check('ad_approvals_status_known', sql`${t.status} in (${quoted(APPROVAL_STATUSES)})`),
    check('ad_approvals_amount_positive', sql`${t.amount} > 0`),
  ],
)
