import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { plainBytes } from '#server/businesses/import/bytes.ts'
import { readHeader } from '#server/businesses/import/header.ts'
import { readOptions } from '#server/businesses/import/options.ts'
import { readRecords } from '#server/businesses/import/records.ts'
import { sniffFile } from '#server/businesses/import/sniff.ts'

const folder = mkdtempSync(join(tmpdir(), 'zila-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string | Buffer): string {
  const path = join(folder, 'file.csv')
  writeFileSync(path, content)
  return path
}

async function recordsOf(content: string | Buffer): Promise<string[]> {
  const path = fileOf(content)
  const { delimiter } = await sniffFile(path)
  const read: string[] = []
  for await (const { line, cells } of readRecords(path, delimiter, () => undefined))
    read.push(`${line}: ${cells.join(' / ')}`)
  return read
}

describe('rows and the lines they begin on', () => {
  test.each<[string, string, string[]]>([
    ['plain', 'a,b\n1,2\n3,4\n', ['1: a / b', '2: 1 / 2', '3: 3 / 4']],
    ['no line end at the end', 'a,b\n1,2', ['1: a / b', '2: 1 / 2']],
    ['Windows', 'a,b\r\n1,2\r\n3,4\r\n', ['1: a / b', '2: 1 / 2', '3: 3 / 4']],
    ['old Mac', 'a,b\r1,2\r3,4\r', ['1: a / b', '2: 1 / 2', '3: 3 / 4']],
    ['byte order mark', '\ufeffa,b\n1,2\n', ['1: a / b', '2: 1 / 2']],
    ['empty lines', 'a,b\n\n1,2\n\n\n3,4\n', ['1: a / b', '3: 1 / 2', '6: 3 / 4']],
    ['line ends in quotes', 'a,b\n1,"x\ny\nz"\n3,4\n', ['1: a / b', '2: 1 / x\ny\nz', '5: 3 / 4']],
    [
      'Windows line ends in quotes',
      'a,b\r\n1,"x\r\ny"\r\n3,4\r\n',
      ['1: a / b', '2: 1 / x\ny', '4: 3 / 4'],
    ],
    ['quotes', 'a,b\n"He said ""hi""","x,y"\n', ['1: a / b', '2: He said "hi" / x,y']],
    [
      'quotes inside a cell',
      'a,b\nThe "Royal" Hotel,2\n',
      ['1: a / b', '2: The "Royal" Hotel / 2'],
    ],
    ['semicolons', 'a;b\n1,5;2\n', ['1: a / b', '2: 1,5 / 2']],
    ['tabs', 'a\tb\n1,5\t2\n', ['1: a / b', '2: 1,5 / 2']],
    ['a separator in a quoted name', '"a;x";b,c;d\n1;2;3\n', ['1: a;x / b,c / d', '2: 1 / 2 / 3']],
    ['Hindi', 'नाम,शहर\nशर्मा,पाटन\n', ['1: नाम / शहर', '2: शर्मा / पाटन']],
  ])('%s', async (_, content, expected) => {
    expect(await recordsOf(content)).toEqual(expected)
  })
})

describe('files that cannot be read', () => {
  test.each<[string, string | Buffer, string]>([
    ['empty', '', 'is empty: its first line must name the columns'],
    ['blank', '\ufeff \n', 'is empty'],
    ['UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), 'is UTF-16'],
    ['a spreadsheet', Buffer.from('PK\x03\x04xl'), 'is a spreadsheet or an archive'],
    [
      'another encoding',
      Buffer.from('a,b\n1,2\n3,caf\xe9\n4,5\n', 'latin1'),
      'Line 3 is not UTF-8 text',
    ],
    [
      'another encoding in the last line',
      Buffer.from('a,b\r\n1,caf\xe9', 'latin1'),
      'Line 2 is not UTF-8 text',
    ],
    ['an open quote', 'a,b\n1,2\n3,"4\n5,6\n', 'After line 2 a quote (") is opened and not closed'],
  ])('%s', async (_, content, reason) => {
    await expect(recordsOf(content)).rejects.toThrow(reason)
  })

  test('a cell of a megabyte is read: its row is refused, not the file', async () => {
    const long = 'x'.repeat(1_100_000)
    expect(await recordsOf(`a,b\n1,"${long}"\n3,4\n`)).toEqual([
      '1: a / b',
      `2: 1 / ${long}`,
      '3: 3 / 4',
    ])
  })

  test('a row without end is told as what it is', async () => {
    const endless = recordsOf(`a,b\n1,2\n3,"${'x'.repeat(17 * 1024 * 1024)}"\n`)
    await expect(endless).rejects.toThrow('After line 2 a row is longer than 16 MB')
  })

  test('a file that is not there, and a folder', async () => {
    await expect(sniffFile(join(folder, 'none.csv'))).rejects.toThrow('there is no such file')
    await expect(sniffFile(folder)).rejects.toThrow('it is a folder')
  })
})

test('bytes may be cut anywhere: characters and line ends stay whole', async () => {
  const text = 'नाम,é\r\nशहर,🙏\r\rx\ny'
  const bytes = Buffer.from(text)
  for (let size = 1; size <= bytes.length; size++) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    const out: Buffer[] = []
    for await (const piece of plainBytes(fed(pieces), () => undefined)) out.push(piece)
    expect(Buffer.concat(out).toString()).toBe('नाम,é\nशहर,🙏\n\nx\ny')
  }
})

async function* fed(pieces: Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece)
}

