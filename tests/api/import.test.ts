import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ReportFile, runImport } from '#server/businesses/import/index.ts'
import type { ImportOptions } from '#server/businesses/import/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import { searchFor } from '#server/businesses/search/index.ts'
import { openDatabase } from '#server/db/connection.ts'
import type { Database, Db } from '#server/db/connection.ts'
import {
  auditEntries,
  businesses,
  categories,
  locations,
  publishMarks,
  searchWords,
} from '#server/db/tables/index.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }
import { insertAccount } from './setup/builders.ts'
import { dropEntries } from './setup/audit.ts'
import { createTestDatabase } from './setup/database.ts'
import type { TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'

let own: TestDatabase
let database: Database
let db: Db
const folder = mkdtempSync(join(tmpdir(), 'zila-import-'))

const open = (url: string) =>
  openDatabase({ url, log: { info: () => undefined, warn: () => undefined } })

beforeAll(async () => {
  own = await createTestDatabase()
  database = open(own.url)
  db = database.db
  await loadSampleDistrict(db)
})

beforeEach(async () => {
  await db.delete(businesses)
  await db.delete(publishMarks)
  await dropEntries(db, 'businesses')
})

afterAll(async () => {
  await database.close()
  await own.drop()
  rmSync(folder, { recursive: true })
})

const HEADER = 'source_id,name,category,city,phone,description'
const lines = (...rows: string[]) => [HEADER, ...rows].join('\n')
const GOOD = [
  '1,Sharma Medical,healthcare,Panki,9006618191,',
  '2,Gupta Sweets,restaurants,Patan,,Fresh',
  '3,शर्मा वस्त्रालय,shopping,Panki,,',
]

function fileOf(content: string | Buffer, name = 'shops.csv'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Imports the text of a file; answers the counts and the problems as `line field: reason`. */
async function importText(content: string, options: Partial<ImportOptions> = {}) {
  const problems: string[] = []
  const report = {
    add: (line: number, found: readonly { field: string; reason: string }[]) =>
      void problems.push(...found.map(({ field, reason }) => `${line} ${field}: ${reason}`)),
  }
  const result = await runImport(
    { db },
    { file: fileOf(content), source: 'shops', report, ...options },
  )
  return { ...result, problems }
}

const rowsOf = (source = 'shops') =>
  db
    .select()
    .from(businesses)
    .where(eq(businesses.source, source))
    .orderBy(asc(businesses.sourceId))

const rowOf = async (sourceId: string) => (await rowsOf()).find((row) => row.sourceId === sourceId)!
const imports = () =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'businesses'), eq(auditEntries.action, 'import')))

describe('a run that cannot go on', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `${i},Shop ${i},shopping,Panki,,`)

  test('says why, and what of the file is in already', async () => {
    const stopped = importText(lines(...many(2500), '9999,"never closed'))
    await expect(stopped).rejects.toThrow(
      /a quote \("\) is opened and not closed[^]*\n.* 2000 rows of the file are in already and stay \(2000 created, /,
    )
    expect(await rowsOf()).toHaveLength(2000)
    expect(await importText(lines(...many(2500)))).toMatchObject({ created: 500, unchanged: 2000 })
  })

  test('by the database: in one line without values; all-or-nothing leaves nothing', async () => {
    await db.execute(sql`create function full_disk() returns trigger language plpgsql as $$ begin
      if new.source_id = '1200' then raise 'could not extend file' using errcode = '53100'; end if;
      return new; end $$`)
    await db.execute(
      sql`create trigger full_disk before insert
          on businesses for each row execute function full_disk()`,
    )
    const run = (options: Partial<ImportOptions> = {}) =>
      importText(lines(...many(1500)), options).then(String, (error: Error) => error.message)
    try {
      const reason = await run()
      expect(reason.split('\n')).toEqual([
        'The database failed: could not extend file (53100).',
        expect.stringMatching(
          /^The import stopped\. 1000 rows of the file are in already and stay \(1000 created,/,
        ),
      ])
      expect(await rowsOf()).toHaveLength(1000)
      await db.delete(businesses)
      expect(await run({ allOrNothing: true })).toBe(
        'The database failed: could not extend file (53100).\nNothing was imported.',
      )
      expect(await rowsOf()).toHaveLength(0)
    } finally {
      await db.execute(sql`drop function full_disk cascade`)
    }
  })

  test('a named pipe is refused at once', async () => {
    const pipe = join(folder, 'pipe.csv')
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
    const refused = runImport(
      { db },
      { file: pipe, source: 'shops', report: { add: () => undefined } },
    )
    await expect(refused).rejects.toThrow(
      'is a pipe or a device; save what comes from it in a file',
    )
  })
})

