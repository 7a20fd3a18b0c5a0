import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { describe, expect, test } from 'vitest'
import * as tables from '#server/kit/db/tables/index.ts'

/*
 * A database runs each migration once and remembers that. So a committed migration is never edited,
 * renamed or removed: a change of it is a new one.
 */

const FOLDER = 'src/server/kit/db/migrations'
const META = `${FOLDER}/meta`
const CHECKSUMS = `${META}/_checksums.sha256`

type Journal = { entries: { idx: number; when: number; tag: string }[] }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What is wrong with the migrations, by their names, in sentences that say what to do. */
function findProblems(texts: ReadonlyMap<string, string>, checksums: string): string[] {
  const recorded = new Map(
    checksums
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  const removed = [...recorded.keys()].filter((name) => !texts.has(name))
  return [
    ...removed.map(
      (name) => `${name} was removed or renamed: bring it back, databases have run it.`,
    ),
    ...[...texts].flatMap(([name, text]) => {
      const line = `${sha256(text)}  ${name}`
      if (recorded.get(name) === sha256(text)) return []
      return recorded.has(name)
        ? `${name} was edited, which databases that have run it do not notice: undo the edit, ` +
            'and write a new migration (npm run db:generate -- --name what-it-is).'
        : `${name} is new: when it is final, add this line to ${CHECKSUMS}:\n${line}`
    }),
  ]
}

describe('migrations are only added', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

  test('each is as it was recorded', () => {
    const texts = new Map(names.map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]))
    expect(findProblems(texts, readFileSync(CHECKSUMS, 'utf8'))).toEqual([])
    expect(texts.size).toBeGreaterThan(1)
  })

  test('an edited, a removed and a new one are told apart', () => {
    const recorded = `${sha256('a')}  0000_a.sql\n${sha256('b')}  0001_b.sql\n`
    const texts = new Map([
      ['0001_b.sql', 'b, edited'],
      ['0002_c.sql', 'c'],
    ])
    expect(findProblems(texts, recorded)).toEqual([
      expect.stringContaining('0000_a.sql was removed'),
      expect.stringContaining('0001_b.sql was edited'),
      expect.stringContaining(`\n${sha256('c')}  0002_c.sql`),
    ])
  })

  test('each is later than the one before, else a database that has that one would skip it', () => {
    const { entries } = JSON.parse(readFileSync(`${META}/_journal.json`, 'utf8')) as Journal
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(names.sort())
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })
})

describe('the snapshot of the tables', () => {
  const snapshots = readdirSync(META).filter((name) => !name.startsWith('_'))

  test('is kept for the last migration alone: drizzle-kit compares with no other', () => {
    expect(snapshots, 'remove all but the last').toHaveLength(1)
  })

  test('is that of the tables in the code: every change of them has its migration', () => {
    const inCode = tablesOf(JSON.stringify(generateDrizzleJson(tables)))
    const inSnapshot = tablesOf(readFileSync(`${META}/${snapshots.sort().at(-1)!}`, 'utf8'))
    const names = [...new Set([...Object.keys(inCode), ...Object.keys(inSnapshot)])]
    expect(
      names.filter((name) => !isDeepStrictEqual(inCode[name], inSnapshot[name])),
      'npm run db:generate -- --name what-it-is writes the migration',
    ).toEqual([])
    expect(names.length).toBeGreaterThan(50)
  })
})

const tablesOf = (json: string) => (JSON.parse(json) as { tables: Record<string, unknown> }).tables
