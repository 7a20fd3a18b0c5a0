import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports.ts'
import { updateBusiness } from '#contract/businesses-writing.ts'
import { auditEntries, businesses, importRows, sessions } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { createImportCalls } from './setup/import-calls.ts'

/** On a busy machine. */
const TIMEOUTS = { timeout: 120_000 }

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const { given, upload, ended, check, run, undo } = createImportCalls(() => ({ api, token }))

const of = (source: string) => api.db.select().from(businesses).where(eq(businesses.source, source))

describe('columns are guessed by their names', () => {
  test('English and Hindi headings', async () => {
    const english = await upload(
      'Sr No,Shop Name,Mobile Number,Town,PIN,Colour\n1,A,,Sonpani,,red\n',
    )
    expect(english.choices.map).toEqual({
      source_id: 'Sr No',
      name: 'Shop Name',
      phone: 'Mobile Number',
      city: 'Town',
      zip_code: 'PIN',
    })
    expect(english.columns).toHaveLength(6)
    expect(english.sample).toEqual([['1', 'A', '', 'Sonpani', '', 'red']])
    expect(english.choices.source).toBe('shops')
    const hindi = await upload('क्रमांक,दुकान का नाम,श्रेणी,शहर,मोबाइल,पता\n1,शर्मा,दवा,सोनपानी,,\n')
    expect(hindi.choices.map).toEqual({
      source_id: 'क्रमांक',
      name: 'दुकान का नाम',
      category: 'श्रेणी',
      city: 'शहर',
      phone: 'मोबाइल',
      address: 'पता',
    })
  })

  test('a file that is none is refused with what to do', async () => {
    const form = new FormData()
    form.append('file', new File(['PK\u0003\u0004'], 'shops.xlsx'))
    const headers = { Authorization: `Bearer ${token}` }
    const refused = await api.fail('/admin/imports', { method: 'POST', headers, body: form })
    expect(refused.fields?.file).toMatch(/^shops\.xlsx is a spreadsheet.*CSV UTF-8/)
  })

  test.each<[string, string | Buffer, RegExp]>([
    ['one line of 15 MB', 'x,'.repeat(7.5e6), /^Line 1 has more than 2000 columns/],
    [
      'one cell of 15 MB',
      `id,name\n1,${'x'.repeat(15e6)}`,
      /^The row on line 2 is longer than 256/,
    ],
    ['19 MB of commas', ','.repeat(19e6), /^Line 1 has more than 2000 columns/],
    ['lines of commas', `id,name\n${`${','.repeat(9999)}\n`.repeat(999)}`, /^Line 2 has more/],
    ['19 MB of quotes', '"'.repeat(19e6), /^The row on line 1 is longer than 256 KB/],
    ['UTF-16', Buffer.from('id,name\n1,Shop\n', 'utf16le'), /^shops\.csv is UTF-16/],
    ['zeros', 'id,name\n1,Shop\0\n', /^Line 2 contains bytes that are not text/],
  ])('%s: refused, naming the line', TIMEOUTS, async (_, content, reason) => {
    const form = new FormData()
    form.append('file', new File([content as never], 'shops.csv'))
    const headers = { Authorization: `Bearer ${token}` }
    const refused = await api.fail('/admin/imports', { method: 'POST', headers, body: form })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: {} })
    expect(refused.fields!.file).toMatch(reason)
  })

  test.each([20.01, 20.5, 20.99])('more than 20 MB (%d) is too large', async (mb) => {
    const form = new FormData()
    form.append('file', new File(['x'.repeat(mb * 1024 * 1024)], 'shops.csv'))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await api.ask('/admin/imports', { method: 'POST', headers, body: form })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'TOO_LARGE',
      fields: { file: 'The file is larger than 20 MB. Please split it' },
    })
  })

  test('rows that are refused later on are refused while they are checked', async () => {
    const rows = 'id,name,category,city\n1,A,shopping,Sonpani\n'.repeat(20)
    const one = await check(await upload(`${rows}2,${'x'.repeat(3e5)}\n`, 'late.csv'))
    expect(one).toMatchObject({ state: 'failed' })
    expect(one.problem).toMatch(/^The row on line 41 is longer than 256 KB/)
  })

  test('a file whose columns do not do says which are missing', async () => {
    const one = await check(await upload('id,colour\n1,red\n', 'colours.csv'))
    expect(one.state).toBe('failed')
    expect(one.problem).toContain('There is no column "name".')
    expect(one.problem).not.toContain('--map')
    const mended = await check(one, {
      map: { name: 'colour' },
      category: 'shopping',
      city: 'Sonpani',
    })
    expect(mended).toMatchObject({ state: 'checked', counts: { created: 1, rejected: 0 } })
  })
})

const HEAD = 'id,name,category,city,phone\n'
const rowsOf = (count: number, bad: ReadonlySet<number>) =>
  Array.from({ length: count }, (_, at) => {
    const town = bad.has(at) ? 'Nowhere' : 'Sonpani'
    return `${at},Shop ${at},shopping,${town},\n`
  })