describe('good rows are imported and bad ones told', () => {
  const MIXED = lines(
    GOOD[0]!,
    '9,No Such Kind,zoos,Panki,,',
    '2,"Gupta Sweets",restaurants,Patan,,"two\nlines"',
    '10,Bad Phone,shopping,Atlantis,12,',
    '11,Too few,shopping',
    GOOD[2]!,
  )

  test('with the line in the file, the field and the reason', async () => {
    const { problems, ...counts } = await importText(MIXED)
    expect(counts).toMatchObject({
      rows: 6,
      created: 3,
      updated: 0,
      unchanged: 0,
      kept: 0,
      rejected: 3,
      stopped: false,
    })
    expect(problems).toEqual([
      expect.stringMatching(/^3 category: "zoos" is not a category; there are banks, hospitals,/),
      '6 city: no town is called "Atlantis"',
      '6 phone: "12" is not an Indian phone number with its area code',
      '7 row: has 3 cells under 6 columns; look for a stray separator or quote',
    ])
  })

  test('as active listings, with one audit entry and one publish mark for the batch', async () => {
    await importText(MIXED, { file: fileOf(MIXED, 'from the market.csv') })
    const [first, ...others] = await rowsOf()
    expect(others).toHaveLength(2)
    expect(first).toMatchObject({
      slug: 'sharma-medical',
      status: 'active',
      name: 'Sharma Medical',
      phone: '+919006618191',
      ownerId: null,
      hours: null,
    })
    expect(first!.approvedAt).not.toBeNull()
    const [entry, ...more] = await imports()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ actor: 'job', recordId: null })
    expect(entry!.detail).toEqual({
      job: 'import',
      source: 'shops',
      file: 'from the market.csv',
      created: 3,
      updated: 0,
    })
    expect(await db.select().from(publishMarks)).toMatchObject([
      { noun: 'businesses', recordId: null, change: 'created' },
    ])
  })

  test('and can be searched at once, in both scripts', async () => {
    await importText(lines(...GOOD))
    for (const typed of ['sharma vastralay', 'शर्मा वस्त्रालय']) {
      const { rows } = await searchFor(db, typed, async ({ condition }) => {
        const found = await db.select().from(businesses).where(condition)
        return { rows: found, isNothing: found.length === 0 }
      })
      expect(rows.map(({ sourceId }) => sourceId)).toEqual(['3'])
    }
  })

  test('pending where that is asked for', async () => {
    await importText(lines(GOOD[0]!), { status: 'pending' })
    expect(await rowOf('1')).toMatchObject({ status: 'pending', approvedAt: null })
  })
})

