import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { exportGstReturn, listAllAdPapers } from '#contract/ad-papers.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { adPapers } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { sumTaxes } from '#shared/rules/ad-papers.ts'
import { makeReturnPart } from '#shared/rules/gst-return.ts'
import { getMissingInvoiceSettings } from '#shared/rules/invoice-settings.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'
import { toCsv } from '#shared/text/csv.ts'
import { selectPapers, sumPapers, toListed } from './read.ts'

type Context = Pick<UserContext, 'db' | 'now'>
type Query = EndpointInput<typeof listAllAdPapers>['query']

const inMonth = (month: string) =>
  sql`${adPapers.day} >= ${`${month}-01`}::date
    and ${adPapers.day} < ${`${month}-01`}::date + interval '1 month'`

/** The papers of all advertisers that were issued in a month, the latest first. */
export async function listAllPapers(
  ctx: Context,
  { month = getKolkataDate(ctx.now()).slice(0, 7), kind, search = '', page, limit }: Query,
): Promise<Omit<ResponseOf<typeof listAllAdPapers>, 'success'>> {
  const like = `%${escapeLike(search)}%`
  const buyer = sql<string>`${adPapers.content}->'buyer'->>'name'`
  const where = and(
    inMonth(month),
    kind ? eq(adPapers.kind, kind) : undefined,
    search ? or(ilike(adPapers.number, like), ilike(buyer, like)) : undefined,
  )
  const [rows, total, sums, site] = await Promise.all([
    selectPapers(ctx, where, { page, limit }),
    ctx.db.$count(adPapers, where),
    sumPapers(ctx, inMonth(month)),
    getSettings(ctx.db),
  ])
  return {
    data: rows.map((row) => ({
      ...toListed(row),
      accountId: row.accountId,
      name: row.content.buyer.name,
      gstin: row.content.buyer.gstin,
      taxable: toRupees(asPaise(Number(row.amount) - sumTaxes(row.content.supply?.taxes ?? []))),
    })),
    pagination: toPagination({ page, limit }, total),
    sums,
    missing: getMissingInvoiceSettings(site),
  }
}

const invoices = alias(adPapers, 'invoices')

/** A part of the return of the tax office for a month, as a file. */
export async function exportReturn(
  { db }: Pick<Context, 'db'>,
  { month, part }: EndpointInput<typeof exportGstReturn>['query'],
): Promise<{ name: string; text: string }> {
  const rows = await db
    .select({ paper: adPapers, invoiceAmount: invoices.amount })
    .from(adPapers)
    .leftJoin(invoices, eq(invoices.id, adPapers.invoiceId))
    .where(and(inMonth(month), sql`${adPapers.kind} in ('invoice', 'credit-note')`))
    .orderBy(asc(adPapers.kind), asc(adPapers.year), asc(adPapers.sequence))
  const papers = rows.map(({ paper: { kind, number, day, amount, content }, invoiceAmount }) => ({
    ...{ kind, number, day, content },
    amount: Number(amount),
    invoiceAmount: invoiceAmount === null ? null : Number(invoiceAmount),
  }))
  return { name: `gstr1-${month}-${part}.csv`, text: toCsv(makeReturnPart(part, papers)) }
}
