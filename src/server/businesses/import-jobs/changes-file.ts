import { asc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getImportChanges as endpoint } from '#contract/imports.ts'
import { importChanges, imports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'

/** What an import changes in listings, a line for each value. Throws NOT_FOUND. */
export async function getImportChangesFile(
  { db }: Pick<UserContext, 'db'>,
  id: number,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Import not found.' })
  const found = await db
    .select()
    .from(importChanges)
    .where(eq(importChanges.importId, id))
    .orderBy(asc(importChanges.line))
  const lines = found.flatMap(({ line, businessId, name, changes }) =>
    changes.map(({ field, before, after }) => [
      line,
      `BIZ-${businessId}`,
      name,
      field,
      before,
      after,
    ]),
  )
  return {
    name: `${row.file.replace(/\.\w+$/, '')}-changes.csv`,
    text: toCsv([CSV_HEADS.changes, ...lines]),
    whole: (row.counts?.updated ?? 0) <= found.length,
  }
}