describe('importing again', () => {
  test('changes nothing, not even a version', async () => {
    await importText(lines(...GOOD))
    const before = await rowsOf()
    await db.delete(publishMarks)
    expect(await importText(lines(...GOOD))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
      rejected: 0,
    })
    expect(await rowsOf()).toEqual(before)
    expect(await db.$count(publishMarks)).toBe(0)
    expect(await imports()).toHaveLength(1)
  })

  test('brings up to date what changed in the file, and keeps the address', async () => {
    await importText(lines(...GOOD))
    const before = await rowOf('1')
    const changed = lines('1,Verma Medical,healthcare,Patan,,', ...GOOD.slice(1))
    expect(await importText(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
    const after = await rowOf('1')
    expect(after).toMatchObject({
      name: 'Verma Medical',
      phone: null,
      slug: before.slug,
      searchName: 'verm medikal',
    })
    expect(after.version).toBeGreaterThan(before.version)
  })

  test('updates the date of the source, of rows imported without one too', async () => {
    const dated = (date: string) =>
      `source_id,name,category,city,source_date\n1,Sharma Medical,healthcare,Panki,${date}`
    await importText(dated(''))
    expect((await rowOf('1')).sourceDate).toBeNull()
    for (const date of ['2017-09', '2026']) {
      const before = await rowOf('1')
      expect(await importText(dated(date))).toMatchObject({ updated: 1, problems: [] })
      const after = await rowOf('1')
      expect(after.sourceDate).toBe(date)
      expect(after.version).toBeGreaterThan(before.version)
    }
    expect((await importText(dated('Sep-17'))).problems[0]).toContain(
      '2 source_date: "Sep-17" is not a date',
    )
  })

  test.each(['Sep-17', '2017-13', '2017-00', '2017-09-32', '17', '2017-9', ''])(
    'the database takes no %j for a date',
    async (sourceDate) => {
      await importText(lines(GOOD[0]!))
      await expect(db.update(businesses).set({ sourceDate })).rejects.toMatchObject({
        cause: { constraint: 'businesses_source_date_shape' },
      })
    },
  )

  test('another source makes other listings', async () => {
    await importText(lines(GOOD[0]!))
    expect(await importText(lines(GOOD[0]!), { source: 'market' })).toMatchObject({ created: 1 })
    expect((await rowsOf('market'))[0]!.slug).toBe('sharma-medical-panki')
  })

  test(
    'leaves alone what has an owner or was changed by a person, but not what was only approved ' +
      'or verified',
    async () => {
      await importText(lines(...GOOD))
      const { id: accountId } = await insertAccount(db)
      const actor = {
        kind: 'user' as const,
        id: accountId,
        role: 'admin' as const,
        name: 'Asha Kumari',
      }
      const [owned, edited, approved] = await Promise.all(['1', '2', '3'].map(rowOf))
      await db.update(businesses).set({ ownerId: accountId }).where(eq(businesses.id, owned!.id))
      await db.transaction(async (tx) => {
        await recordAudit(tx, actor, 'update', 'businesses', edited!.id)
        for (const action of ['approve', 'verify', 'feature'])
          await recordAudit(tx, actor, action, 'businesses', approved!.id)
      })
      const changed = lines(
        '1,A,healthcare,Patan,,',
        '2,B,shopping,Patan,,',
        '3,C,shopping,Patan,,',
      )
      expect(await importText(changed, { dryRun: true })).toMatchObject({ updated: 1, kept: 2 })
      expect(await importText(changed)).toMatchObject({ updated: 1, kept: 2, unchanged: 0 })
      expect((await rowsOf()).map(({ name }) => name)).toEqual([
        'Sharma Medical',
        'Gupta Sweets',
        'C',
      ])
    },
  )

  test('a source id that is twice in one file is told', async () => {
    const { problems, created } = await importText(
      lines(GOOD[0]!, GOOD[1]!, '1,Other,shopping,Panki,,'),
    )
    expect(created).toBe(2)
    expect(problems).toEqual(['4 source_id: "1" is already on line 2'])
  })
})

describe('a dry run', () => {
  test('tells the same and writes nothing', async () => {
    const before = await db.$count(searchWords)
    const { problems, ...counts } = await importText(lines(...GOOD, '4,Qwxyz,zoos,Panki,,'), {
      dryRun: true,
    })
    expect(counts).toMatchObject({ created: 3, rejected: 1 })
    expect(problems).toHaveLength(1)
    expect([
      await db.$count(businesses),
      await db.$count(publishMarks),
      (await imports()).length,
    ]).toEqual([0, 0, 0])
    expect(await db.$count(searchWords)).toBe(before)
  })
})

describe('all or nothing', () => {
  const many = (bad: string[] = []) =>
    lines(...Array.from({ length: 1500 }, (_, n) => `${n},Shop ${n},shopping,Panki,,`), ...bad)

  test('one bad row, and nothing is imported', async () => {
    const result = await importText(many(['x,,shopping,Panki,,']), { allOrNothing: true })
    expect(result).toMatchObject({
      rows: 1501,
      created: 0,
      rejected: 1,
      undone: true,
      problems: ['1502 name: is empty'],
    })
    expect(await db.$count(businesses)).toBe(0)
  })

  test('no bad row, and everything is', async () => {
    expect(await importText(many(), { allOrNothing: true })).toMatchObject({
      created: 1500,
      rejected: 0,
      undone: false,
    })
    expect(await db.$count(businesses)).toBe(1500)
  })

  test('stopped in the middle, and nothing is', async () => {
    const stop = new AbortController()
    const onProgress = ({ step }: { step: string }) => step === 'importing' && stop.abort()
    const result = await importText(many(), { allOrNothing: true, signal: stop.signal, onProgress })
    expect(result).toMatchObject({ created: 0, stopped: true, undone: true })
    expect(await db.$count(businesses)).toBe(0)
  })
})

describe('columns of another name', () => {
  test('are mapped, and what is missing comes from the values for all rows', async () => {
    const content = '\ufeffCode;Branch;City;Phone No\r\n7;Gupta Cloth;Panki;90066 18191\r\n'
    const map = new Map([
      ['source_id', 'code'],
      ['name', 'branch'],
      ['phone', 'phone_no'],
    ])
    expect(await importText(content, { map, defaults: { category: 'shopping' } })).toMatchObject({
      created: 1,
    })
    expect(await rowOf('7')).toMatchObject({ name: 'Gupta Cloth', phone: '+919006618191' })
  })

  test('columns that stand for nothing are told', async () => {
    const unused: string[] = []
    await importText('source_id,name,category,city,colour\n1,A,shopping,Panki,red\n', {
      onUnusedColumns: (columns) => unused.push(...columns),
    })
    expect(unused).toEqual(['colour'])
  })

  test.each([
    ['name,city\nA,Panki\n', 'There is no column "source_id".'],
    ['', 'is empty'],
    [lines('1,A,shopping,Panki,,"open'), 'is opened and not closed'],
  ])('a file that cannot be imported is refused', async (content, reason) => {
    await expect(importText(content)).rejects.toThrow(reason)
    expect(await db.$count(businesses)).toBe(0)
  })

  test('only a header is no row', async () => {
    expect(await importText(HEADER)).toMatchObject({ rows: 0, created: 0, rejected: 0 })
  })

  test('an unknown category for all rows is refused at once', async () => {
    await expect(importText(lines(), { defaults: { category: 'zoos' } })).rejects.toThrow(
      '--category: "zoos" is not',
    )
  })
})

describe('addresses', () => {
  test('are the name, then name and town, then numbered; never a former one', async () => {
    await importText(lines('1,Gupta Sweets,restaurants,Panki,,'))
    await db
      .update(businesses)
      .set({ slug: 'gupta-sweets-of-old' })
      .where(eq(businesses.sourceId, '1'))
    await importText(
      lines(
        '1,Gupta Sweets,restaurants,Panki,,',
        '2,Gupta Sweets,restaurants,Panki,,',
        '3,Gupta Sweets,restaurants,Patan,,',
        '4,Gupta Sweets,restaurants,Panki,,',
        '5,"Gupta Sweets, Panki",restaurants,Panki,,',
        '6,गुप्ता स्वीट्स,restaurants,Panki,,',
        '7,12345,restaurants,Panki,,',
        '8,BIZ 7,restaurants,Panki,,',
      ),
    )
    expect((await rowsOf()).map(({ slug }) => slug)).toEqual([
      'gupta-sweets-of-old',
      'gupta-sweets-panki',
      'gupta-sweets-patan',
      'gupta-sweets-panki-2',
      'gupta-sweets-panki-3',
      expect.stringMatching(/^gupta-/),
      'place-12345',
      'place-biz-7',
    ])
  })

  test('of the longest names still have room for the town and a number', async () => {
    const name = 'Very long name of a shop '.repeat(8).trim()
    await importText(lines(...[1, 2, 3].map((n) => `${n},${name},shopping,Panki,,`)))
    const slugs = (await rowsOf()).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    expect(slugs[2]).toMatch(/-panki-2$/)
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(80)
  })

  test('hundreds of one name', async () => {
    await importText(
      lines(...Array.from({ length: 1200 }, (_, n) => `${n},Kirana Store,shopping,Panki,,`)),
    )
    const [{ different } = { different: 0 }] = await db
      .select({ different: sql<number>`count(distinct slug)::int` })
      .from(businesses)
    expect(different).toBe(1200)
    expect(await db.$count(businesses, eq(businesses.slug, 'kirana-store-panki-999'))).toBe(1)
  })

  test('at the same time: other sources get other addresses, one source no doubles', async () => {
    const content = lines(
      ...Array.from({ length: 300 }, (_, n) => `${n},Shop ${n},shopping,Panki,,`),
    )
    const file = fileOf(content, 'race.csv')
    const sources = ['a', 'b', 'c', 'a', 'b']
    const results = await Promise.all(
      sources.map((source) => importText(content, { file, source })),
    )
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(900)
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    expect(await db.$count(businesses)).toBe(900)
  })
})

describe('hostile texts', () => {
  const csv = (text: string) => `"${text.replaceAll('"', '""')}"`

  test('are text like any other, or are refused with a reason', async () => {
    const rows = hostileStrings.map((text, n) => `h${n},${csv(text)},shopping,Panki,,${csv(text)}`)
    const { created, rejected, problems } = await importText(lines(...rows))
    expect(created + rejected).toBe(hostileStrings.length)
    expect(created).toBeGreaterThan(100)
    for (const problem of problems)
      expect(problem).toMatch(/^\d+ name: (is empty|".*" has no letter or digit|has \d+ char)/s)
    for (const { slug } of await rowsOf()) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const again = await importText(lines(...rows))
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: created })
  })

  test('keep their form', async () => {
    const names = [
      `Robert'); DROP TABLE businesses;--`,
      '=1+1',
      '<script>alert(1)</script>',
      '"Quoted" & Sons',
      '{"a":1}',
      '\\N',
    ]
    await importText(lines(...names.map((name, n) => `${n},${csv(name)},shopping,Panki,,`)))
    expect((await rowsOf()).map(({ name }) => name)).toEqual(names)
  })
})

