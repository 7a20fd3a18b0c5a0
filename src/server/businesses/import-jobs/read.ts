import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { ImportDetail, listImports as listEndpoint } from '#contract/imports.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  importChanges,
  importProblems,
  importRows,
  imports,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { serialiseFindings } from './serialise-findings.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { isImportRunning, type ImportState } from '#shared/rules/imports.ts'

/** Before that, nothing can be said of the rest. */
const MIN_SHARE = 0.02

type Work = { state: ImportState; startedAt: Date | null; done: number; total: number }

/** How many seconds the work under way still takes at its speed so far, where that is known. */
function getSecondsLeft({ state, startedAt, done, total }: Work, now: Date): number | null {
  const share = total > 0 ? done / total : 0
  if (!isImportRunning(state) || !startedAt || share < MIN_SHARE) return null
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000
  return Math.max(0, Math.round((elapsed * (1 - share)) / share))
}

const SHOWN = 50

const summary = {
  id: imports.id,
  file: imports.file,
  state: imports.state,
  by: accounts.name,
  createdAt: imports.createdAt,
  endedAt: imports.endedAt,
  done: imports.done,
  total: imports.total,
  startedAt: imports.startedAt,
  counts: imports.counts,
  problem: imports.problem,
}

type Times = Parameters<typeof getSecondsLeft>[0] & { createdAt: Date; endedAt: Date | null }

const withTimes = <Row extends Times>(row: Row) => ({
  ...row,
  startedAt: row.startedAt?.toISOString() ?? null,
  secondsLeft: getSecondsLeft(row, new Date()),
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** The latest imports. */
export async function listImports({
  db,
}: Pick<UserContext, 'db'>): Promise<ResponseOf<typeof listEndpoint>['data']> {
  const rows = await db
    .select(summary)
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .orderBy(desc(imports.id))
    .limit(SHOWN)
  return rows.map(withTimes)
}

/** One import as the screen shows it. Throws NOT_FOUND. */
export async function getImportDetail(db: Db, id: number): Promise<ImportDetail> {
  const [row] = await db
    .select({
      ...summary,
      columns: imports.columns,
      sample: imports.sample,
      choices: imports.choices,
      remembered: imports.remembered,
      findings: imports.findings,
      decisions: imports.decisions,
    })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .where(eq(imports.id, id))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Import not found.' })
  const problems = await db
    .select({ line: importProblems.line, problems: importProblems.problems })
    .from(importProblems)
    .where(eq(importProblems.importId, id))
    .orderBy(asc(importProblems.line))
    .limit(SHOWN)
  const changes = await db
    .select({
      line: importChanges.line,
      id: importChanges.businessId,
      name: importChanges.name,
      changes: importChanges.changes,
    })
    .from(importChanges)
    .where(eq(importChanges.importId, id))
    .orderBy(asc(importChanges.line))
    .limit(SHOWN)
  const isKept = and(eq(importRows.importId, id), eq(importRows.outcome, 'kept'))
  const kept = await db
    .select({ id: businesses.id, name: businesses.name, slug: businesses.slug })
    .from(importRows)
    .innerJoin(businesses, eq(businesses.id, importRows.businessId))
    .where(isKept)
    .orderBy(asc(businesses.id))
    .limit(SHOWN)
  const [sum] = await db.select({ count: count() }).from(importRows).where(isKept)
  const { findings, decisions: _, ...shown } = row
  return {
    ...withTimes(shown),
    choices: { joins: {}, ...row.choices! },
    ...(await serialiseFindings(db, {
      ...row,
      findings: row.state === 'checked' ? findings : null,
    })),
    problems,
    changes,
    kept,
    keptCount: sum!.count,
  }
}
