import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditEntries,
  businesses,
  categories,
  locations,
  mails,
} from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { EXPORT_ONLY_COLUMNS, getExportColumnName, IMPORT_FIELDS } from '#shared/rules/imports.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { deleteAuditEntries } from './setup/audit.ts'
import {
  createExportRoundTrip,
  parseExportRows,
  formatAsSpreadsheet,
  type Row,
} from './setup/own-export.ts'

/** On a busy machine. */
const TIMEOUTS = { timeout: 120_000 }

let api: TestApi
let token: string
let categoryId: number
let locationId: number
const file = createExportRoundTrip(() => ({ api, token }))

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
  const named = async (city: string) =>
    (await api.db.select().from(locations).where(eq(locations.city, city)))[0]!.id
  locationId = await named('Sonpani')
  const [shopping] = await api.db.select().from(categories).where(eq(categories.slug, 'shopping'))
  categoryId = shopping!.id
})
beforeEach(async () => {
  token = (await insertAccount(api.db, { role: 'admin' })).token
  await api.db.delete(businesses)
  await deleteAuditEntries(api.db, 'businesses')
})
afterAll(() => api.close())

const all = () => api.db.select().from(businesses).orderBy(asc(businesses.id))

/** A listing with a value in every column that a file can change. */
const FULL = {
  source: 'market',
  sourceId: '00123',
  name: 'Sharma Medical',
  nameHi: 'शर्मा मेडिकल',
  description: 'Two lines,\nand "quotes"; done',
  tagline: '-20% on Mondays',
  address: '=HYPERLINK("x")',
  landmark: '@ the bridge',
  zipCode: '425003',
  phone: '+919006618191',
  alternatePhone: '+916562231206',
  whatsappNumber: '+919123456789',
  email: 'sharma@example.com',
  website: 'https://example.com/a,b',
  latitude: 24.0440812345,
  longitude: 84.07,
  tags: ['medicine', 'day, and night'],
  businessType: 'individual',
  establishedYear: 1998,
  hours: { monday: { open: '09:00', close: '17:00', closed: false } },
  homeDelivery: true,
  sourceDate: '2017-09',
} as const

const full = (values: object = {}) =>
  insertBusiness(api.db, {
    ...FULL,
    tags: [...FULL.tags],
    categoryId,
    locationId,
    ...values,
  })

/** The file with the row of the listing of this name changed. */
async function changed(change: (row: Row) => Row, name: string = FULL.name): Promise<string> {
  const rows = parseExportRows(await file.take())
  return formatAsSpreadsheet(rows.map((row) => (row.name === name ? change(row) : row)))
}

