import { z } from 'zod'
import {
  MAX_PAYMENT_NOTE_LENGTH,
  MAX_PAYMENT_REFERENCE_LENGTH,
  PAYMENT_WAYS,
} from '#shared/rules/ad-balance.ts'
import {
  APPROVAL_STATUSES,
  BANK_LINE_STATUSES,
  MAX_BANK_NAME_LENGTH,
  MAX_STATEMENT_LENGTH,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from '#shared/rules/ad-payments.ts'
import { LINE_PROBLEMS } from '#shared/rules/bank-statement.ts'
import { MATCH_DOUBTS, MATCH_FITS, MATCH_STATES } from '#shared/rules/match-payments.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { bodyId, id, pageParams, reasonText, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Matching of payments')
const count = z.int()
const column = z.int().min(0).max(199)
const nullableColumn = column.nullable()

const columns = z
  .object({
    first: z.int().min(0).max(1000).describe('The first line of the table, from 0'),
    date: column,
    description: column,
    number: nullableColumn.describe('The bank’s number of a transaction, best the UTR'),
    credit: nullableColumn.describe('Money in, where it has a column of its own'),
    debit: nullableColumn,
    amount: nullableColumn.describe('The amount, where in and out share a column'),
    direction: nullableColumn.describe('Cr or Dr, where that is a column'),
  })
  .describe('Numbers of columns, from 0')
  .meta({ id: 'BankColumns' })

const text = z.string().min(1).max(MAX_STATEMENT_LENGTH).describe('The file, or pasted lines')
const bank = z.string().trim().min(1).max(MAX_BANK_NAME_LENGTH).describe('Its columns are kept')

export const previewBankStatement = endpoint('POST /ads/bank-statements/preview', {
  summary: 'Look at a bank statement, and guess its columns',
  description: 'Nothing is stored.',
  guard: 'admin',
  stepUp: true,
  body: z.object({ text, bank: bank.optional() }),
  answer: success(
    z.object({
      rows: z.array(z.array(z.string())).describe('The first of them'),
      columns: columns.nullable().describe('null: lines of text without columns'),
      banks: z.array(z.string()).describe('Whose columns are kept'),
      found: z.object({ in: count, out: count, problems: count }),
    }),
  ),
})

export const addBankStatement = endpoint('POST /ads/bank-statements', {
  summary: 'Add the lines of a bank statement',
  description: 'A line that was added before is not added again.',
  guard: 'admin',
  stepUp: true,
  body: z.object({
    text,
    bank,
    columns: columns.optional().describe('Default: those kept for the bank, else a guess'),
  }),
  answer: success(
    z.object({
      added: count,
      known: count.describe('Lines that were there'),
      out: count.describe('Of those added: money out'),
      problems: z.array(z.object({ row: z.int(), lacks: z.enum(LINE_PROBLEMS) })),
    }),
  ),
  status: 201,
})

const line = z.object({
  id,
  bank: z.string(),
  day: z.iso.date(),
  direction: z.enum(['in', 'out']),
  amount: rupees,
  description: z.string(),
  number: z.string(),
  status: z.enum(BANK_LINE_STATUSES),
})

const person = z.object({ id, name: z.string() })

const candidate = z.object({
  id: id.describe('Of the payment, or of the refund for money out'),
  account: person,
  reference: z.string().nullable().describe('Of a payment'),
  target: z.string().nullable().describe('Of a refund'),
  amount: rupees,
  status: z.enum([...PAYMENT_STATUSES, ...REFUND_STATUSES]),
  at: timestamp.describe('Said to be paid, started or asked'),
  fits: z.array(z.enum(MATCH_FITS)),
  doubts: z.array(z.enum(MATCH_DOUBTS)),
})

const counts = z.object({
  toMatch: count,
  reported: count.describe('Said to be paid, and not in the bank'),
  matched: count,
  refunds: count.describe('Asked and not paid'),
  approvals: count.describe('Waiting for a second person'),
})

export const listBankLines = endpoint('GET /ads/bank-lines', {
  summary: 'List the lines of the bank that are to be matched, with what they may be',
  guard: 'admin',
  answer: success(
    z.array(
      line.extend({
        state: z.enum(MATCH_STATES),
        candidates: z.array(candidate),
        needsTwo: z.boolean().describe('A second administrator has to agree'),
      }),
    ),
    { counts },
  ),
})

export const listMatchedLines = endpoint('GET /ads/bank-lines/matched', {
  summary: 'List the lines of the bank that are decided, the latest first',
  guard: 'admin',
  query: z.object({ ...pageParams(20) }),
  answer: success(
    z.array(
      line.extend({
        account: person.nullable(),
        reference: z.string().nullable().describe('Of the payment'),
        settledAt: timestamp.nullable(),
        settledBy: z.string().nullable(),
      }),
    ),
    { pagination },
  ),
})

