import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adPapers } from '#server/kit/db/tables/index.ts'
import {
  formatPaperNumber,
  getFinancialYear,
  type PaperContent,
  type PaperKind,
} from '#shared/rules/ad-papers.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import type { Paise } from '#shared/rules/money.ts'

export type NewPaper = {
  kind: PaperKind
  accountId: number
  at: Date
  /** What numbers of this site begin with. */
  prefix: string
  amount: Paise
  content: PaperContent
  /** Of an invoice: the first day of its month. */
  month?: string
  /** Of a credit note. */
  invoiceId?: number
}

/**
 * Issues a paper with the next number of its kind and financial year. The row of the last number
 * stays locked until the transaction ends, so that numbers have no gap: a transaction that fails
 * gives its number back.
 */
export async function issuePaper(
  tx: Transaction,
  { kind, accountId, at, prefix, amount, content, month, invoiceId }: NewPaper,
): Promise<{ id: number; number: string }> {
  const day = getKolkataDate(at)
  const year = getFinancialYear(day)
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into ad_paper_series as s (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = s.last + 1 returning last`)
  const sequence = rows[0]!.last
  const number = formatPaperNumber(prefix, kind, year, sequence)
  const [paper] = await tx
    .insert(adPapers)
    .values({
      ...{ kind, year, sequence, number, accountId, issuedAt: at, day, amount, content },
      ...(month === undefined ? {} : { month }),
      ...(invoiceId === undefined ? {} : { invoiceId }),
    })
    .returning({ id: adPapers.id })
  return { id: paper!.id, number }
}