describe('the file of businesses comes back', () => {
  test('thousands of listings, every odd value too, change nothing', TIMEOUTS, async () => {
    const place = { categoryId, locationId }
    const hostile = hostileStrings.flatMap((raw, at) => {
      const [long, line] = [normaliseText(raw), normaliseLine(raw)]
      const texts = { name: line, nameHi: line, tagline: line, address: line, landmark: line }
      const source = { source: 'hostile', sourceId: line + at, slug: `hostile-${at}` }
      return line === '' || line.length > 200
        ? []
        : [{ ...place, ...texts, ...source, description: long, tags: [line] }]
    })
    await api.db.insert(businesses).values(hostile)
    await full()
    // What today's rules would refuse is there since before them.
    await full({
      name: 'Of another time',
      sourceId: 'old',
      phone: '12345',
      establishedYear: 2150,
      website: 'javascript:x',
      email: 'none',
      tags: [],
      latitude: 51.5,
      longitude: 0,
    })
    await insertBusiness(api.db, { ...place, name: 'Without anything', status: 'inactive' })
    await api.db.execute(sql`insert into businesses (slug, name, status, category_id, location_id,
        source, source_id, phone, tags, latitude, longitude, description, zip_code)
      select 'shop-' || n || '-x', 'Shop ' || n, 'active', ${categoryId},
        (array(select id from locations where status = 'active'))
          [1 + n % (select count(*) from locations where status = 'active')], 'many', n::text,
        case when n % 3 > 0 then '+91' || 6000000000 + n end, array['t' || n, 'दुकान'],
        20 + n / 7919.0, 75 + n / 7907.0, repeat('पाठ, "text" ', n % 40),
        case when n % 2 = 0 then '425001' end
      from generate_series(1, 4000) n`)
    const before = await all()
    const one = await file.give(await file.take())
    expect(one.problems).toEqual([])
    expect(one).toMatchObject({
      state: 'checked',
      changes: [],
      counts: { created: 0, updated: 0, kept: 0, rejected: 0, unchanged: before.length },
    })
    expect((await file.run(one)).counts).toMatchObject({ updated: 0, unchanged: before.length })
    expect(await all()).toEqual(before)
  })

  test('each column is one that an import takes, or one that it says it leaves out', async () => {
    await full()
    const text = await file.take()
    const names = Object.keys(parseExportRows(text)[0]!)
    const taken = IMPORT_FIELDS.map(getExportColumnName)
    expect(names.toSorted()).toEqual([...taken, ...EXPORT_ONLY_COLUMNS].toSorted())
    const { choices } = await file.give(text)
    expect(Object.keys(choices.map).toSorted()).toEqual([...IMPORT_FIELDS].toSorted())
    expect(names.filter((name) => !Object.values(choices.map).includes(name))).toEqual(
      names.filter((name) => (EXPORT_ONLY_COLUMNS as readonly string[]).includes(name)),
    )
  })

  test.each<[string, (text: string) => string | Buffer]>([
    ['semicolons and CRLF', (text) => formatAsSpreadsheet(parseExportRows(text), ';')],
    ['tabs', (text) => formatAsSpreadsheet(parseExportRows(text), '\t', '\n')],
    ['commas and no mark of UTF-8', (text) => formatAsSpreadsheet(parseExportRows(text))],
    ['another order', (text) => formatAsSpreadsheet(parseExportRows(text).map(backwards))],
    ['telephone numbers as numbers', (text) => text.replaceAll('+91', '91')],
    [
      'long numbers in powers of ten',
      (text) =>
        text.replaceAll('+919006618191', '9.19007E+11').replaceAll('+919123456789', '9.19123E+11'),
    ],
    ['an apostrophe before telephone numbers', (text) => text.replaceAll('+91', "'+91")],
    ['a month as Sep-17', (text) => text.replaceAll('2017-09', 'Sep-17')],
    ['a day as 01/09/2017', (text) => text.replaceAll('2017-09', '01/09/2017')],
    ['a day as 9/1/17', (text) => text.replaceAll('2017-09', '9/1/17')],
    ['a point with fewer decimals', (text) => text.replaceAll('24.0440812345', '24.04408123')],
    ['a decimal comma', (text) => formatAsSpreadsheet(parseExportRows(text).map(withComma), ';')],
    ['TRUE for yes', (text) => text.replaceAll(',no,', ',FALSE,')],
    ['an id without its zeros', (text) => text.replaceAll('00123', '123')],
  ])('saved by a spreadsheet with %s it changes nothing', async (_, save) => {
    await full()
    const text = await file.take()
    const made = save(text)
    expect(made).not.toBe(text)
    const one = await file.give(made)
    expect(one.problems).toEqual([])
    expect(one).toMatchObject({ counts: { unchanged: 1, updated: 0, created: 0, rejected: 0 } })
  })
})

const backwards = (row: Row): Row => Object.fromEntries(Object.entries(row).toReversed())
const withComma = (row: Row): Row => ({ ...row, latitude: row.latitude!.replace('.', ',') })

