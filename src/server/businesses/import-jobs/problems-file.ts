import { asc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getImportProblems as endpoint } from '#contract/imports.ts'
import { importProblems, imports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'

/** The most refused rows that are kept of a file. */
export const MAX_PROBLEMS = 10_000

/**
 * The refused rows with their own columns, so that they can be corrected and imported as they are.
 * Throws NOT_FOUND.
 */
export async function getImportProblemsFile(
  { db }: Pick<UserContext, 'db'>,
  id: number,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Import not found.' })
  const found = await db
    .select()
    .from(importProblems)
    .where(eq(importProblems.importId, id))
    .orderBy(asc(importProblems.line))
  const width = row.columns.length
  const lines = found.map(({ line, cells, problems }) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    line,
    problems.map(({ field, reason }) => `${field}: ${reason}`).join('; '),
  ])
  return {
    name: `${row.file.replace(/\.\w+$/, '')}-rejected.csv`,
    text: toCsv([[...row.columns, ...CSV_HEADS.rejected], ...lines]),
    whole: (row.counts?.rejected ?? 0) <= found.length,
  }
}
