import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { importColumnChoices, type ImportSettings } from '#server/kit/db/tables/index.ts'
import type { ImportDecisions } from '#shared/rules/import-decisions.ts'

type Remembered = { choices: ImportSettings; decisions: ImportDecisions }

/** Files with the same column names, in whichever order, are one shape. */
const shapeOf = (columns: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((name) => name.trim().toLowerCase()).sort()))
    .digest('hex')

/** What was chosen and decided for the last file with these columns. */
export async function findRememberedChoices(
  db: DbOrTransaction,
  columns: readonly string[],
): Promise<Remembered | null> {
  const { choices, decisions } = importColumnChoices
  const [row] = await db
    .select({ choices, decisions })
    .from(importColumnChoices)
    .where(eq(importColumnChoices.shape, shapeOf(columns)))
  return row ?? null
}

/** Keeps what was chosen and decided for files with these columns. */
export async function rememberChoices(
  tx: Transaction,
  columns: readonly string[],
  { choices, decisions }: Remembered,
): Promise<void> {
  await tx
    .insert(importColumnChoices)
    .values({ shape: shapeOf(columns), choices, decisions })
    .onConflictDoUpdate({
      target: importColumnChoices.shape,
      set: { choices, decisions, updatedAt: sql`now()` },
    })
}
