import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { runImport, type ImportOptions } from '#server/businesses/import/index.ts'
import { openDatabase, type Database, type Db } from '#server/kit/db/connection.ts'
import { auditEntries, businesses, publishMarks } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { deleteAuditEntries } from './audit.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export let testDatabase: TestDatabase

export let database: Database

export let db: Db

export let folder: string

export const openTestDatabase = (url: string) =>
  openDatabase({ url, log: { info: () => undefined, warn: () => undefined } })

export const IMPORT_HEADER = 'source_id,name,category,city,phone,description'

export const toCsvLines = (...rows: string[]) => [IMPORT_HEADER, ...rows].join('\n')

export const VALID_ROWS = [
  '1,Sharma Medical,healthcare,Sonpani,9006618191,',
  '2,Gupta Sweets,restaurants,Belpur,,Fresh',
  '3,शर्मा वस्त्रालय,shopping,Sonpani,,',
]

export function writeImportFile(content: string | Buffer, name = 'shops.csv'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Imports the text of a file; answers the counts and the problems as `line field: reason`. */
export async function importText(content: string, options: Partial<ImportOptions> = {}) {
  const problems: string[] = []
  const report = {
    add: (line: number, found: readonly { field: string; reason: string }[]) =>
      void problems.push(...found.map(({ field, reason }) => `${line} ${field}: ${reason}`)),
  }
  const result = await runImport(
    { db },
    { file: writeImportFile(content), source: 'shops', report, ...options },
  )
  return { ...result, problems }
}

export const readImportedRows = (source = 'shops') =>
  db
    .select()
    .from(businesses)
    .where(eq(businesses.source, source))
    .orderBy(asc(businesses.sourceId))

export const readImportedRow = async (sourceId: string) =>
  (await readImportedRows()).find((row) => row.sourceId === sourceId)!

export const readImportAudits = () =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'businesses'), eq(auditEntries.action, 'import')))

/** Starting a program takes a second or two, on a busy machine many more. */
export const PROGRAM_TIMEOUT_MS = 120_000

/** A database with the sample district, and no listings before each test. */
export function openForImport(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zila-import-'))
    testDatabase = await createTestDatabase()
    database = openTestDatabase(testDatabase.url)
    db = database.db
    await loadSampleDistrict(db)
  })
  beforeEach(async () => {
    await db.delete(businesses)
    await db.delete(publishMarks)
    await deleteAuditEntries(db, 'businesses')
  })
  afterAll(async () => {
    await database.close()
    await testDatabase.drop()
    rmSync(folder, { recursive: true })
  })
}