/** Column of the file, new cell, and what becomes of the listing. */
const CELLS: [string, string, object][] = [
  ['name', 'Verma & Sons', { name: 'Verma & Sons' }],
  ['name in Hindi', 'वर्मा', { nameHi: 'वर्मा' }],
  ['description', '\'=1+1\n"new"', { description: '=1+1\n"new"' }],
  ['tagline', "'-50%", { tagline: '-50%' }],
  ['address', 'Main Road; ward 4', { address: 'Main Road; ward 4' }],
  ['landmark', 'Near @mandir', { landmark: 'Near @mandir' }],
  ['PIN code', '425001', { zipCode: '425001' }],
  ['phone', '06562 231 207', { phone: '+916562231207' }],
  ['second phone', '9006618192', { alternatePhone: '+919006618192' }],
  ['whatsapp', '', { whatsappNumber: null }],
  ['email', 'New@Example.com', { email: 'new@example.com' }],
  ['website', 'example.org', { website: 'https://example.org' }],
  ['latitude', '24.05', { latitude: 24.05 }],
  ['longitude', '84,08', { longitude: 84.08 }],
  ['tags', 'medicine | day, and night | new', { tags: ['medicine', 'day, and night', 'new'] }],
  ['type', 'company', { businessType: 'company' }],
  ['established', '1999', { establishedYear: 1999 }],
  ['home delivery', 'no', { homeDelivery: false }],
  ['online ordering', 'yes', { onlineOrdering: true }],
  ['date of the facts', '2018-10', { sourceDate: '2018-10' }],
  [
    'hours',
    '{"sunday":{"closed":true}}',
    {
      hours: { sunday: { open: '00:00', close: '00:00', closed: true } },
    },
  ],
  ['description', '', { description: '' }],
  ['tags', '', { tags: [] }],
  ['hours', '', { hours: null }],
  ['home delivery', '', { homeDelivery: null }],
  ['date of the facts', '', { sourceDate: null }],
]

