import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSources } from '#config/sources.ts'
import { SAMPLE_SOURCE_NAME } from '#district/sources.ts'
import { requestExport } from '#contract/exports.ts'
import { campaignTotals, sessions } from '#server/kit/db/tables/index.ts'
import { EXPORT_KINDS, type ExportKind } from '#shared/rules/exports.ts'
import { toPaise } from '#shared/rules/money.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertCampaign,
  insertCategory,
  insertLocation,
} from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
  await insertBusiness(api.db, { name: '=1+1', nameHi: 'शर्मा', tags: ['a', 'b'] })
  await insertBusiness(api.db, { name: 'Hidden shop', status: 'inactive' })
})
afterAll(() => api.close())

async function fileOf(of: ExportKind) {
  const { data } = await api.read(requestExport, { body: { of }, token })
  const answer = await api.ask(data.url.replace(/^.*\/api/, ''))
  expect(answer.status).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), head: answer.headers, url: data.url }
}

test('each table is a file that a spreadsheet opens, formulas neutralised', async () => {
  for (const of of EXPORT_KINDS.filter((one) => one !== 'open-data')) {
    const { bytes, head } = await fileOf(of)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const name = of === 'campaigns' ? '"campaigns.csv"' : `${of}-`
    expect(head.get('Content-Disposition')).toContain(name)
  }
  const text = (await fileOf('businesses')).bytes.toString('utf8')
  expect(text).toContain(`'=1+1,शर्मा`)
  expect(text).toContain('a | b')
  expect(text).toContain('Hidden shop')
})

test('campaigns have the columns that the specification names', async () => {
  const account = await insertAccount(api.db, { name: '@Advertiser' })
  const campaign = { accountId: account.id, title: '=HYPERLINK("x")', budget: toPaise(1250.5) }
  const { id } = await insertCampaign(api.db, campaign)
  await api.db
    .insert(campaignTotals)
    .values({ campaignId: id, spent: toPaise(8.35), views: 120, clicks: 1 })
  await insertCampaign(api.db, { title: 'Deleted', deletedAt: new Date() })
  const lines = (await fileOf('campaigns')).bytes.toString('utf8').split('\r\n')
  expect(lines).toEqual([
    '\ufeffID,Title,User,Status,Budget,Spent,Clicks,Impressions,Approved',
    `${id},"'=HYPERLINK(""x"")",'@Advertiser,active,1250.50,8.35,1,120,yes`,
    '',
  ])
})

test('more rows than are read at once come once each, under one head', async () => {
  for (let n = 0; n < 1005; n += 1) await insertAccount(api.db)
  const lines = (await fileOf('users')).bytes.toString('utf8').trim().split('\r\n')
  expect(lines.filter((line) => line.startsWith('name,'))).toHaveLength(1)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThan(1005)
})

describe('the open data', () => {
  async function files() {
    const { bytes } = await fileOf('open-data')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    return bytes.toString('utf8')
  }
  const lineOf = (text: string, name: string) =>
    text.split('\r\n').find((line) => line.includes(name)) ?? ''

  test('holds what everybody sees, without the words of others', async () => {
    await insertBusiness(api.db, { name: 'Plain shop', description: 'Words of the owner' })
    const text = await files()
    expect(text).toContain('शर्मा')
    expect(text).not.toContain('Hidden shop')
    expect(text).not.toContain('Words of the owner')
    expect(lineOf(text, 'Plain shop')).toContain('CC BY 4.0')
  })

  test('says of each row of a source its licence, and leaves out what has none', async () => {
    const banks = await insertCategory(api.db, { name: 'Banks', slug: 'banks' })
    const of = { source: SAMPLE_SOURCE_NAME, categoryId: banks.id }
    await insertBusiness(api.db, { ...of, sourceId: 'B1', name: 'Listed bank' })
    const moved = { source: SAMPLE_SOURCE_NAME, sourceId: 'B2', name: 'Moved elsewhere' }
    await insertBusiness(api.db, moved)
    const unknown = { source: 'a-found-file', sourceId: '1', name: 'Nobody knows' }
    await insertBusiness(api.db, unknown)
    await insertLocation(api.db, { city: 'Placed', latitude: 24, longitude: 84 })
    await insertLocation(api.db, { city: 'Unplaced' })
    const text = await files()
    const bank = lineOf(text, 'Listed bank')
    const sources = getSources('en')
    const ofBanks = sources.find(({ category }) => category === 'banks')!
    const ofTowns = sources.find(({ hasTowns }) => hasTowns)!
    expect(bank).toContain(ofBanks.licence)
    expect(bank).toContain(ofBanks.origin)
    expect(bank).not.toContain('CC BY')
    for (const { origin } of sources.filter(({ category }) => category))
      expect(lineOf(text, 'Moved elsewhere')).toContain(origin)
    expect(text).not.toContain('Nobody knows')
    expect(text).toContain('- a-found-file: 1 listing\n')
    expect(lineOf(text, 'Placed')).toContain(ofTowns.origin)
    expect(lineOf(text, 'Unplaced')).toContain('CC BY 4.0')
  })
})

test('an address works once, and it is asked first who it is', async () => {
  const { url } = await fileOf('categories')
  expect(await api.fail(url.replace(/^.*\/api/, ''))).toMatchObject({ code: 'LINK_INVALID' })
  await api.db.update(sessions).set({ confirmedAt: new Date(0) })
  const ask = (of: ExportKind) => bodyRequest('POST', { of }, token)
  expect(await api.fail('/admin/exports', ask('users'))).toMatchObject({ code: 'CONFIRM_NEEDED' })
})