test('a row that only the database finds wrong is told, and the others are imported', async () => {
  await db.execute(sql`alter table businesses add constraint no_ghosts check (name <> 'Ghost')`)
  try {
    const { problems, ...counts } = await importText(
      lines(GOOD[0]!, '66,Ghost,shopping,Panki,,', GOOD[1]!),
    )
    expect(counts).toMatchObject({ created: 2, rejected: 1 })
    expect(problems).toEqual([
      expect.stringMatching(/^3 row: the database refused it: .*no_ghosts/),
    ])
    const [entry] = await imports()
    expect(entry!.detail).toMatchObject({ created: 2 })
  } finally {
    await db.execute(sql`alter table businesses drop constraint no_ghosts`)
  }
})

describe('a row is put in no wrong town', () => {
  const HEADER = 'source_id,name,category,city,district,zip_code,latitude,longitude'
  const SCHOOLS = [
    HEADER,
    '1,School of a village,shopping,BANA,PALAMU,822118,24.05,84.21',
    '2,School of a village,shopping,BANO,,,24.05,84.21',
    '3,School of a village,shopping,BANA,,,24.05,84.21',
    '4,Medical hall,shopping,Daltengunj,,822101,,',
    '5,Medical hall,shopping,Bano,SIMDEGA,,,',
    '6,Medical hall,shopping,Bhano,SIMDEGA,835201,,',
    '7,Medical hall,shopping,Jamshedpur,PURBI SINGHBHUM,,,',
    '8,Medical hall,shopping,Jamshedpur,Singbhoom,,,',
  ].join('\n')

  test('what contradicts or is only alike is told, and taken where that is wanted', async () => {
    const notes: string[] = []
    const add = (line: number, found: readonly { reason: string }[]) =>
      void notes.push(...found.map(({ reason }) => `${line} ${reason}`))
    const { problems, rejected, noted } = await importText(SCHOOLS, {
      notes: { add },
      allOrNothing: false,
    })
    expect(problems).toEqual([
      expect.stringMatching(/^3 city: Bano in Simdega lies \d+ km away: correct .*--nearest$/),
      expect.stringMatching(/^4 city: no town is called "BANA" \(alike, but Bano in Simdega lies/),
      expect.stringMatching(
        /^9 district: "Singbhoom" is no district of the site's towns; there are Bokaro, Chatra, .*Dhanbad/,
      ),
    ])
    expect([rejected, noted]).toEqual([3, 0])
    expect((await rowsOf()).map(({ sourceId }) => sourceId)).toEqual(['1', '4', '5', '6', '7'])

    const again = await importText(SCHOOLS, { notes: { add }, nearest: true })
    expect(again).toMatchObject({ created: 2, unchanged: 5, rejected: 1, noted: 1 })
    expect(notes).toEqual([
      expect.stringMatching(/^3 Bano in Simdega lies \d+ km away, so it was put in Lesliganj/),
    ])
  })
})

test('all problems are in the report file, the first hundred are told', () => {
  const told: string[] = []
  const report = new ReportFile(join(folder, 'reports', 'shops.csv'), (line) => told.push(line))
  expect(existsSync(report.path)).toBe(false)
  for (let line = 2; line < 252; line++) report.add(line, [{ field: 'name', reason: 'is "empty"' }])
  report.close()
  expect(told).toHaveLength(101)
  expect(told.at(-1)).toContain(report.path)
  const written = readFileSync(report.path, 'utf8').trim().split('\n')
  expect(written.slice(0, 2)).toEqual(['line,field,reason', '2,name,"is ""empty"""'])
  expect(written).toHaveLength(251)
})

/** Starting a program takes a second or two, on a busy machine many more. */
const PATIENCE = 120_000

describe('the command', { timeout: PATIENCE }, () => {
  const command = (...args: string[]) =>
    spawn(process.execPath, ['scripts/import.ts', ...args], {
      env: {
        ...process.env,
        DATABASE_URL: own.url,
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'silent',
      },
    })
  const finished = async (child: ReturnType<typeof command>) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, said }
  }
  const many = (count: number) =>
    fileOf(
      lines(...Array.from({ length: count }, (_, n) => `${n},Shop ${n} of many,shopping,Panki,,`)),
      'many.csv',
    )

  test('ends with 0, 2 or 1 and says what it did', async () => {
    const good = await finished(command(fileOf(lines(...GOOD))))
    expect(good.said).toContain('3 rows: 3 created, 0 updated, 0 unchanged, 0 rejected')
    expect(good.code).toBe(0)
    const bad = await finished(
      command(fileOf(lines('8,,shopping,Panki,,')), '--source', 'bad ones'),
    )
    expect(bad.said).toContain('line 2, name: is empty')
    expect(bad.said).toContain(join(folder, 'data', 'imports', 'bad-ones.rejected.csv'))
    expect(bad.code).toBe(2)
    const elsewhere = [
      'source_id,name,category,city,zip_code,latitude,longitude',
      '1,A shop,shopping,Bano,822101,24.05,84.07',
    ]
    const noted = await finished(command(fileOf(elsewhere.join('\n')), '--source', 'noted'))
    expect(noted.said).toContain('1 of them names another town than it was put in')
    expect(noted.said).toContain(join(folder, 'data', 'imports', 'noted.notes.csv'))
    expect(noted.code).toBe(0)
    expect(await finished(command(join(folder, 'none.csv')))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no such file') as string,
    })
    expect(await finished(command('--help'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('--dry-run') as string,
    })
  })

  test(
    'killed in the middle it leaves whole batches, and running it again does the rest without ' +
      'doubles',
    async () => {
      const file = many(6000)
      const child = command(file)
      const closed = once(child, 'close')
      await waitUntil(async () => (await db.$count(businesses)) > 0, 60_000)
      child.kill('SIGKILL')
      await closed
      const before = await db.$count(businesses)
      expect(before % 1000).toBe(0)
      expect(before).toBeLessThan(6000)

      const again = await finished(command(file))
      expect(again.said).toContain(
        `6000 rows: ${6000 - before} created, 0 updated, ${before} unchanged, 0 rejected`,
      )
      const [sums] = await db
        .select({
          all: count(),
          searchable: sql<number>`count(*) filter (where search_name like 'shap%')::int`,
        })
        .from(businesses)
        .where(isNotNull(businesses.sourceId))
      expect(sums!.all).toBe(6000)
      expect(await db.$count(businesses, sql`search_document = ''::tsvector`)).toBe(0)
      const total = (await imports()).reduce((sum, { detail }) => sum + Number(detail.created), 0)
      expect(total).toBe(6000)
    },
  )

  test('stopped by Ctrl+C it ends after the batch', async () => {
    const child = command(many(6000))
    const ending = finished(child)
    await waitUntil(async () => (await db.$count(businesses)) > 0, 60_000)
    child.kill('SIGINT')
    const { code, said } = await ending
    expect(said).toContain('Stopped.')
    expect(code).toBe(2)
    expect((await db.$count(businesses)) % 1000).toBe(0)
  })
})

