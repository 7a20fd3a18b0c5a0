import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as tables from '#server/kit/db/tables/index.ts'

/**
 * `npm run db:generate -- --name what-it-is`: writes the migration from the last one's tables to
 * those in the code, or an empty one with `--custom`. It does what `drizzle-kit generate` does,
 * whose own loader cannot read the district's folder.
 */
const { values } = parseArgs({
  options: { name: { type: 'string' }, custom: { type: 'boolean', default: false } },
})
const { name } = values
if (!name || !/^[a-z0-9-]+$/.test(name))
  throw new Error('Name the migration: npm run db:generate -- --name what-it-is')

const FOLDER = 'src/server/kit/db/migrations'
const META = join(FOLDER, 'meta')
const JOURNAL = join(META, '_journal.json')
type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: true }[]
}
type Snapshot = { id: string; version: string }

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const write = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value, null, 2))

const journal = read(JOURNAL) as Journal
const former = readdirSync(META)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
  .at(-1)!
const before = read(join(META, former)) as Snapshot
const now = generateDrizzleJson(tables, before.id) as unknown as Snapshot
const statements = values.custom
  ? ['-- Write the migration here.']
  : await generateMigration(before, now)
if (statements.length === 0) {
  console.log('The tables are as the last migration left them.')
} else {
  const idx = journal.entries.length
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${name}`
  writeFileSync(join(FOLDER, `${tag}.sql`), `${statements.join('--> statement-breakpoint\n')}\n`)
  rmSync(join(META, former))
  write(join(META, `${number}_snapshot.json`), now)
  journal.entries.push({ idx, version: now.version, when: Date.now(), tag, breakpoints: true })
  write(JOURNAL, journal)
  console.log(`Wrote ${join(FOLDER, `${tag}.sql`)}: read it and complete it.`)
}
