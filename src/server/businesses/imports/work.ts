import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { ImportRefusal, runImport, settleAfterImport } from '#server/businesses/import/index.ts'
import type { KeptRow, Report } from '#server/businesses/import/index.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { importFiles, importProblems, importRows, imports } from '#server/db/tables/index.ts'
import { end } from './end.ts'
import { claimImport, holdImport } from './lease.ts'
import { MAX_PROBLEMS } from './problems-file.ts'
import { undoRows } from './undo.ts'

type Row = typeof imports.$inferSelect

const SETTLE_FROM = 500

/** Works on the imports that wait, one after the other, until none is left. */
export async function workOnImports(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return
    const row = await claimImport(db)
    if (!row) return
    if (row.state === 'undoing') await undoRows(db, row, signal)
    else await importRowsOf(db, row, signal)
  }
}

/** Checks or imports a file. After a power cut it begins anew, as importing again changes nothing. */
async function importRowsOf(db: Db, row: Row, signal: AbortSignal): Promise<void> {
  const isCheck = row.state === 'checking'
  const { choices, id } = row
  const stop = new AbortController()
  const { report, flush } = problemKeeper(db, id)
  const folder = await mkdtemp(join(tmpdir(), 'zila-import-'))
  const path = join(folder, 'rows.csv')
  try {
    const [file] = await db.select().from(importFiles).where(eq(importFiles.importId, id))
    if (!file || !choices) throw new ImportRefusal('The file is gone: choose it again.')
    await writeFile(path, file.content)
    await db.delete(importProblems).where(eq(importProblems.importId, id))
    let wantsStop = false
    const result = await runImport(
      { db },
      {
        file: path,
        named: row.file,
        source: choices.source,
        status: choices.status,
        map: new Map(Object.entries(choices.map)),
        defaults: {
          ...(choices.category ? { category: choices.category } : {}),
          ...(choices.city ? { city: choices.city } : {}),
        },
        nearest: choices.nearest,
        dryRun: isCheck,
        makesIds: true,
        report,
        keep: (tx, rows) => keepRows(tx, id, rows),
        onProgress: async ({ bytes }) => {
          await flush()
          wantsStop = (await holdImport(db, id, bytes)) || wantsStop
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
    if (!isCheck && created + updated >= SETTLE_FROM) await settleAfterImport(db)
    const state = result.stopped ? (isCheck ? 'uploaded' : 'stopped') : isCheck ? 'checked' : 'done'
    await db.transaction(async (tx) => {
      if (state === 'done') await tx.delete(importFiles).where(eq(importFiles.importId, id))
      const written = isCheck ? counts : { ...counts, ...(await writtenBy(tx, id, counts)) }
      await end(tx, id, { state, counts: written })
    })
  } catch (error) {
    if (!(error instanceof ImportRefusal)) {
      await end(db, id, { state: 'failed', problem: 'The server could not read the file.' })
      throw error
    }
    await end(db, id, { state: 'failed', problem: error.plain.replaceAll(path, row.file) })
  } finally {
    await rm(folder, { recursive: true, force: true })
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

async function keepRows(tx: Transaction, importId: number, rows: readonly KeptRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(importRows)
    .values(rows.map((row) => ({ importId, ...row })))
    .onConflictDoUpdate({
      target: [importRows.importId, importRows.businessId],
      set: { version: sql`excluded.version` },
    })
}

/** Gathers the refused rows of a batch and writes them together. */
function problemKeeper(db: Db, importId: number) {
  let waiting: (typeof importProblems.$inferInsert)[] = []
  let kept = 0
  const report: Report = {
    add: (line, problems, cells) => {
      if (kept >= MAX_PROBLEMS) return
      kept += 1
      waiting.push({ importId, line, problems: [...problems], cells: [...cells] })
    },
  }
  const flush = async () => {
    const rows = waiting
    waiting = []
    if (rows.length > 0) await db.insert(importProblems).values(rows).onConflictDoNothing()
  }
  return { report, flush }
}