test(
  'five thousand rows, a hundred of them bad: imported, corrected, taken back',
  TIMEOUTS,
  async () => {
    const bad = new Set(Array.from({ length: 100 }, (_, at) => at * 50))
    const before = await api.db.$count(businesses)
    const one = await check(await upload(HEAD + rowsOf(5000, bad).join(''), 'many.csv'))
    expect(one).toMatchObject({
      state: 'checked',
      counts: { rows: 5000, created: 4900, rejected: 100 },
    })
    expect(one.problems).toHaveLength(50)
    expect(one.problems[0]).toMatchObject({ line: 2, problems: [{ field: 'city' }] })
    expect(await api.db.$count(businesses)).toBe(before)

    const done = await run(one)
    expect(done).toMatchObject({ state: 'done', counts: { created: 4900, rejected: 100 } })
    expect(done.done).toBe(done.total)
    expect(await api.db.$count(businesses)).toBe(before + 4900)

    const { data: file } = await api.read(contract.getImportProblems, given(one))
    expect(file).toMatchObject({ name: 'many-rejected.csv', whole: true })
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(101)
    expect(file.text.startsWith('\ufeff')).toBe(true)
    expect(lines[0]).toBe('id,name,category,city,phone,line of the file,what is wrong')
    expect(lines[1]).toMatch(/^0,Shop 0,shopping,Nowhere,,2,.*city: no town is called ""Nowhere""/)

    // The file of the bad rows is corrected and imported as it is.
    const mended = await upload(file.text.replaceAll('Nowhere', 'Sonpani'), 'mended.csv')
    const second = await run(await check(mended, { source: 'many' }))
    expect(second).toMatchObject({ state: 'done', counts: { created: 100, rejected: 0 } })

    expect(await undo(second)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect(await undo(done)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect(await api.db.$count(businesses)).toBe(before)
    const actions = await api.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'imports'))
    for (const action of ['upload', 'check', 'import', 'undo'])
      expect(actions).toContainEqual({ action })
  },
)

describe('undoing an import', () => {
  test('leaves what people changed, and names it', async () => {
    const done = await run(
      await check(await upload(HEAD + rowsOf(3, new Set()).join(''), 'kept.csv')),
    )
    const [first, second] = await of('kept')
    await api.read(updateBusiness, {
      params: { id: first!.id },
      body: { description: 'Somebody wrote this' },
      token,
    })
    const owner = await insertAccount(api.db)
    await api.db.update(businesses).set({ ownerId: owner.id }).where(eq(businesses.id, second!.id))
    const undone = await undo(done)
    expect(undone).toMatchObject({ state: 'undone', keptCount: 2 })
    expect(undone.kept.map(({ id }) => id)).toEqual([first!.id, second!.id])
    expect(await of('kept')).toHaveLength(2)
  })

  test('gives a listing that it changed its values again', async () => {
    const text = (phone: string) => `${HEAD}1,Old Shop,shopping,Sonpani,${phone}\n`
    await run(await check(await upload(text('9006618191'), 'twice.csv')))
    const [before] = await of('twice')
    const second = await run(await check(await upload(text('9006618192'), 'twice.csv')))
    expect(second.counts).toMatchObject({ created: 0, updated: 1 })
    expect((await of('twice'))[0]!.phone).not.toBe(before!.phone)
    await undo(second)
    const { version: _, updatedAt: __, ...values } = before!
    expect((await of('twice'))[0]).toMatchObject(values)
  })

  test('asks who it is, and is not done twice', async () => {
    const done = await run(
      await check(await upload(`${HEAD}1,Step,shopping,Sonpani,\n`, 'step.csv')),
    )
    await api.db.update(sessions).set({ confirmedAt: new Date(0) })
    const headers = { Authorization: `Bearer ${token}` }
    const path = `/admin/imports/${done.id}/undo`
    expect(await api.fail(path, { method: 'POST', headers })).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    await api.db.update(sessions).set({ confirmedAt: new Date() })
    await undo(done)
    expect(await api.fail(path, { method: 'POST', headers })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })
})

test('rows without an id get one that lasts, so that importing again doubles nothing', async () => {
  const text = 'name,category,city,phone\nNo Id,shopping,Sonpani,9006618100\n'
  const first = await run(await check(await upload(text, 'noid.csv')))
  expect(first.counts).toMatchObject({ created: 1 })
  const again = await run(await check(await upload(text, 'noid.csv')))
  expect(again.counts).toMatchObject({ created: 0, unchanged: 1 })
})

test('an import that was stopped goes on, and is undone as one', async () => {
  const one = await check(await upload(HEAD + rowsOf(2500, new Set()).join(''), 'stops.csv'))
  await api.read(contract.runImport, given(one))
  await api.read(contract.stopImport, given(one))
  const stopped = await ended(one)
  expect(stopped.state).toBe('stopped')
  expect(await of('stops')).toHaveLength(1000)
  const done = await run(stopped)
  expect(done).toMatchObject({ state: 'done', counts: { created: 2500, unchanged: 0 } })
  expect(await api.db.$count(importRows, eq(importRows.importId, one.id))).toBe(2500)
  await undo(done)
  expect(await of('stops')).toHaveLength(0)
})