describe('the first line', () => {
  const headerOf = (names: string, map: [string, string][] = [], given: 'category'[] = []) =>
    readHeader(names.split(','), { map: new Map(map), given: new Set(given) })

  test('columns in any order, however their names are written', () => {
    const { columnOf, unused } = headerOf('Zip Code,NAME,Source-ID,category,colour,source_note')
    expect(Object.fromEntries(columnOf)).toEqual({
      zip_code: 0,
      name: 1,
      source_id: 2,
      category: 3,
    })
    expect(unused).toEqual(['colour'])
  })

  test('mapped columns; one may serve two fields, and an empty name leaves a column out', () => {
    const map: [string, string][] = [
      ['source_id', 'udise_code'],
      ['name', 'Branch'],
      ['tags', 'type'],
      ['category', ''],
    ]
    const { columnOf } = headerOf('udise_code,branch,category,type,city', map, ['category'])
    expect(Object.fromEntries(columnOf)).toEqual({ source_id: 0, name: 1, tags: 3, city: 4 })
  })

  test.each<[string, [string, string][], string[]]>([
    ['name,category,city', [], ['There is no column "source_id".']],
    [
      'foo',
      [],
      [
        '"source_id"',
        '"name"',
        '"category"',
        'no column "city" and none "zip_code"',
        'columns: foo',
      ],
    ],
    ['source_id,name,name,category,city', [], ['The column "name" is there twice.']],
    [
      'source_id,name,category,city',
      [['nmae', 'x']],
      ['--map: there is no field "nmae"; the fields are source_id'],
    ],
    ['source_id,name,category,city', [['phone', 'tel']], ['--map: the file has no column "tel".']],
  ])('%s %j', (names, map, reasons) => {
    for (const reason of reasons) expect(() => headerOf(names, map)).toThrow(reason)
  })
})

describe('the command line', () => {
  test('standard values', () => {
    expect(readOptions(['My Shops 2026.csv'])).toEqual({
      file: 'My Shops 2026.csv',
      source: 'my-shops-2026',
      status: 'active',
      map: new Map(),
      defaults: {},
      nearest: false,
      dryRun: false,
      allOrNothing: false,
    })
  })

  test('everything given', () => {
    const args =
      'f.csv --dry-run --all-or-nothing --nearest --source बैंक --status pending --category ' +
      'banks --city Panki'
    expect(
      readOptions([...args.split(' '), '--map', 'name=branch, phone = tel', '--map', 'tags=']),
    ).toMatchObject({
      source: 'बैंक',
      status: 'pending',
      map: new Map([
        ['name', 'branch'],
        ['phone', 'tel'],
        ['tags', ''],
      ]),
      defaults: { category: 'banks', city: 'Panki' },
      nearest: true,
      dryRun: true,
      allOrNothing: true,
    })
    expect(readOptions(['-h'])).toBe('help')
  })

  test.each([
    [[], 'Name one CSV file'],
    [['a.csv', 'b.csv'], 'Name one CSV file'],
    [['a.csv', '--dryrun'], "Unknown option '--dryrun'"],
    [['a.csv', '--status', 'live'], '--status is active or pending'],
    [['a.csv', '--source', ' '], '--source must be a name'],
    [['a.csv', '--map', 'name'], '--map takes FIELD=COLUMN, not "name"'],
  ])('%j', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason)
  })
})
