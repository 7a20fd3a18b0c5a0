import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { auditEntries } from '#server/db/tables/index.ts'

/** Removes the entries of a noun, which the product itself cannot. */
export const dropEntries = (db: Db, noun: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table ${auditEntries} disable trigger keep_audit`)
    await tx.delete(auditEntries).where(eq(auditEntries.noun, noun))
    await tx.execute(sql`alter table ${auditEntries} enable trigger keep_audit`)
  })