describe('a changed cell changes that cell and only that', () => {
  test.each(CELLS)('%s: %j', async (column, cell, expected) => {
    const owner = await insertAccount(api.db)
    await full({ ownerId: owner.id })
    await full({ name: 'Beside it', sourceId: 'other' })
    const before = await all()
    const one = await file.give(await changed((row) => ({ ...row, [column]: cell })))
    expect(one.problems).toEqual([])
    expect(one.counts).toMatchObject({ updated: 1, unchanged: 1, created: 0, kept: 0 })
    // Nothing is written before it was shown.
    expect(await all()).toEqual(before)
    const field = IMPORT_FIELDS.find((name) => getExportColumnName(name) === column)
    expect(one.changes).toEqual([
      {
        line: 2,
        id: before[0]!.id,
        name: FULL.name,
        changes: [
          { field, before: expect.any(String) as string, after: expect.any(String) as string },
        ],
      },
    ])
    expect(one.changes[0]!.changes[0]!.after).not.toBe(one.changes[0]!.changes[0]!.before)

    const done = await file.run(one)
    expect(done).toMatchObject({ state: 'done', counts: { updated: 1 } })
    const [after, other] = await all()
    expect(stable(after!)).toEqual({ ...stable(before[0]!), ...expected })
    expect(other).toEqual(before[1])

    const undone = await file.undo(done)
    expect(undone).toMatchObject({ state: 'undone', keptCount: 0 })
    expect((await all()).map(stable)).toEqual(before.map(stable))
  })

  const stable = (row: typeof businesses.$inferSelect) => {
    const { version, updatedAt, sortName, sortNameHi, searchName, searchDocument, ...rest } = row
    const derived = [version, updatedAt, sortName, sortNameHi, searchName, searchDocument]
    const { confirmedAt, confirmedBy, ...facts } = rest
    expect(derived).not.toContain(undefined)
    expect([confirmedAt, confirmedBy]).not.toContain(undefined)
    return facts
  }

  test('its town, and its category', async () => {
    await full({ latitude: null, longitude: null, zipCode: null })
    const one = await file.give(
      await changed((row) => ({ ...row, town: 'Belpur', category: 'healthcare' })),
    )
    expect(one.changes[0]?.changes).toEqual([
      { field: 'category', before: 'Shopping', after: 'Doctors & Medicine' },
      { field: 'city', before: 'Sonpani', after: 'Belpur' },
    ])
    await file.run(one)
    const [row] = await all()
    expect(row!.categoryId).not.toBe(categoryId)
    expect(row!.locationId).not.toBe(locationId)
  })

  test('its history says so, its owner is told, and the differences are a file', async () => {
    const owner = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    await full({ ownerId: owner.id })
    const one = await file.give(await changed((row) => ({ ...row, phone: '9006618199' })))
    const { data } = await file.changes(one)
    expect(data).toMatchObject({ name: 'businesses-changes.csv', whole: true })
    const [row] = await all()
    expect(data.text.split('\r\n')[1]).toBe(
      `2,BIZ-${row!.id},Sharma Medical,phone,+919006618191,+919006618199`,
    )
    await file.run(one)
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, row!.id), eq(auditEntries.action, 'update')))
    expect(entries).toMatchObject([
      {
        actor: 'user',
        detail: { before: { phone: '+919006618191' }, after: { phone: '+919006618199' } },
      },
    ])
    const sent = await api.db.select().from(mails).where(eq(mails.recipient, owner.email))
    expect(sent.map(({ template }) => template)).toContain('listing-edited')
    // From now on the listing belongs to people: a file of its source leaves it alone.
    const source = 'source_id,name,category,city\n00123,Other,shopping,Sonpani\n'
    const left = await file.give(source, 'market.csv')
    expect(left.counts).toMatchObject({ kept: 1, updated: 0 })
  })

  test('a column that is not in the file stays, also where a source says the listing', async () => {
    await full()
    const few = await changed(({ number, slug, phone }) => ({
      number: number!,
      slug: slug!,
      phone: phone!.replace('191', '192'),
    }))
    const one = await file.give(few)
    expect(one.counts).toMatchObject({ updated: 1, rejected: 0 })
    await file.run(one)
    expect((await all())[0]).toMatchObject({ phone: '+919006618192', tagline: FULL.tagline })

    await full({ name: 'By its source', sourceId: 's' })
    const text = 'source_id,name,category,city,phone\ns,New name,shopping,Sonpani,\n'
    await file.run(await file.give(text, 'market.csv'))
    const row = (await all()).find(({ sourceId }) => sourceId === 's')
    expect(row).toMatchObject({ name: 'New name', phone: null, tagline: FULL.tagline })
  })

  test('the same file again changes what was changed in it since', async () => {
    await full()
    const rows = parseExportRows(await file.take())
    await file.run(await file.give(formatAsSpreadsheet([{ ...rows[0]!, tagline: 'One' }])))
    await file.run(await file.give(formatAsSpreadsheet([{ ...rows[0]!, tagline: 'Two' }])))
    const third = await file.give(
      formatAsSpreadsheet([{ ...rows[0]!, tagline: 'Two', landmark: 'Three' }]),
    )
    await file.run(third)
    expect((await all())[0]).toMatchObject({ tagline: 'Two', landmark: 'Three' })
  })
})

