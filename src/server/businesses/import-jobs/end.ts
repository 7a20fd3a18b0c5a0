import { eq, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { imports } from '#server/kit/db/tables/index.ts'

/** Marks an import as finished, in the given state. */
export const endImport = (
  db: DbOrTransaction,
  id: number,
  values: Partial<typeof imports.$inferSelect>,
) =>
  db
    .update(imports)
    .set({ ...values, leaseUntil: null, wantsStop: false, endedAt: sql`now()` })
    .where(eq(imports.id, id))
