import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  ProblemReportFile,
  runImport,
  type ImportOptions,
} from '#server/businesses/import/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }
import {
  db,
  folder,
  VALID_ROWS,
  IMPORT_HEADER,
  readImportAudits,
  importText,
  toCsvLines,
  openForImport,
  readImportedRow,
  readImportedRows,
} from './setup/import.ts'
import { runAsOwner } from './setup/database.ts'

openForImport()

describe('a run that cannot go on', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `${i},Shop ${i},shopping,Sonpani,,`)

  test('says why, and what of the file is in already', async () => {
    const stopped = importText(toCsvLines(...many(2500), '9999,"never closed'))
    await expect(stopped).rejects.toThrow(
      /a quote \("\) is opened and not closed[^]*\n.* 2000 rows were already imported \(2000 created, /,
    )
    expect(await readImportedRows()).toHaveLength(2000)
    expect(await importText(toCsvLines(...many(2500)))).toMatchObject({
      created: 500,
      unchanged: 2000,
    })
  })

  test('by the database: in one line without values; all-or-nothing leaves nothing', async () => {
    await runAsOwner(
      db,
      `create function full_disk() returns trigger language plpgsql as $$ begin
      if new.source_id = '1200' then raise 'could not extend file' using errcode = '53100'; end if;
      return new; end $$`,
      `create trigger full_disk before insert
      on businesses for each row execute function full_disk()`,
    )
    const run = (options: Partial<ImportOptions> = {}) =>
      importText(toCsvLines(...many(1500)), options).then(String, (error: Error) => error.message)
    try {
      const reason = await run()
      expect(reason.split('\n')).toEqual([
        'The database failed: could not extend file (53100).',
        expect.stringMatching(
          /^The import stopped\. 1000 rows were already imported \(1000 created,/,
        ),
      ])
      expect(await readImportedRows()).toHaveLength(1000)
      await db.delete(businesses)
      expect(await run({ allOrNothing: true })).toBe(
        'The database failed: could not extend file (53100).\nNothing was imported.',
      )
      expect(await readImportedRows()).toHaveLength(0)
    } finally {
      await runAsOwner(db, 'drop function full_disk cascade')
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

describe('columns of another name', () => {
  test('are mapped, and what is missing comes from the values for all rows', async () => {
    const content = '\ufeffCode;Branch;City;Phone No\r\n7;Gupta Cloth;Sonpani;90066 18191\r\n'
    const map = new Map([
      ['source_id', 'code'],
      ['name', 'branch'],
      ['phone', 'phone_no'],
    ])
    expect(await importText(content, { map, defaults: { category: 'shopping' } })).toMatchObject({
      created: 1,
    })
    expect(await readImportedRow('7')).toMatchObject({
      name: 'Gupta Cloth',
      phone: '+919006618191',
    })
  })

  test('columns that stand for nothing are told', async () => {
    const unused: string[] = []
    await importText('source_id,name,category,city,colour\n1,A,shopping,Sonpani,red\n', {
      onUnusedColumns: (columns) => unused.push(...columns),
    })
    expect(unused).toEqual(['colour'])
  })

  test.each([
    ['name,city\nA,Sonpani\n', 'There is no column "source_id".'],
    ['', 'is empty'],
    [toCsvLines('1,A,shopping,Sonpani,,"open'), 'is opened and not closed'],
  ])('a file that cannot be imported is refused', async (content, reason) => {
    await expect(importText(content)).rejects.toThrow(reason)
    expect(await db.$count(businesses)).toBe(0)
  })

  test('only a header is no row', async () => {
    expect(await importText(IMPORT_HEADER)).toMatchObject({ rows: 0, created: 0, rejected: 0 })
  })

  test('an unknown category for all rows is refused at once', async () => {
    await expect(importText(toCsvLines(), { defaults: { category: 'zoos' } })).rejects.toThrow(
      '--category: "zoos" is not',
    )
  })
})

describe('hostile texts', () => {
  const csv = (text: string) => `"${text.replaceAll('"', '""')}"`

  test('are text like any other, or are refused with a reason', async () => {
    // A file with bytes of zero is refused as a whole.
    const texts = hostileStrings.map((text) => text.replaceAll('\0', ''))
    const rows = texts.map((text, n) => `h${n},${csv(text)},shopping,Sonpani,,${csv(text)}`)
    const { created, rejected, problems } = await importText(toCsvLines(...rows))
    expect(created + rejected).toBe(hostileStrings.length)
    expect(created).toBeGreaterThan(100)
    for (const problem of problems)
      expect(problem).toMatch(/^\d+ name: (is empty|".*" has no letter or digit|has \d+ char)/s)
    for (const { slug } of await readImportedRows())
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const again = await importText(toCsvLines(...rows))
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
    await importText(toCsvLines(...names.map((name, n) => `${n},${csv(name)},shopping,Sonpani,,`)))
    expect((await readImportedRows()).map(({ name }) => name)).toEqual(names)
  })
})

test('a row that only the database finds wrong is told, and the others are imported', async () => {
  await runAsOwner(db, `alter table businesses add constraint no_ghosts check (name <> 'Ghost')`)
  try {
    const { problems, ...counts } = await importText(
      toCsvLines(VALID_ROWS[0]!, '66,Ghost,shopping,Sonpani,,', VALID_ROWS[1]!),
    )
    expect(counts).toMatchObject({ created: 2, rejected: 1 })
    expect(problems).toEqual([
      expect.stringMatching(/^3 row: the database refused it: .*no_ghosts/),
    ])
    const [entry] = await readImportAudits()
    expect(entry!.detail).toMatchObject({ created: 2 })
  } finally {
    await runAsOwner(db, 'alter table businesses drop constraint no_ghosts')
  }
})

describe('a row is put in no wrong town', () => {
  const HEADER = 'source_id,name,category,city,district,zip_code,latitude,longitude'
  const SCHOOLS = [
    HEADER,
    '1,School of a village,shopping,TANA,SUHANA,425005,20.41,75.61',
    '2,School of a village,shopping,TANO,,,20.41,75.61',
    '3,School of a village,shopping,TANA,,,20.41,75.61',
    '4,Medical hall,shopping,Nabapur,,425001,,',
    '5,Medical hall,shopping,Tano,DUSRA,,,',
    '6,Medical hall,shopping,Thano,DUSRA,426003,,',
    '7,Medical hall,shopping,Tisranagar,PURBI TISRA,,,',
    '8,Medical hall,shopping,Tisranagar,Tisraa,,,',
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
      expect.stringMatching(/^3 city: Tano in Dusra is \d+ km away: correct .*--nearest$/),
      expect.stringMatching(
        /^4 city: no town is called "TANA" \(alike, but Tano in Dusra is \d+ km away/,
      ),
      expect.stringMatching(
        /^9 district: "Tisraa" is not a district on this site; there are Dusra, East Tisra, Suhana/,
      ),
    ])
    expect([rejected, noted]).toEqual([3, 0])
    expect((await readImportedRows()).map(({ sourceId }) => sourceId)).toEqual([
      '1',
      '4',
      '5',
      '6',
      '7',
    ])

    const again = await importText(SCHOOLS, { notes: { add }, nearest: true })
    expect(again).toMatchObject({ created: 2, unchanged: 5, rejected: 1, noted: 1 })
    expect(notes).toEqual([
      expect.stringMatching(/^3 Tano in Dusra is \d+ km away, so it was put in Lekhapur/),
    ])
  })
})

test('all problems are in the report file, the first hundred are told', () => {
  const told: string[] = []
  const report = new ProblemReportFile(join(folder, 'reports', 'shops.csv'), (line) =>
    told.push(line),
  )
  expect(existsSync(report.path)).toBe(false)
  for (let line = 2; line < 252; line++) report.add(line, [{ field: 'name', reason: 'is "empty"' }])
  report.close()
  expect(told).toHaveLength(101)
  expect(told.at(-1)).toContain(report.path)
  const written = readFileSync(report.path, 'utf8').trim().split('\n')
  expect(written.slice(0, 2)).toEqual(['line,field,reason', '2,name,"is ""empty"""'])
  expect(written).toHaveLength(251)
})
