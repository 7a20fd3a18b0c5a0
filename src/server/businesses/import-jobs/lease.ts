import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { claimLeasedRow, hasFreeRow } from '#server/kit/db/lease.ts'
import { imports } from '#server/kit/db/tables/index.ts'
import { RUNNING_IMPORT_STATES } from '#shared/rules/imports.ts'

const isOpen = () => inArray(imports.state, [...RUNNING_IMPORT_STATES])

export const hasWaitingImport = () => hasFreeRow(imports, isOpen())

/**
 * Claims the next import that no process works on. If there is none, returns null and writes
 * nothing.
 */
export async function claimImport(db: Db): Promise<typeof imports.$inferSelect | null> {
  const id = await claimLeasedRow(db, imports, isOpen(), {
    startedAt: sql`now()`,
  })
  if (id === undefined) return null
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row ?? null
}

/** Stores the progress. Returns whether the import should stop. */
export async function saveImportProgress(db: Db, id: number, done: number): Promise<boolean> {
  const [row] = await db
    .update(imports)
    .set({ done })
    .where(eq(imports.id, id))
    .returning({ wantsStop: imports.wantsStop })
  return row?.wantsStop ?? true
}