describe('rows that name the wrong listing', () => {
  const reasonFor = async (change: (row: Row) => Row): Promise<string> => {
    const one = await file.give(await changed(change))
    expect(one.counts).toMatchObject({ updated: 0, created: 0, rejected: 1 })
    const [{ field, reason } = { field: '', reason: '' }] = one.problems[0]!.problems
    return `${field}: ${reason}`
  }

  test('two rows with one number', async () => {
    await full({ latitude: null, longitude: null })
    const [row] = parseExportRows(await file.take())
    const one = await file.give(formatAsSpreadsheet([row!, { ...row!, phone: '9006618192' }]))
    expect(one.problems).toEqual([
      { line: 4, problems: [{ field: 'number', reason: `"${row!.number}" is already on line 2` }] },
    ])
    // The same listing by its source in another row.
    const again = await file.give(formatAsSpreadsheet([row!, { ...row!, number: '' }]))
    expect(again.problems[0]!.problems[0]).toMatchObject({ field: 'source_id' })
  })

  test('a listing that is gone', async () => {
    await full()
    const text = formatAsSpreadsheet(
      parseExportRows(await file.take()).map((row) => ({ ...row, phone: '' })),
    )
    await api.db.delete(businesses)
    const one = await file.give(text)
    expect(one.problems[0]!.problems[0]!.reason).toMatch(/is no listing "BIZ-\d+" on this site any/)
  })

  test('a listing that its owner deleted', async () => {
    await full({ status: 'inactive', deletedAt: new Date(), statusBeforeDeletion: 'active' })
    expect(await reasonFor((row) => ({ ...row, phone: '' }))).toContain('its owner deleted')
    expect((await file.give(await file.take())).counts).toMatchObject({ unchanged: 1 })
  })

  test('a number of another site', async () => {
    await full()
    const other = { slug: 'gupta-sweets', name: 'Gupta Sweets', source: '', phone: '' }
    expect(await reasonFor((row) => ({ ...row, ...other }))).toMatch(
      /^number: "BIZ-\d+" is "Sharma Medical" on this site.*another site/,
    )
  })

  test.each(['12', 'BIZ-', 'BIZ-99999999999', 'BIZ-0', "BIZ-1' or 1=1", 'biz 3'])(
    '%j is no number',
    async (number) => {
      await full()
      expect(await reasonFor((row) => ({ ...row, number }))).toMatch(/^number: .* such as BIZ-12/)
    },
  )

  test('a file made before somebody changed the listing writes nothing over that', async () => {
    const { id } = await full()
    const text = await changed((row) => ({ ...row, tagline: 'From the file' }))
    await api.db.update(businesses).set({ phone: '+919006618100' }).where(eq(businesses.id, id))
    const one = await file.give(text)
    expect(one.problems[0]!.problems[0]).toMatchObject({ field: 'version' })
    // Asked for, it does; and a row without a difference is no conflict.
    const rows = parseExportRows(text).map((row) => ({ ...row, version: '' }))
    expect((await file.give(formatAsSpreadsheet(rows))).counts).toMatchObject({ updated: 1 })
  })

  test('a cell that cannot be, of all the others', async () => {
    await full()
    const wrong = {
      phone: '12',
      'PIN code': '0425001',
      latitude: '',
      type: 'shop',
      town: 'Nowhere',
    }
    const one = await file.give(await changed((row) => ({ ...row, ...wrong, name: '' })))
    expect(one.problems[0]!.problems.map(({ field }) => field).toSorted()).toEqual(
      ['business_type', 'latitude', 'name', 'phone', 'zip_code'].toSorted(),
    )
  })

  test('numbers alone, without what shows that they are of this site', async () => {
    await full()
    const rows = parseExportRows(await file.take()).map(({ number, phone }) => ({ number, phone }))
    const one = await file.give(formatAsSpreadsheet(rows as Row[]))
    expect(one.state).toBe('failed')
  })
})

test('a row without a number is a new listing, or the one of its source', async () => {
  await full({ latitude: null, longitude: null })
  const [row] = parseExportRows(await file.take())
  const fresh = {
    ...row!,
    number: '',
    slug: '',
    source: '',
    'number in the source': '',
    name: 'New',
  }
  const one = await file.give(
    formatAsSpreadsheet([{ ...row!, number: '', tagline: 'By source' }, fresh]),
  )
  expect(one).toMatchObject({ counts: { created: 1, updated: 1, rejected: 0 } })
  await file.run(one)
  expect(await all()).toMatchObject([
    { source: 'market', tagline: 'By source' },
    { source: 'businesses', name: 'New' },
  ])
})
