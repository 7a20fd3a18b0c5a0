import { afterAll, beforeAll, expect, test } from 'vitest'
import { askExport } from '#contract/exports.ts'
import { campaignTotals, sessions } from '#server/db/tables/index.ts'
import { EXPORTS } from '#shared/rules/exports.ts'
import type { Export } from '#shared/rules/exports.ts'
import { toPaise } from '#shared/rules/money.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCampaign } from './setup/builders.ts'
import { sending } from './setup/writing.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
  await insertBusiness(api.db, { name: '=1+1', nameHi: 'शर्मा', tags: ['a', 'b'] })
  await insertBusiness(api.db, { name: 'Hidden shop', status: 'inactive' })
})
afterAll(() => api.close())

async function fileOf(of: Export) {
  const { data } = await api.read(askExport, { body: { of }, token })
  const answer = await api.ask(data.url.replace(/^.*\/api/, ''))
  expect(answer.status).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), head: answer.headers, url: data.url }
}

test('each table is a file that a spreadsheet opens, formulas neutralised', async () => {
  for (const of of EXPORTS.filter((one) => one !== 'open-data')) {
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

test('open data holds what everybody sees, and its licence', async () => {
  const { bytes } = await fileOf('open-data')
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const text = bytes.toString('utf8')
  expect(text).toContain('CC BY 4.0')
  expect(text).toContain('शर्मा')
  expect(text).not.toContain('Hidden shop')
})

test('an address works once, and it is asked first who it is', async () => {
  const { url } = await fileOf('categories')
  expect(await api.fail(url.replace(/^.*\/api/, ''))).toMatchObject({ code: 'LINK_INVALID' })
  await api.db.update(sessions).set({ confirmedAt: new Date(0) })
  const ask = (of: Export) => sending('POST', { of }, token)
  expect(await api.fail('/admin/exports', ask('users'))).toMatchObject({ code: 'CONFIRM_NEEDED' })
})
