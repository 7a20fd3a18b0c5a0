import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AdPaper, listAdPapers } from '#contract/ad-papers.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { adPapers } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { requireOwnAccount } from '#server/kit/http/own-account.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { asPaise, toRupees, type Paise } from '#shared/rules/money.ts'

type Context = Pick<UserContext, 'db' | 'actor'>
type Listed = Omit<ResponseOf<typeof listAdPapers>, 'success'>
export type PaperRow = typeof adPapers.$inferSelect

/** What a list says of a paper. */
export const toListed = ({ id, kind, number, day, month, amount }: PaperRow) => ({
  ...{ id, kind, number, day },
  month: month?.slice(0, 7) ?? null,
  amount: toRupees(asPaise(Number(amount))),
})

/** The papers of an advertiser, the latest first. Throws FORBIDDEN for another's. */
export async function listPapers(
  ctx: Context,
  { userId, page, limit }: { userId?: number | undefined; page: number; limit: number },
): Promise<Listed> {
  const isOwn = eq(adPapers.accountId, requireOwnAccount(ctx, userId))
  const rows = await selectPapers(ctx, isOwn, { page, limit })
  return {
    data: rows.map(toListed),
    pagination: toPagination({ page, limit }, await ctx.db.$count(adPapers, isOwn)),
  }
}

/** A page of papers, the latest first. */
export const selectPapers = (
  { db }: Pick<Context, 'db'>,
  where: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<PaperRow[]> =>
  db
    .select()
    .from(adPapers)
    .where(where)
    .orderBy(desc(adPapers.id))
    .limit(limit)
    .offset((page - 1) * limit)

/** How many papers of each kind there are, and what they amount to. */
export const sumPapers = async ({ db }: Pick<Context, 'db'>, where: SQL) =>
  (
    await db
      .select({
        kind: adPapers.kind,
        count: count(),
        amount: sql<number>`sum(${adPapers.amount})::bigint`,
      })
      .from(adPapers)
      .where(where)
      .groupBy(adPapers.kind)
      .orderBy(adPapers.kind)
  ).map((sum) => ({ ...sum, amount: rupees(sum.amount) }))

const rupees = (paise: Paise | number): number => toRupees(asPaise(Number(paise)))

/** A paper as it was issued; another's is not there. Throws NOT_FOUND. */
export async function getPaper({ db, actor }: Context, id: number): Promise<AdPaper> {
  const isOwn = actor.role === 'admin' ? undefined : eq(adPapers.accountId, actor.id)
  const [row] = await db
    .select()
    .from(adPapers)
    .where(and(eq(adPapers.id, id), isOwn))
  if (!row) throw new ApiError('NOT_FOUND')
  const { site, seller, buyer, payment, supply, invoice, note } = row.content
  return {
    ...toListed(row),
    issuedAt: row.issuedAt.toISOString(),
    ...{ site, seller, buyer },
    payment: payment ?? null,
    supply: supply
      ? {
          ...supply,
          lines: supply.lines.map(({ rate, taxable, ...line }) => ({
            ...line,
            rate: rate === null ? null : rupees(rate),
            taxable: rupees(taxable),
          })),
          taxes: supply.taxes.map(({ percent, taxable, cgst, sgst, igst }) => ({
            percent,
            taxable: rupees(taxable),
            ...{ cgst: rupees(cgst), sgst: rupees(sgst), igst: rupees(igst) },
          })),
        }
      : null,
    due: invoice ? rupees(invoice.due) : null,
    notCharged: invoice?.notCharged ?? null,
    note: note ?? null,
  }
}
