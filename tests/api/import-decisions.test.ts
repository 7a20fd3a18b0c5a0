import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { HEADQUARTERS } from '#district/local.ts'
import { auditEntries, businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { DOUBTFUL_ROWS, writeDoubtfulListings } from '../doubtful-listings.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { createImportCalls } from './setup/import-calls.ts'

const TIMEOUTS = { timeout: 120_000 }
/** `npm run bench -- imports` has the length of the largest list that is known: 45,451 rows. */
const GOOD_ROWS = 2000

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const { given, upload, ended, check, run } = createImportCalls(() => ({ api, token }))

const decide = async (
  one: ImportDetail,
  cause: string,
  action: string | null,
  value: number | null = null,
): Promise<ImportDetail> =>
  (
    await api.read(contract.setImportDecision, {
      ...given(one),
      body: { cause, action, value } as never,
    })
  ).data

const of = (source: string) => api.db.select().from(businesses).where(eq(businesses.source, source))

const townId = async (city: string) =>
  (await api.db.select().from(locations).where(eq(locations.city, city)))[0]!.id
const categoryId = async (slug: string) =>
  (await api.db.select().from(categories).where(eq(categories.slug, slug)))[0]!.id

const HEAD = 'id,name,category,city,zip_code,phone,address,latitude,longitude\n'

test('refused rows are grouped by cause, and one decision settles each group', async () => {
  const rows = [
    '1,Good Shop,shopping,Sonpani,,,,,',
    '2,Bad Phone,shopping,Sonpani,,900001,,,',
    '3,Other Phone,shopping,Sonpani,,900002,,,',
    '4,New Kind,Kirana,Sonpani,,,,,',
    '5,,shopping,Sonpani,,,Main Road,,',
    '6,Far Away,shopping,Nowhere Tola,,,,20.51,75.51',
    '7,No Point,shopping,Nowhere Tola,,,,,',
  ]
  const checked = await check(await upload(HEAD + rows.join('\n'), 'mixed.csv'))
  expect(checked).toMatchObject({ toDecide: 6, toImport: 1, counts: { created: 1, rejected: 6 } })
  const keys = checked.causes.map(({ key, rows: count }) => [key, count])
  expect(keys).toEqual([
    ['cell|phone|', 2],
    ['town-unknown|city|', 2],
    ['category|category|Kirana', 1],
    ['name|name|', 1],
  ])
  const [phones, towns] = checked.causes
  expect(phones).toMatchObject({
    can: { without: 2 },
    examples: [{ line: 3, name: 'Bad Phone' }, { line: 4 }],
  })
  // Only one of the two has a point.
  expect(towns).toMatchObject({ can: { nearest: 1, town: 2 }, values: [{ text: 'Nowhere Tola' }] })
  expect(towns!.towns[0]).toMatchObject({ action: 'nearest', rows: 1 })

  await decide(checked, 'cell|phone|', 'without')
  await decide(checked, 'town-unknown|city|', 'nearest')
  await decide(checked, 'name|name|', 'address')
  const decided = await decide(
    checked,
    'category|category|Kirana',
    'category',
    await categoryId('shopping'),
  )
  expect(decided).toMatchObject({ toDecide: 0, toImport: 6, leftOut: 1 })

  // Decisions are read from the database, as after a restart.
  const done = await run(decided)
  expect(done.counts).toMatchObject({ created: 6, rejected: 1 })
  const written = await of('mixed')
  expect(written.find(({ sourceId }) => sourceId === '2')).toMatchObject({ phone: null })
  expect(written.find(({ sourceId }) => sourceId === '5')).toMatchObject({ name: 'Main Road' })
  expect(done.problems).toMatchObject([{ line: 8, problems: [{ field: 'city' }] }])
  const audits = await api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'imports'), eq(auditEntries.action, 'decide')))
  expect(audits.map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ cause: 'cell|phone|', action: 'without', rows: 2 }),
  )

  await api.read(contract.undoImport, given(done))
  expect((await ended(done)).state).toBe('undone')
  expect(await of('mixed')).toHaveLength(0)
})

describe('a decision', () => {
  test('is taken back, decides all of one kind, and gives way to one of its own', async () => {
    const rows = ['1,A,Alpha,Sonpani,,,,,', '2,B,Beta,Sonpani,,,,,', '3,C,Gamma,Sonpani,,,,,']
    const one = await check(await upload(HEAD + rows.join('\n'), 'kinds.csv'))
    const shopping = await categoryId('shopping')
    const all = await decide(one, 'category|category|*', 'category', shopping)
    expect(all).toMatchObject({ toDecide: 0, toImport: 3 })
    expect(all.causes.every(({ isOwnDecision }) => !isOwnDecision)).toBe(true)
    expect(await decide(one, 'category|category|Beta', 'leave-out')).toMatchObject({
      toImport: 2,
      leftOut: 1,
    })
    await decide(one, 'category|category|Beta', null)
    expect(await decide(one, 'category|category|*', null)).toMatchObject({ toDecide: 3 })
  })

  test.each([
    ['of rows that are not there', 'cell|email|', 'without', null, 'cause'],
    ['that does not fit', 'category|category|Alpha', 'nearest', null, 'action'],
    ['without its category', 'category|category|Alpha', 'category', null, 'value'],
    ['with a category that is not there', 'category|category|Alpha', 'category', 9999, 'value'],
  ])('%s is refused by name', async (_, cause, action, value, field) => {
    const one = await check(await upload(`${HEAD}1,A,Alpha,Sonpani,,,,,`, 'refused.csv'))
    const refused = await api.fail(`/admin/imports/${one.id}/decide`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ cause, action, value }),
    })
    expect(refused).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('needs a checked file', async () => {
    const one = await upload(`${HEAD}1,A,Alpha,Sonpani,,,,,`, 'early.csv')
    const refused = await api.fail(`/admin/imports/${one.id}/decide`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ cause: 'category|category|Alpha', action: 'leave-out' }),
    })
    expect(refused).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})

