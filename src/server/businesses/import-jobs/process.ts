import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import {
  ImportError,
  readRecordsInSandbox,
  runImport,
  refreshStatistics,
  type StoredRow,
  type ListingChange,
  type ProblemReport,
} from '#server/businesses/import/index.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { withLease } from '#server/kit/db/lease.ts'
import {
  accounts,
  importChanges,
  importFiles,
  importProblems,
  importRows,
  imports,
  type ImportSettings,
} from '#server/kit/db/tables/index.ts'
import type { ImportField } from '#shared/rules/imports.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { endImport } from './end.ts'
import { FindingsCollector } from './findings.ts'
import { claimImport, saveImportProgress } from './lease.ts'
import { addNewTowns } from './new-towns.ts'
import { MAX_PROBLEMS } from './problems-file.ts'
import { undoRows } from './undo.ts'

type Row = typeof imports.$inferSelect

type Site = { db: Db; siteUrl: string }

const SETTLE_FROM = 500
const PIECE_BYTES = 1024 * 1024
/** The most changed listings that are kept of a file. */
const MAX_CHANGES = 10_000

/** Processes the waiting imports one by one. */
export async function processImports({ db, siteUrl }: Site, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return
    const row = await claimImport(db)
    if (!row) return
    await withLease(db, imports, row.id, () =>
      row.state === 'undoing'
        ? undoRows(db, row, signal)
        : importRowsOf({ db, siteUrl }, row, signal),
    )
  }
}

/**
 * Checks or imports a file. After a power cut it starts again, which is safe because importing
 * twice changes nothing.
 */