describe('the sample district', { timeout: PATIENCE }, () => {
  const fresh = async (use: (db: Db) => Promise<void>) => {
    const other = await createTestDatabase()
    const opened = open(other.url)
    try {
      await use(opened.db)
    } finally {
      await opened.close()
      await other.drop()
    }
  }

  test('is loaded whole, once, and its towns take the plain addresses', () =>
    fresh(async (empty) => {
      expect(await loadSampleDistrict(empty)).toBe('loaded')
      expect([
        await empty.$count(businesses),
        await empty.$count(categories),
        await empty.$count(locations),
      ]).toEqual([432, 12, 313])
      const [ramgarh] = await empty.select().from(locations).where(eq(locations.slug, 'ramgarh'))
      expect(ramgarh!.pincode).toBe('822110')
      await empty.delete(businesses)
      expect(await loadSampleDistrict(empty)).toBe('present')
      expect(await empty.$count(businesses)).toBe(0)
    }))

  test('stopped half-way it is completed by the next start', () =>
    fresh(async (empty) => {
      await loadSampleDistrict(empty)
      await dropEntries(empty, 'sample')
      await empty.delete(businesses).where(sql`id % 2 = 0`)
      expect(await loadSampleDistrict(empty)).toBe('loaded')
      expect(await empty.$count(businesses)).toBe(432)
    }))

  test('two starts at once load it once', () =>
    fresh(async (empty) => {
      await Promise.all([loadSampleDistrict(empty), loadSampleDistrict(empty)])
      expect(await empty.$count(businesses)).toBe(432)
    }))

  test('is not mixed into listings of one’s own', () =>
    fresh(async (empty) => {
      await loadSampleDistrict(empty)
      await dropEntries(empty, 'sample')
      await empty
        .update(businesses)
        .set({ source: null, sourceId: null })
        .where(sql`id = (select min(id) from businesses)`)
      expect(await loadSampleDistrict(empty)).toBe('declined')
    }))

  test('an import before there are categories says what to do', () =>
    fresh(async (empty) => {
      const options = {
        file: fileOf(lines(...GOOD)),
        source: 'x',
        report: { add: () => undefined },
      }
      await expect(runImport({ db: empty }, options)).rejects.toThrow(
        'start the site once (npm start)',
      )
    }))
})