test('towns that were decided to be new are added with the import and go with it', async () => {
  const text =
    'id,name,category,city,district,phone\n1,A,shopping,NAYA TOLA,Suhana,\n' +
    '2,B,shopping,NAYA TOLA,Suhana,\n'
  const one = await check(await upload(text, 'towns.csv'))
  expect(one.causes).toMatchObject([{ kind: 'town-unknown', can: { 'new-town': 2, town: 2 } }])
  expect(one.causes[0]!.towns).toMatchObject([
    { action: 'new-town', id: null, city: 'Naya Tola', district: 'Suhana', rows: 2 },
  ])
  const before = await api.db.$count(locations)
  await decide(one, one.causes[0]!.key, 'new-town')
  expect(await api.db.$count(locations)).toBe(before)
  const done = await run(one)
  expect(done.counts).toMatchObject({ created: 2, rejected: 0 })
  const id = await townId('Naya Tola')
  expect((await of('towns')).map(({ locationId }) => locationId)).toEqual([id, id])
  await api.read(contract.undoImport, given(done))
  await ended(done)
  expect(await api.db.$count(locations)).toBe(before)
})

test('every guessed town is listed before it is written, and can be changed', async () => {
  const text =
    'id,name,category,city,zip_code,phone\n1,A,shopping,Some Village,425003,\n' +
    '2,B,shopping,Other Village,425003,\n3,C,shopping,Sonpani,,\n'
  const one = await check(await upload(text, 'guessed.csv'))
  expect(one).toMatchObject({ guessCount: 1, counts: { created: 3 } })
  expect(one.guesses).toMatchObject([{ said: '425003', why: 'pin', rows: 2 }])
  const belpur = await townId('Belpur')
  const changed = await decide(one, one.guesses[0]!.key, 'town', belpur)
  expect(changed.guesses[0]!.decision).toEqual({ action: 'town', value: belpur })
  await run(changed)
  const written = await of('guessed')
  expect(written.filter(({ locationId }) => locationId === belpur)).toHaveLength(2)
})

test('a guess in a doubtful row is listed, and its listing once it is decided', async () => {
  const text = 'id,name,category,city,zip_code,note\n1,A,Epsilon,Some Village,425003,\n'
  const one = await check(await upload(text, 'doubt.csv'))
  expect(one).toMatchObject({ toDecide: 1, previews: [], guesses: [{ said: '425003', rows: 1 }] })
  const key = 'category|category|Epsilon'
  const decided = await decide(one, key, 'category', await categoryId('shopping'))
  expect(decided).toMatchObject({
    toImport: 1,
    previews: [{ line: 2, name: 'A', category: { slug: 'shopping' } }],
  })
  expect(await decide(one, one.guesses[0]!.key, 'leave-out')).toMatchObject({
    toImport: 0,
    leftOut: 1,
  })
})