export const listReportedPayments = endpoint('GET /ads/payments/reported', {
  summary: 'List payments that are said to be paid and not in the bank, the oldest first',
  guard: 'admin',
  query: z.object({ ...pageParams(20) }),
  answer: success(
    z.array(
      z.object({
        id,
        account: person,
        reference: z.string(),
        amount: rupees,
        utr: z.string().nullable(),
        reportedAt: timestamp,
        checkedBy: timestamp,
      }),
    ),
    { pagination },
  ),
})

const decided = success(z.object({ isWaiting: z.boolean().describe('For a second administrator') }))
const ofLine = {
  guard: 'admin',
  stepUp: true,
  params: idParams,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
} as const

export const confirmBankLine = endpoint('POST /ads/bank-lines/{id}/confirm', {
  summary: 'Say whose money a line is',
  description:
    'Enters it in the balance. Give the payment, the account without one, or for money out the ' +
    'refund.',
  ...ofLine,
  body: z
    .object({
      paymentId: bodyId.optional(),
      accountId: bodyId.optional(),
      refundId: bodyId.optional(),
    })
    .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
      path: ['paymentId'],
      message: 'Choose one',
    }),
  answer: decided,
})

export const confirmSureLines = endpoint('POST /ads/bank-lines/confirm-sure', {
  summary: 'Confirm lines that are sure',
  description: 'One that is not sure any more is left out.',
  guard: 'admin',
  stepUp: true,
  body: z.object({ ids: z.array(bodyId).min(1).max(200) }),
  answer: success(z.object({ confirmed: count, waiting: count, left: count })),
})

export const excludeCandidate = endpoint('POST /ads/bank-lines/{id}/not-this', {
  summary: 'Say that a line is not this payment or refund',
  ...ofLine,
  body: z.object({ id: bodyId.describe('Of the payment or refund') }),
  answer: success(z.object({ id })),
})

export const setBankLineNotOurs = endpoint('POST /ads/bank-lines/{id}/not-ours', {
  summary: 'Say that a line has nothing to do with ads',
  ...ofLine,
  answer: success(z.object({ id })),
})

export const undoBankLine = endpoint('POST /ads/bank-lines/{id}/undo', {
  summary: 'Undo what was decided about a line',
  description: 'Its money is taken off the balance by a row of its own, if it is still there.',
  ...ofLine,
  answer: success(z.object({ id })),
})

export const listAdRefunds = endpoint('GET /ads/refunds', {
  summary: 'List the refunds that advertisers ask for, open ones first',
  guard: 'admin',
  query: z.object({ ...pageParams(20) }),
  answer: success(
    z.array(
      z.object({
        id,
        account: person,
        amount: rupees,
        target: z.string(),
        status: z.enum(REFUND_STATUSES),
        reason: z.string(),
        reference: z.string().nullable(),
        askedAt: timestamp,
        settledAt: timestamp.nullable(),
        isWaiting: z.boolean().describe('Paid, and waiting for a second administrator'),
        needsTwo: z.boolean(),
      }),
    ),
    { pagination },
  ),
})

export const payAdRefund = endpoint('POST /ads/refunds/{id}/pay', {
  summary: 'Say that a refund was paid from the bank',
  ...ofLine,
  body: z.object({
    reference: z
      .string()
      .trim()
      .min(1)
      .max(MAX_PAYMENT_REFERENCE_LENGTH)
      .describe('The bank’s number. Each is entered once'),
  }),
  answer: decided,
})

export const rejectAdRefund = endpoint('POST /ads/refunds/{id}/reject', {
  summary: 'Reject a refund',
  description: 'The money is added to the balance again.',
  ...ofLine,
  body: z.object({ reason: reasonText }),
  answer: success(z.object({ id })),
})

export const listAdApprovals = endpoint('GET /ads/approvals', {
  summary: 'List money that waits for a second administrator',
  guard: 'admin',
  answer: success(
    z.array(
      z.object({
        id,
        kind: z.enum(['payment', 'refund']),
        account: person,
        amount: rupees,
        way: z.enum(PAYMENT_WAYS),
        reference: z.string(),
        note: z.string(),
        description: z.string().nullable().describe('Of the bank’s line'),
        status: z.enum(APPROVAL_STATUSES),
        askedAt: timestamp,
        askedBy: z.string(),
        isOwn: z.boolean().describe('Entered by yourself'),
      }),
    ),
    { isAlone: z.boolean().describe('You are the only administrator') },
  ),
})

const decision = {
  ...ofLine,
  body: z.object({ note: z.string().trim().max(MAX_PAYMENT_NOTE_LENGTH).default('') }),
} as const

export const approveAdMoney = endpoint('POST /ads/approvals/{id}/approve', {
  summary: 'Approve money that another administrator has entered',
  description:
    'A single administrator approves it with a proof of identity after entering it, and a note.',
  ...decision,
  answer: success(z.object({ id })),
})

export const refuseAdMoney = endpoint('POST /ads/approvals/{id}/refuse', {
  summary: 'Refuse money that waits for a second administrator',
  ...decision,
  answer: success(z.object({ id })),
})