async function importRowsOf({ db, siteUrl }: Site, row: Row, signal: AbortSignal): Promise<void> {
  const isCheck = row.state === 'checking'
  const { choices, id } = row
  const stop = new AbortController()
  const { report, onChanges, flush } = outcomeKeeper(db, id)
  const folder = await mkdtemp(join(tmpdir(), 'zila-import-'))
  const path = join(folder, 'rows.csv')
  try {
    if (!choices || !(await writeContent(db, id, path)))
      throw new ImportError('File no longer available. Please choose it again.')
    await db.delete(importProblems).where(eq(importProblems.importId, id))
    // A resumed import does not report again what it changed before it stopped.
    if (isCheck) await db.delete(importChanges).where(eq(importChanges.importId, id))
    const actor = await administrator(db, row)
    const findings = isCheck ? new FindingsCollector(cellReader(row.columns, choices.map)) : null
    const addedTowns = isCheck ? undefined : await addNewTowns(db, row, actor ?? undefined)
    let wantsStop = false
    const result = await runImport(
      { db },
      {
        file: path,
        read: readRecordsInSandbox,
        named: row.file,
        source: choices.source,
        status: choices.status,
        map: new Map(Object.entries(choices.map)),
        joins: new Map(Object.entries(choices.joins ?? {}) as [ImportField, string[]][]),
        ...(findings ? { findings } : { decisions: row.decisions }),
        ...(addedTowns && { addedTowns }),
        defaults: {
          ...(choices.category ? { category: choices.category } : {}),
          ...(choices.city ? { city: choices.city } : {}),
        },
        nearest: choices.nearest,
        dryRun: isCheck,
        makesIds: true,
        report,
        onChanges,
        ...(actor && { editing: { actor, siteUrl } }),
        keep: (tx, rows) => storeRows(tx, id, rows),
        onProgress: async ({ bytes }) => {
          await flush()
          wantsStop = (await saveImportProgress(db, id, bytes)) || wantsStop
          if (wantsStop || signal.aborted) stop.abort()
        },
        signal: stop.signal,
      },
    )
    await flush()
    if (result.stopped && !wantsStop) {
      // The server stops: another process, or the next start, goes on.
      await db.update(imports).set({ leaseUntil: null }).where(eq(imports.id, id))
      return
    }
    const { rows, created, updated, unchanged, kept, rejected } = result
    const counts = { rows, created, updated, unchanged, kept, rejected }
    if (!isCheck && created + updated >= SETTLE_FROM) await refreshStatistics(db)
    const state = result.stopped ? (isCheck ? 'uploaded' : 'stopped') : isCheck ? 'checked' : 'done'
    await db.transaction(async (tx) => {
      if (state === 'done') await tx.delete(importFiles).where(eq(importFiles.importId, id))
      const written = isCheck ? counts : { ...counts, ...(await writtenBy(tx, id, counts)) }
      const found = state === 'checked' && findings ? { findings: findings.result() } : {}
      await endImport(tx, id, { state, counts: written, ...found })
    })
  } catch (error) {
    if (!(error instanceof ImportError)) {
      await endImport(db, id, { state: 'failed', problem: 'The server could not read the file.' })
      throw error
    }
    await endImport(db, id, { state: 'failed', problem: error.plain.replaceAll(path, row.file) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the text of a field in a row of the file. */
function cellReader(columns: readonly string[], map: ImportSettings['map']) {
  const places = new Map(columns.map((name, at) => [name, at]))
  return (cells: readonly string[], field: string) =>
    cells[places.get(map[field as ImportField] ?? field) ?? -1] ?? ''
}

/** Writes the bytes of a file to a path, a piece at a time; false when they are gone. */
async function writeContent(db: Db, id: number, path: string): Promise<boolean> {
  await writeFile(path, '')
  for (let from = 1; ; from += PIECE_BYTES) {
    const piece = sql<Buffer>`substring(${importFiles.content} from ${from} for ${PIECE_BYTES})`
    const [row] = await db.select({ piece }).from(importFiles).where(eq(importFiles.importId, id))
    if (!row) return false
    if (row.piece.length === 0) return true
    await appendFile(path, row.piece)
  }
}

/** The counts of all its runs together, which a stop or a restart parted. */
async function writtenBy(
  tx: Transaction,
  id: number,
  now: { unchanged: number; created: number; updated: number },
) {
  const { rows } = await tx.execute<{ created: number; updated: number }>(sql`
    select count(*) filter (where was is null)::int as created,
      count(*) filter (where was is not null)::int as updated
    from ${importRows} where import_id = ${id}`)
  const { created, updated } = rows[0]!
  const before = created + updated - now.created - now.updated
  return { created, updated, unchanged: Math.max(0, now.unchanged - before) }
}

async function storeRows(tx: Transaction, importId: number, rows: readonly StoredRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(importRows)
    .values(rows.map((row) => ({ importId, ...row })))
    .onConflictDoUpdate({
      target: [importRows.importId, importRows.businessId],
      set: { version: sql`excluded.version` },
    })
}

/** Who began the import, in whose name listings are changed by their numbers. */
async function administrator(db: Db, { accountId }: Row): Promise<UserActor | null> {
  if (accountId === null) return null
  const { id, role, name } = accounts
  const [found] = await db.select({ id, role, name }).from(accounts).where(eq(id, accountId))
  return found ? { kind: 'user', ...found } : null
}

/** Gathers the refused and the changed rows of a batch and writes them together. */
function outcomeKeeper(db: Db, importId: number) {
  let problems: (typeof importProblems.$inferInsert)[] = []
  let changes: (typeof importChanges.$inferInsert)[] = []
  let [refused, changed] = [0, 0]
  const report: ProblemReport = {
    add: (line, reasons, cells) => {
      if (refused >= MAX_PROBLEMS) return
      refused += 1
      const told = reasons.map(({ field, reason }) => ({ field, reason }))
      problems.push({ importId, line, problems: told, cells: [...cells] })
    },
  }
  const onChanges = (found: readonly ListingChange[]) => {
    const some = found.slice(0, MAX_CHANGES - changed)
    changed += some.length
    changes.push(...some.map(({ id: businessId, ...rest }) => ({ importId, businessId, ...rest })))
  }
  const flush = async () => {
    const [refusedRows, changedRows] = [problems, changes]
    ;[problems, changes] = [[], []]
    if (refusedRows.length > 0)
      await db.insert(importProblems).values(refusedRows).onConflictDoNothing()
    if (changedRows.length > 0)
      await db.insert(importChanges).values(changedRows).onConflictDoNothing()
  }
  return { report, onChanges, flush }
}
