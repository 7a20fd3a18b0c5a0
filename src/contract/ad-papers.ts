import { z } from 'zod'
import {
  MAX_BILLING_ADDRESS_LENGTH,
  MAX_BILLING_NAME_LENGTH,
  PAPER_KINDS,
} from '#shared/rules/ad-papers.ts'
import { PAYMENT_WAYS } from '#shared/rules/ad-balance.ts'
import { getStateOfGstin, isGstin, isGstState, normaliseGstin } from '#shared/rules/gst.ts'
import { RETURN_PARTS } from '#shared/rules/gst-return.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { id, optionalIdParam, pageParams, searchParam, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ad papers')
const day = z.iso.date()
const count = z.int()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month as 2026-11')
const userId = optionalIdParam.describe('For administrators. Default: yourself')
const file = z.object({ name: z.string(), text: z.string().describe('CSV') })

const listed = {
  id,
  kind: z.enum(PAPER_KINDS),
  number: z.string().describe('Of at most 16 characters, without a gap in a financial year'),
  day: day.describe('Of issue, in India'),
  month: month.nullable().describe('Of an invoice'),
  amount: rupees.describe('With tax'),
}

const party = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  state: z.string().describe('Its code in tax numbers; blank if not known'),
  gstin: z.string(),
})

const line = z.object({
  campaignId: id,
  title: z.string(),
  from: day,
  until: day,
  clicks: count,
  rate: rupees.nullable().describe('Of a click; null if the price changed'),
  percent: count.describe('Of tax'),
  taxable: rupees,
})

const paper = z
  .object({
    ...listed,
    issuedAt: timestamp,
    site: z.string().describe('Its name when it was issued'),
    seller: party,
    buyer: party,
    payment: z
      .object({
        way: z.enum([...PAYMENT_WAYS, 'other']),
        reference: z.string(),
        note: z.string(),
      })
      .nullable()
      .describe('Of a receipt'),
    supply: z
      .object({
        sac: z.string(),
        place: z.string().describe('Code of the state'),
        from: day,
        until: day,
        lines: z.array(line),
        taxes: z.array(
          z.object({
            ...{ percent: count, taxable: rupees },
            ...{ cgst: rupees, sgst: rupees, igst: rupees },
          }),
        ),
      })
      .nullable()
      .describe('Of an invoice or a credit note'),
    due: rupees.nullable().describe('Of an invoice: what the balance did not cover'),
    notCharged: count.nullable().describe('Clicks of the month that cost nothing'),
    note: z
      .object({ invoice: z.string(), invoiceDay: day, reason: z.string() })
      .nullable()
      .describe('Of a credit note: what it corrects'),
  })
  .meta({ id: 'AdPaper' })

export type AdPaper = z.output<typeof paper>

export const listAdPapers = endpoint('GET /ads/papers', {
  summary: 'List my receipts, invoices and credit notes, latest first',
  guard: 'user',
  query: z.object({ userId, ...pageParams(20) }),
  answer: success(z.array(z.object(listed)), { pagination }),
  codes: ['FORBIDDEN'],
})

export const getAdPaper = endpoint('GET /ads/papers/{id}', {
  summary: 'Get a receipt, an invoice or a credit note as it was issued',
  guard: 'user',
  params: idParams,
  answer: success(paper),
  codes: ['NOT_FOUND'],
})

const billing = z.object({
  name: z.string(),
  address: z.string(),
  state: z.string().describe('Code of the state; blank if not known'),
  gstin: z.string().describe('Blank: not registered'),
})

export const getBillingDetails = endpoint('GET /ads/billing', {
  summary: 'Get whom my invoices are made out to',
  guard: 'user',
  query: z.object({ userId }),
  answer: success(
    z.object({
      details: billing.nullable().describe('null: the name of the account'),
      gst: z
        .object({ gstin: z.string(), percent: count })
        .nullable()
        .describe('Of the site; null: no tax is charged, and no tax invoices are issued'),
    }),
  ),
  codes: ['FORBIDDEN'],
})

export const saveBillingDetails = endpoint('PUT /ads/billing', {
  summary: 'Save whom my next invoices are made out to',
  guard: 'user',
  body: z
    .object({
      name: z.string().trim().min(1, 'Enter a name').max(MAX_BILLING_NAME_LENGTH),
      address: z.string().trim().max(MAX_BILLING_ADDRESS_LENGTH).default(''),
      state: z
        .string()
        .refine((code) => code === '' || isGstState(code), 'Choose a state')
        .default(''),
      gstin: z
        .string()
        .max(30)
        .transform(normaliseGstin)
        .refine((gstin) => gstin === '' || isGstin(gstin), 'Check the 15 characters of the GSTIN')
        .default(''),
    })
    .refine(({ gstin, state }) => gstin === '' || getStateOfGstin(gstin) === state, {
      path: ['state'],
      message: 'The GSTIN is of another state',
    })
    .refine(({ gstin, address }) => gstin === '' || address !== '', {
      path: ['address'],
      message: 'An invoice with a GSTIN needs an address',
    }),
  answer: success(billing),
})

export const listAllAdPapers = endpoint('GET /ads/papers/all', {
  summary: 'List the receipts, invoices and credit notes of a month',
  guard: 'admin',
  query: z.object({
    month: month.optional().describe('Of issue. Default: this month'),
    kind: z.enum([...PAPER_KINDS, '']).optional(),
    search: searchParam.optional().describe('Number or name'),
    ...pageParams(20),
  }),
  answer: success(
    z.array(
      z.object({ ...listed, accountId: id, name: z.string(), gstin: z.string(), taxable: rupees }),
    ),
    {
      pagination,
      sums: z
        .array(z.object({ kind: z.enum(PAPER_KINDS), count, amount: rupees }))
        .describe('Of the whole month'),
      missing: z
        .array(z.enum(['gstin', 'contactAddress']))
        .describe('Settings without which no invoices are issued'),
    },
  ),
})

export const exportGstReturn = endpoint('GET /ads/papers/return.csv', {
  summary: 'Get a part of the monthly return of the tax office (GSTR-1) as CSV',
  description: 'Invoices and credit notes by the month in which they were issued.',
  guard: 'admin',
  query: z.object({ month, part: z.enum(RETURN_PARTS) }),
  answer: success(file),
})
