import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { imports } from '#server/db/tables/index.ts'

/** Ends the work on an import, in the state given. */
export const endImport = (
  db: Db | Transaction,
  id: number,
  values: Partial<typeof imports.$inferSelect>,
) =>
  db
    .update(imports)
    .set({ ...values, leaseUntil: null, wantsStop: false, endedAt: sql`now()` })
    .where(eq(imports.id, id))
