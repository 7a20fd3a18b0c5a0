import type { PaperContent, PaperKind } from './ad-papers.ts'
import { formatPlaceOfSupply } from './gst.ts'
import { toRupees, asPaise } from './money.ts'

/*
 * The parts of GSTR-1 that a site fills in, with the headings of the tax office's own spreadsheet
 * (GSTR1 Excel workbook template of the returns offline tool), so that an accountant can paste
 * them.
 */

/** Codes are summed in two tables since May 2025. */
export const RETURN_PARTS = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const
export type ReturnPart = (typeof RETURN_PARTS)[number]

/** Invoices to the unregistered of another state above this many rupees are listed one by one. */
export const LARGE_INVOICE = 100_000

export type IssuedPaper = {
  kind: PaperKind
  number: string
  day: string
  amount: number
  /** Of a credit note: the invoice that it corrects. */
  invoiceAmount: number | null
  content: PaperContent
}

type Cell = string | number

const BY_CODE = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
]

const HEADS: Record<ReturnPart, readonly string[]> = {
  b2b: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
    ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
    ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  b2cl: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
  ],
  b2cs: [
    ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value'],
    ...['Cess Amount', 'E-Commerce GSTIN'],
  ],
  cdnr: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
    ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  cdnur: [
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
    ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  'hsn-b2b': BY_CODE,
  'hsn-b2c': BY_CODE,
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `01-Nov-2026`, as the returns write a day. */
function formatReturnDay(day: string): string {
  const [year, month, of] = day.split('-')
  return `${of}-${MONTHS[Number(month) - 1]}-${year}`
}

const money = (paise: number): string => toRupees(asPaise(paise)).toFixed(2)

type Supplied = IssuedPaper & { supply: NonNullable<PaperContent['supply']>; sign: 1 | -1 }

const isBetweenStates = ({ supply }: Supplied) => supply.taxes.some(({ igst }) => Number(igst) > 0)
const isRegistered = ({ content }: Supplied) => content.buyer.gstin !== ''
/** Whether it, or the invoice that a credit note corrects, is listed one by one. */
const isLarge = (paper: Supplied) =>
  !isRegistered(paper) &&
  isBetweenStates(paper) &&
  (paper.invoiceAmount ?? paper.amount) > LARGE_INVOICE * 100
const isInvoice = ({ kind }: Supplied) => kind === 'invoice'

/** A row for each rate of a paper. */
const byRate = (
  papers: readonly Supplied[],
  toRow: (paper: Supplied, rate: { percent: number; taxable: string }) => Cell[],
): Cell[][] =>
  papers.flatMap((paper) =>
    paper.supply.taxes.map(({ percent, taxable }) =>
      toRow(paper, { percent, taxable: money(Number(taxable)) }),
    ),
  )

/** The small sales to the unregistered, less what was credited, by state and rate. */
function sumSmall(papers: readonly Supplied[]): Cell[][] {
  const sums = new Map<string, { place: string; percent: number; taxable: number }>()
  for (const { supply, sign } of papers)
    for (const { percent, taxable } of supply.taxes) {
      const key = `${supply.place} ${percent}`
      const sum = sums.get(key) ?? { place: supply.place, percent, taxable: 0 }
      sums.set(key, { ...sum, taxable: sum.taxable + sign * Number(taxable) })
    }
  return [...sums.values()].map(({ place, percent, taxable }) => [
    ...['OE', formatPlaceOfSupply(place), '', percent, money(taxable), '', ''],
  ])
}

/** All supplies less what was credited, by code and rate. */
function sumByCode(papers: readonly Supplied[]): Cell[][] {
  const sums = new Map<string, number[]>()
  for (const { supply, sign } of papers)
    for (const { percent, taxable, cgst, sgst, igst } of supply.taxes) {
      const key = `${supply.sac} ${percent}`
      const sum = sums.get(key) ?? [0, 0, 0, 0]
      const parts = [taxable, igst, cgst, sgst].map((part) => sign * Number(part))
      sums.set(
        key,
        sum.map((part, at) => part + parts[at]!),
      )
    }
  return [...sums].map(([key, [taxable = 0, igst = 0, cgst = 0, sgst = 0]]) => {
    const [sac = '', percent = ''] = key.split(' ')
    return [
      ...[sac, 'Advertising', 'NA', 0, money(taxable + igst + cgst + sgst), Number(percent)],
      ...[money(taxable), money(igst), money(cgst), money(sgst), ''],
    ]
  })
}

const NATURES = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
} as const

function listNumbers(papers: readonly Supplied[]): Cell[][] {
  return (['invoice', 'credit-note'] as const).flatMap((kind) => {
    const numbers = papers.filter((paper) => paper.kind === kind).map(({ number }) => number)
    if (numbers.length === 0) return []
    return [[NATURES[kind], numbers[0]!, numbers.at(-1)!, numbers.length, 0]]
  })
}

/** A part of the return of a month as rows with their heading; papers in the order of numbers. */
export function makeReturnPart(part: ReturnPart, papers: readonly IssuedPaper[]): Cell[][] {
  const supplied = papers.flatMap((paper): Supplied[] => {
    const { supply } = paper.content
    return supply ? [{ ...paper, supply, sign: paper.kind === 'invoice' ? 1 : -1 }] : []
  })
  const invoices = supplied.filter(isInvoice)
  const notes = supplied.filter((paper) => !isInvoice(paper))
  const place = ({ supply }: Supplied) => formatPlaceOfSupply(supply.place)
  const rows: Record<ReturnPart, () => Cell[][]> = {
    b2b: () =>
      byRate(invoices.filter(isRegistered), (paper, { percent, taxable }) => [
        ...[paper.content.buyer.gstin, paper.content.buyer.name, paper.number],
        ...[formatReturnDay(paper.day), money(paper.amount), place(paper), 'N', ''],
        ...['Regular B2B', '', percent, taxable, ''],
      ]),
    b2cl: () =>
      byRate(invoices.filter(isLarge), (paper, { percent, taxable }) => [
        ...[paper.number, formatReturnDay(paper.day), money(paper.amount), place(paper)],
        ...['', percent, taxable, '', ''],
      ]),
    b2cs: () => sumSmall(supplied.filter((paper) => !isRegistered(paper) && !isLarge(paper))),
    cdnr: () =>
      byRate(notes.filter(isRegistered), (paper, { percent, taxable }) => [
        ...[paper.content.buyer.gstin, paper.content.buyer.name, paper.number],
        ...[formatReturnDay(paper.day), 'C', place(paper), 'N', 'Regular B2B'],
        ...[money(paper.amount), '', percent, taxable, ''],
      ]),
    cdnur: () =>
      byRate(notes.filter(isLarge), (paper, { percent, taxable }) => [
        ...['B2CL', paper.number, formatReturnDay(paper.day), 'C', place(paper)],
        ...[money(paper.amount), '', percent, taxable, ''],
      ]),
    'hsn-b2b': () => sumByCode(supplied.filter(isRegistered)),
    'hsn-b2c': () => sumByCode(supplied.filter((paper) => !isRegistered(paper))),
    docs: () => listNumbers(supplied),
  }
  return [[...HEADS[part]], ...rows[part]()]
}