describe('a row with name and phone of a live listing of another source', () => {
  const PHONES = ['+919000000021', '+919000000022', '+919000000023']
  const FIRST = HEAD.replace('latitude,longitude', 'email,landmark')
  const file = (name: string, rows: readonly string[]) => upload(FIRST + rows.join('\n'), name)
  const CAUSE = 'duplicate|phone|'
  const there = () => of('known').then((rows) => rows.sort((a, b) => a.id - b.id))

  beforeAll(async () => {
    const rows = PHONES.map((phone, at) => `${at},Twin ${at},shopping,Sonpani,,${phone},,t@e.in,`)
    await run(await check(await file('known.csv', rows)))
    const [, , owned] = await there()
    const { id: ownerId } = await insertAccount(api.db, { role: 'owner' })
    await api.db.update(businesses).set({ ownerId }).where(eq(businesses.id, owned!.id))
  })
  const rows = PHONES.map(
    (phone, at) => `x${at},twin  ${at},shopping,Sonpani,,${phone},,,Gate ${at}`,
  )

  test('is asked about, and updates what is given, but not an owner’s listing', async () => {
    const one = await check(await file('update.csv', [...rows, 'x9,Twin 9,shopping,Sonpani,,,,,']))
    expect(one).toMatchObject({ toDecide: 3, toImport: 1 })
    expect(one.causes).toMatchObject([
      { key: CAUSE, rows: 3, can: { update: 2, add: 3 }, examples: [{ line: 2 }, {}, {}] },
    ])
    expect(one.causes[0]!.examples[0]!.reason).toContain('"Twin 0" has the same name and phone')
    const decided = await decide(one, CAUSE, 'update')
    expect(decided).toMatchObject({ toDecide: 0, toImport: 3, leftOut: 1 })
    const done = await run(decided)
    expect(done.counts).toMatchObject({ created: 1, updated: 2, rejected: 1 })
    const [first, second, owned] = await there()
    expect(first).toMatchObject({ landmark: 'Gate 0', email: 't@e.in', source: 'known' })
    expect(second).toMatchObject({ landmark: 'Gate 1' })
    expect(owned).toMatchObject({ landmark: null })
    await api.read(contract.undoImport, given(done))
    await ended(done)
    expect((await there()).map(({ landmark }) => landmark)).toEqual([null, null, null])
  })

  test.each([
    ['add', 3],
    ['leave-out', 0],
  ])('%s writes %d listings', async (action, created) => {
    const one = await check(await file(`${action}.csv`, rows))
    const done = await run(await decide(one, CAUSE, action))
    expect(done.counts).toMatchObject({ created, updated: 0 })
    expect((await of(action)).length).toBe(created)
    await api.db.delete(businesses).where(eq(businesses.source, action))
  })

  test('is its own listing in the same source, and no question when that is hidden', async () => {
    const again = PHONES.map((phone, at) => `${at},Twin ${at},shopping,Sonpani,,${phone},,t@e.in,`)
    expect((await check(await file('known.csv', again))).causes).toEqual([])
    const [first] = await there()
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, first!.id))
    const { causes } = await check(await file('hidden.csv', rows))
    expect(causes).toMatchObject([{ key: CAUSE, rows: 2 }])
    await api.db.update(businesses).set({ status: 'active' }).where(eq(businesses.id, first!.id))
  })
})

describe('columns', () => {
  test('of public lists are guessed from their values', async () => {
    const line = (at: number) =>
      `${at},${20022100800 + at},UPG PS ${at},schools,HUTAR,Sonpani,42500${at % 9},` +
      `900661819${at % 9},"20.512043${at}, 75.510724${at}"\n`
    const head = 'Sr_No,c1,school_name,category,village_name,block,c2,c3,c4\n'
    const text = head + [1, 2, 3, 4].map(line).join('')
    const { choices } = await upload(text, 'udise.csv')
    expect(choices.map).toMatchObject({
      source_id: 'c1',
      name: 'school_name',
      zip_code: 'c2',
      phone: 'c3',
      latitude: 'c4',
    })
  })

  test('are joined, and a point in one column is read', async () => {
    const text =
      'id,name,category,city,street,village,block,at\n' +
      '1,A,shopping,Sonpani,Main Road,Hutar,Sonpani,"20.21, 75.31"\n'
    const one = await upload(text, 'joined.csv')
    const map = { ...one.choices.map, address: 'street', latitude: 'at' }
    await run(await check(one, { map, joins: { address: ['village', 'block'] } }))
    expect(await of('joined')).toMatchObject([
      { address: 'Main Road, Hutar, Sonpani', latitude: 20.21, longitude: 75.31 },
    ])
  })

  test('of the same shape bring choices and decisions back', async () => {
    const text = (id: number) => `${HEAD.replace('phone', 'Dial')}${id},A,Delta,Sonpani,,,,,\n`
    const first = await check(await upload(text(1), 'shape.csv'), { status: 'pending' })
    const shopping = await categoryId('shopping')
    await decide(first, 'category|category|Delta', 'category', shopping)
    const second = await upload(text(2), 'shape-2027.csv')
    expect(second).toMatchObject({
      remembered: true,
      choices: { status: 'pending', source: 'shape-2027' },
    })
    expect(await check(second)).toMatchObject({ toDecide: 0, toImport: 1 })
  })
})

test('350 doubtful rows of a long list need at most 12 decisions', TIMEOUTS, async () => {
  const checked = await check(await upload(writeDoubtfulListings(GOOD_ROWS), 'sample-schools.csv'))
  expect(checked.counts).toMatchObject({ rows: GOOD_ROWS + DOUBTFUL_ROWS, rejected: DOUBTFUL_ROWS })
  expect(checked).toMatchObject({ toDecide: DOUBTFUL_ROWS, toImport: GOOD_ROWS })
  expect(checked.causes.length).toBeLessThanOrEqual(12)
  const values = { category: await categoryId('schools'), town: await townId(HEADQUARTERS) }
  for (const { key, can } of checked.causes) {
    const action = (['nearest', 'town', 'category', 'address', 'without'] as const).find(
      (one) => can[one] !== undefined,
    )!
    const value = action === 'town' || action === 'category' ? values[action] : null
    await decide(checked, key, action, value)
  }
  const done = await run(checked)
  expect(done.counts).toMatchObject({ created: GOOD_ROWS + DOUBTFUL_ROWS, rejected: 0 })
})
