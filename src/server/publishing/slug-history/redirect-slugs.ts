import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { formerPages, type PageRecordType } from '#server/kit/db/tables/index.ts'

/** All pages that a deleted record had lead to the page of another record from now on. */
export async function redirectSlugs(
  tx: Transaction,
  noun: PageRecordType,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx
    .update(formerPages)
    .set({ recordId: to })
    .where(and(eq(formerPages.noun, noun), eq(formerPages.recordId, from)))
}
