import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { normaliseLineEnds } from '#server/businesses/import/bytes.ts'
import { readHeader } from '#server/businesses/import/header.ts'
import { readOptions } from '#server/businesses/import/options.ts'
import { readRecords } from '#server/businesses/import/records.ts'
import { detectCsvFormat } from '#server/businesses/import/sniff.ts'

const folder = mkdtempSync(join(tmpdir(), 'zila-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string | Buffer): string {
  const path = join(folder, 'file.csv')
  writeFileSync(path, content)
  return path
}

async function recordsOf(content: string | Buffer): Promise<string[]> {
  const path = fileOf(content)
  const kind = await detectCsvFormat(path)
  const read: string[] = []
  for await (const { line, cells } of readRecords(path, kind, () => undefined))
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
    ['a first line that says the separator', 'sep=;\na;b\n1,5;2\n', ['2: a / b', '3: 1,5 / 2']],
    ['the same in quotes', '\ufeff"sep=\t"\r\na\tb\r\n1\t2\r\n', ['2: a / b', '3: 1 / 2']],
    [
      'columns without a name',
      'a,,b,,\n1,x,2,,\n3,,4\n5,,6,,,7\n8\n',
      ['1: a / b', '2: 1 / 2', '3: 3 / 4', '4: 5 / 6 / 7', '5: 8'],
    ],
    [
      'a thousand empty columns on the right',
      `a,b${','.repeat(1020)}\n1,2${','.repeat(1020)}\n`,
      ['1: a / b', '2: 1 / 2'],
    ],
    ['the apostrophe before a formula', "a,b\n'=1+1,'90s\n", ['1: a / b', "2: =1+1 / '90s"]],
    ['Hindi', 'नाम,शहर\nशर्मा,बेलपुर\n', ['1: नाम / शहर', '2: शर्मा / बेलपुर']],
  ])('%s', async (_, content, expected) => {
    expect(await recordsOf(content)).toEqual(expected)
  })
})

describe('files that cannot be read', () => {
  test.each<[string, string | Buffer, string]>([
    ['empty', '', 'is empty: its first line must name the columns'],
    ['blank', '\ufeff \n', 'is empty'],
    ['UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), 'is UTF-16'],
    ['UTF-16 without its mark', Buffer.from('name,city\n1,2\n', 'utf16le'), 'is UTF-16'],
    ['big-endian UTF-16', Buffer.from('name,city\n1,2\n', 'utf16le').swap16(), 'is UTF-16'],
    ['Hindi UTF-16', Buffer.from('name,नाम\n1,शर्मा वस्त्रालय\n', 'utf16le'), 'is UTF-16'],
    ['bytes of zero', 'a,b\n1,2\n3,\0\n', 'Line 3 contains bytes that are not text (NUL)'],
    ['a zero in quotes', 'a,b\n1,"x\ny\0"\n', 'Line 3 contains bytes that are not text (NUL)'],
    ['another separator', 'sep=|\na|b\n', 'uses a separator other than comma, semicolon'],
    ['a separator that is none', 'sep=\na,b\n', 'uses a separator other than'],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is a spreadsheet or'],
    ['a compressed file', Buffer.from('1f8b0800', 'hex'), 'is a spreadsheet or an archive'],
    [
      'too many columns',
      `${Array.from({ length: 201 }, (_, at) => `c${at}`).join(',')}\n`,
      'Line 1 names 201 columns; at most 200 are read',
    ],
    ['a line of commas', `a,b\n${','.repeat(2000)}\n`, 'Line 2 has more than 2000 columns'],
    ['a first line of commas', `${','.repeat(19e6)}`, 'Line 1 has more than 2000 columns'],
    ['one long line', 'x'.repeat(15e6), 'The row on line 1 is longer than 256 KB'],
    ['a long cell', `a,b\n1,2\n3,"${'\n'.repeat(3e5)}"\n`, 'The row on line 3 is longer than 256'],
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

  test('a cell of 200 KB is read: its row is refused, not the file', async () => {
    const long = 'x'.repeat(200 * 1024)
    expect(await recordsOf(`a,b\n1,"${long}"\n3,4\n`)).toEqual([
      '1: a / b',
      `2: 1 / ${long}`,
      '3: 3 / 4',
    ])
  })

  test('a quote that is never closed is told by its line before all is read', async () => {
    const rows = `5,6\n`.repeat(1e6)
    await expect(recordsOf(`a,b\n1,2\n3,"4\n${rows}`)).rejects.toThrow(
      'The row on line 3 is longer than 256 KB. Shorten it; if it is not so long, a quote',
    )
  })

  test('a file that is not there, and a folder', async () => {
    await expect(detectCsvFormat(join(folder, 'none.csv'))).rejects.toThrow('there is no such file')
    await expect(detectCsvFormat(folder)).rejects.toThrow('it is a folder')
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
    for await (const piece of normaliseLineEnds(fed(pieces), () => undefined)) out.push(piece)
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
      ['"source_id"', '"name"', '"category"', 'no column "city" or "zip_code"', 'columns: foo'],
    ],
    ['source_id,name,name,category,city', [], ['The column "name" appears twice.']],
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
      'banks --city Sonpani'
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
      defaults: { category: 'banks', city: 'Sonpani' },
      nearest: true,
      dryRun: true,
      allOrNothing: true,
    })
    expect(readOptions(['-h'])).toBe('help')
  })

  test.each([
    [[], 'Give one CSV file'],
    [['a.csv', 'b.csv'], 'Give one CSV file'],
    [['a.csv', '--dryrun'], "Unknown option '--dryrun'"],
    [['a.csv', '--status', 'live'], '--status is active or pending'],
    [['a.csv', '--source', ' '], '--source must be a name'],
    [['a.csv', '--map', 'name'], '--map takes FIELD=COLUMN, not "name"'],
  ])('%j', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason)
  })
})
