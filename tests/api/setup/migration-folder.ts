import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MIGRATIONS_FOLDER } from '#server/kit/db/schema-age.ts'

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean }
type Journal = { version: string; dialect: string; entries: Entry[] }

const JOURNAL = path.join('meta', '_journal.json')

/**
 * A temporary folder with the first `count` migrations of the project, and others after them. The
 * caller removes it.
 */
export async function makeMigrationFolder(
  count: number,
  ...others: { name: string; when: number; sql: string }[]
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zila-migrations-'))
  await mkdir(path.join(folder, 'meta'))
  const text = await readFile(path.join(MIGRATIONS_FOLDER, JOURNAL), 'utf8')
  const journal = JSON.parse(text) as Journal
  const entries = journal.entries.slice(0, count)
  for (const { tag } of entries)
    await copyFile(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  for (const { name, when, sql } of others) {
    await writeFile(path.join(folder, `${name}.sql`), sql)
    entries.push({ idx: entries.length, version: '7', when, tag: name, breakpoints: true })
  }
  await writeFile(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
  return folder
}
