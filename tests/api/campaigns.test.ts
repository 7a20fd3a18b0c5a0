import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveCreative } from '#contract/ad-creatives.ts'
import { getAdOverview } from '#contract/ad-figures.ts'
import {
  approveCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from '#contract/campaigns.ts'
import { getAdForSlot } from '#contract/creatives.ts'
import type { BodyOf, Endpoint } from '#contract/endpoint.ts'
import { campaigns, campaignTotals, sessions } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign, insertCreative, insertPlacement } from './setup/builders.ts'
import { readLastMailTo, readTemplatesTo } from './setup/mailed.ts'

let api: TestApi
let advertiser: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-08-15T08:00:00Z')
  await api.db.delete(campaigns)
  advertiser = await insertAccount(api.db)
  admin = await insertAccount(api.db, { role: 'admin' })
})

type Told = Record<string, unknown> & {
  status: number
  code?: string
  error?: string
  fields?: Record<string, string>
  message?: string
  data: { id: number; status: string; isApproved: boolean } & Record<string, unknown>
  campaigns: { id: number; title: string }[]
}

async function ask(
  { method, path }: Endpoint,
  {
    id,
    body,
    query = '',
    token = advertiser.token,
  }: { id?: number; body?: object; query?: string; token?: string } = {},
): Promise<Told> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.ask(`${path.replace('{id}', String(id))}${query}`, {
    ...(method === 'GET' ? { headers } : jsonRequest(body ?? {}, headers)),
    method,
  })
  return { ...((await answer.json()) as Told), status: answer.status }
}

const WHOLE: BodyOf<typeof createCampaign> = {
  title: 'Heaters for winter',
  targetUrl: 'https://shop.example/heaters',
  budget: 3000,
  dailyBudget: 100,
  keywords: ['heater', 'geyser'],
  locations: ['Kheda'],
}

describe('an advertiser', () => {
  test('adds a campaign, which waits for approval', async () => {
    const { status, message, data } = await ask(createCampaign, { body: WHOLE })
    expect({ status, message }).toEqual({ status: 201, message: 'Campaign created successfully!' })
    expect(data).toMatchObject({
      ...WHOLE,
      costPerClick: 8,
      status: 'draft',
      isApproved: false,
      submittedAt: '2026-08-15T08:00:00.000Z',
      totalSpent: 0,
      totalImpressions: 0,
      totalClicks: 0,
      user: { id: advertiser.id },
    })
  })

  test('keeps one as a draft, and sends it later', async () => {
    const made = await ask(createCampaign, { body: { ...WHOLE, isDraft: true } })
    expect(made.data['submittedAt']).toBeNull()
    const { data } = await ask(updateCampaign, { id: made.data.id, body: { isDraft: false } })
    expect(data['submittedAt']).not.toBeNull()
  })

  test.each([
    ['title', { title: ' ' }],
    ['targetUrl', { targetUrl: 'http//shop.example' }],
    ['targetUrl', { targetUrl: 'javascript:alert(1)' }],
    ['budget', { budget: 0.99 }],
    ['dailyBudget', { dailyBudget: 9.99 }],
    ['costPerClick', { costPerClick: 0.5 }],
    ['costPerClick', { costPerClick: 1.005 }],
    ['endDate', { startDate: '2026-08-20', endDate: '2026-08-19' }],
  ])('is told what is wrong with %s', async (field, wrong) => {
    const { status, fields } = await ask(createCampaign, { body: { ...WHOLE, ...wrong } })
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
  })

  test('sees only their own, and nobody else’s by its number', async () => {
    const mine = await insertCampaign(api.db, { accountId: advertiser.id })
    const other = await insertCampaign(api.db)
    const { campaigns: listed, counts } = await ask(listCampaigns)
    expect(listed.map(({ id }) => id)).toEqual([mine.id])
    expect(counts).toMatchObject({ total: 1, active: 1 })
    for (const endpoint of [getCampaign, updateCampaign, deleteCampaign])
      expect((await ask(endpoint, { id: other.id })).status).toBe(404)
    expect((await ask(listCampaigns, { query: `?userId=${other.accountId}` })).code).toBe(
      'FORBIDDEN',
    )
  })

  test('pauses and resumes an approved one', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const paused = await ask(updateCampaign, { id, body: { status: 'paused' } })
    expect(paused.message).toBe('Campaign status updated!')
    expect(paused.data).toMatchObject({ status: 'paused', pausedAt: '2026-08-15T08:00:00.000Z' })
    const resumed = await ask(updateCampaign, { id, body: { status: 'active' } })
    expect(resumed.data).toMatchObject({ status: 'active', pausedAt: null })
  })

  test('does not start one that nobody has approved', async () => {
    const values = { accountId: advertiser.id, status: 'paused', isApproved: false } as const
    const { id } = await insertCampaign(api.db, values)
    const { code, error } = await ask(updateCampaign, { id, body: { status: 'active' } })
    expect([code, error]).toEqual(['NOT_POSSIBLE', 'This campaign starts once it is approved.'])
  })

  test('changes money and words of an approved one at once', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const body = { budget: 2000, keywords: ['seed'], dailyBudget: null }
    const { data } = await ask(updateCampaign, { id, body })
    expect(data).toMatchObject({ ...body, status: 'active', isApproved: true, proposed: null })
  })

  test('proposes another title and address while the old ones run', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    await insertCreative(api.db, { campaignId: id })
    const body = { title: 'Other seeds', targetUrl: 'https://other.example/' }
    const { data } = await ask(updateCampaign, { id, body })
    expect(data).toMatchObject({ title: 'Seeds for the rains', status: 'active', proposed: body })
    await insertPlacement(api.db)
    const shown = await api.read(getAdForSlot, { query: { page: 'home', position: 'sidebar' } })
    expect(shown.data[0]!.campaign.title).toBe('Seeds for the rains')
    const back = await ask(updateCampaign, {
      id,
      body: { title: 'Seeds for the rains', targetUrl: 'https://shop.example/' },
    })
    expect(back.data['proposed']).toBeNull()
  })

  test('does not lower a budget below what is spent', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const spent = { campaignId: id, spent: toPaise(500), views: 0, clicks: 0 }
    await api.db.insert(campaignTotals).values(spent)
    const { fields } = await ask(updateCampaign, { id, body: { budget: 499.99 } })
    expect(fields).toEqual({ budget: '₹500.00 of it is spent already' })
    expect((await ask(updateCampaign, { id, body: { budget: 500 } })).status).toBe(200)
  })

  test('lets one that has ended run again with more money', async () => {
    const values = { accountId: advertiser.id, status: 'completed' } as const
    const { id } = await insertCampaign(api.db, values)
    const spent = { campaignId: id, spent: toPaise(1000), views: 0, clicks: 0 }
    await api.db.insert(campaignTotals).values(spent)
    expect((await ask(updateCampaign, { id, body: { budget: 1007 } })).data.status).toBe(
      'completed',
    )
    expect((await ask(updateCampaign, { id, body: { budget: 1008 } })).data.status).toBe('active')
  })

  test('is told when somebody else has changed it meanwhile', async () => {
    const { id, version } = await insertCampaign(api.db, { accountId: advertiser.id })
    await ask(updateCampaign, { id, body: { budget: 50, version } })
    const { code } = await ask(updateCampaign, { id, body: { budget: 60, version } })
    expect(code).toBe('CHANGED_MEANWHILE')
  })

  test('deletes one; it is shown no more, and the books keep it', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const spent = { campaignId: id, spent: toPaise(8), views: 1, clicks: 1 }
    await api.db.insert(campaignTotals).values(spent)
    expect((await ask(deleteCampaign, { id })).status).toBe(200)
    expect((await ask(listCampaigns)).campaigns).toEqual([])
    expect((await ask(deleteCampaign, { id })).status).toBe(404)
    expect(await api.db.$count(campaignTotals, eq(campaignTotals.campaignId, id))).toBe(1)
  })
})

describe('an administrator', () => {
  const decide = (id: number, body: object) =>
    ask(approveCampaign, { id, body, token: admin.token })
  const waiting = { status: 'draft', isApproved: false, submittedAt: new Date() } as const

  test('approves one, and its advertiser is told', async () => {
    const { id } = await insertCampaign(api.db, { ...waiting, accountId: advertiser.id })
    const { message, data } = await decide(id, { approved: true, status: 'active' })
    expect(message).toBe('Campaign approved successfully')
    expect(data).toMatchObject({ status: 'active', isApproved: true, submittedAt: null })
    expect(await readTemplatesTo(api.db, advertiser.email)).toEqual(['campaign-approved'])
  })

  test('does not approve their own campaign, nor its change or creative', async () => {
    const own = { accountId: admin.id }
    const { id } = await insertCampaign(api.db, { ...waiting, ...own })
    const proposed = { title: 'Another' }
    const changed = await insertCampaign(api.db, {
      ...own,
      isApproved: true,
      proposed,
      proposedAt: new Date(),
    })
    const creative = await insertCreative(api.db, { campaignId: id, isApproved: false })
    const decideAt = (one: { id: number }, token: string) =>
      ask(approveCreative, { id: one.id, body: { approved: true }, token })
    const refused = { status: 403, code: 'FORBIDDEN' }
    expect(await decide(id, { approved: true })).toMatchObject(refused)
    expect(await decide(changed.id, { approved: true, ofChange: true })).toMatchObject(refused)
    expect(await decideAt(creative, admin.token)).toMatchObject(refused)
    const other = await insertAccount(api.db, { role: 'admin' })
    expect((await decideAt(creative, other.token)).status).toBe(200)
    const body = { approved: true }
    expect((await ask(approveCampaign, { id, body, token: other.token })).status).toBe(200)
    // To stop one's own needs nobody else.
    const mine = await insertCampaign(api.db, { ...waiting, ...own })
    const no = { approved: false, reason: 'Not now' }
    expect((await decide(mine.id, no)).status).toBe(200)
  })

  test('shows who they are before they change what others spend, not to pause it', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const own = await insertCampaign(api.db, { accountId: admin.id })
    const late = eq(sessions.accountId, admin.id)
    await api.db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(late)
    const change = (one: number, body: object) =>
      ask(updateCampaign, { id: one, body, token: admin.token })
    for (const body of [
      { budget: 90_000 },
      { dailyBudget: 9000 },
      { costPerClick: 400 },
      { endDate: null },
    ])
      expect(await change(id, body)).toMatchObject({ status: 403, code: 'CONFIRM_NEEDED' })
    expect((await change(id, { status: 'paused' })).data.status).toBe('paused')
    expect((await change(own.id, { budget: 90_000 })).status).toBe(200)
    await api.db.update(sessions).set({ confirmedAt: api.clock.now! }).where(late)
    expect((await change(id, { budget: 90_000 })).status).toBe(200)
  })

  test('sets the highest price for a click; dearer ones keep theirs until changed', async () => {
    const price = (costPerClick: number) =>
      ask(createCampaign, { body: { ...WHOLE, costPerClick } })
    expect(await price(500.01)).toMatchObject({
      status: 400,
      fields: { costPerClick: 'Maximum ₹500 per click' },
    })
    const { data } = await price(500)
    const actor = { kind: 'job', name: 'test' } as const
    await saveSettings({ db: api.db, actor }, { highestClickPrice: 20 })
    const change = (body: object) => ask(updateCampaign, { id: data.id, body })
    expect((await change({ title: 'Another', costPerClick: 500 })).status).toBe(200)
    expect(await change({ costPerClick: 499 })).toMatchObject({
      fields: { costPerClick: 'Maximum ₹20 per click' },
    })
    expect((await change({ costPerClick: 20 })).status).toBe(200)
    await saveSettings({ db: api.db, actor }, { highestClickPrice: 500 })
  })

  test('sees addresses as they are stored: the scheme in small letters', async () => {
    const targetUrl = 'Https://Shop.example/Path'
    const { data } = await ask(createCampaign, { body: { ...WHOLE, targetUrl } })
    expect(data['targetUrl']).toBe('https://Shop.example/Path')
    for (const wrong of ['http://10.0.0.1/', 'https://a:b@shop.example/', 'https://sh​op.example'])
      expect(await ask(createCampaign, { body: { ...WHOLE, targetUrl: wrong } })).toMatchObject({
        status: 400,
        fields: { targetUrl: expect.any(String) as string },
      })
  })

  test('does not decide on a draft that its advertiser keeps', async () => {
    const { data } = await ask(createCampaign, { body: { ...WHOLE, isDraft: true } })
    for (const body of [{ approved: true }, { approved: false, reason: 'No.' }])
      expect(await decide(data.id, body)).toMatchObject({ status: 409, code: 'NOT_POSSIBLE' })
    await ask(updateCampaign, { id: data.id, body: { isDraft: false } })
    expect((await decide(data.id, { approved: true })).data).toMatchObject({ status: 'active' })
  })

  test('rejects one without a reason; its advertiser is told so, and whom to ask', async () => {
    const { id } = await insertCampaign(api.db, { ...waiting, accountId: advertiser.id })
    const rejected = await decide(id, { approved: false, status: 'rejected' })
    expect(rejected).toMatchObject({
      ...{ status: 200, message: 'Campaign rejected successfully' },
      data: { status: 'rejected', isApproved: false, rejectionReason: null },
    })
    const { template, text } = await readLastMailTo(api.db, advertiser.email)
    expect(template).toBe('campaign-rejected')
    expect(text).toContain('No reason was given.')
    expect(text).toMatch(/Ask why[^]*\/contact/)
    expect(text).not.toContain('Reason:')
    // It is sent again as any that was rejected.
    const mended = await ask(updateCampaign, { id, body: { title: 'Mended' } })
    expect(mended.data['submittedAt']).not.toBeNull()
  })

  test('rejects no change without a reason: nothing else is left to tell of it', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    await ask(updateCampaign, { id, body: { title: 'Other seeds' } })
    expect((await decide(id, { approved: false, ofChange: true })).fields).toHaveProperty('reason')
  })

  test('rejects one with a reason, which is words', async () => {
    const { id } = await insertCampaign(api.db, { ...waiting, accountId: advertiser.id })
    for (const blank of ['', '  '])
      expect(await decide(id, { approved: false, reason: blank })).toMatchObject({
        status: 400,
        fields: { reason: expect.any(String) as string },
      })
    const reason = 'The price is not the one of the page.'
    const { data } = await decide(id, { approved: false, status: 'rejected', reason })
    expect(data).toMatchObject({ status: 'rejected', isApproved: false, rejectionReason: reason })
    const mended = await ask(updateCampaign, { id, body: { title: 'Mended' } })
    expect(mended.data).toMatchObject({ status: 'draft', title: 'Mended', rejectionReason: null })
    expect(mended.data['submittedAt']).not.toBeNull()
  })

  test('approves no address that was written after the look at it', async () => {
    const { id, version } = await insertCampaign(api.db, { accountId: advertiser.id })
    const { data: seen } = await ask(updateCampaign, { id, body: { title: 'Harmless' } })
    await ask(updateCampaign, { id, body: { targetUrl: 'https://elsewhere.example/' } })
    for (const stale of [version, seen['version']])
      expect(await decide(id, { approved: true, ofChange: true, version: stale })).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
      })
    const { data } = await ask(getCampaign, { id })
    expect(data).toMatchObject({ targetUrl: 'https://shop.example/', title: 'Seeds for the rains' })
    const looked = { approved: true, ofChange: true, version: data['version'] }
    expect((await decide(id, looked)).data).toMatchObject({ title: 'Harmless' })
  })

  test('decides on a change alone', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    const change = { title: 'Other seeds' }
    await ask(updateCampaign, { id, body: change })
    const refused = await decide(id, { approved: false, reason: 'No.', ofChange: true })
    expect(refused.data).toMatchObject({
      title: 'Seeds for the rains',
      status: 'active',
      isApproved: true,
      proposed: null,
      rejectionReason: 'No.',
    })
    await ask(updateCampaign, { id, body: change })
    const taken = await decide(id, { approved: true, ofChange: true })
    expect(taken.data).toMatchObject({ title: 'Other seeds', status: 'active', proposed: null })
  })

  test('sees all, what waits, and what all have brought', async () => {
    const { id } = await insertCampaign(api.db, { accountId: advertiser.id })
    await insertCampaign(api.db, waiting)
    const spent = { campaignId: id, spent: toPaise(15.68), views: 9, clicks: 2 }
    await api.db.insert(campaignTotals).values(spent)
    const token = admin.token
    const all = await ask(listCampaigns, { token })
    expect(all.campaigns).toHaveLength(2)
    expect(all['counts']).toMatchObject({ total: 2, pending: 1, active: 1, revenue: 15.68 })
    const pending = await ask(listCampaigns, { token, query: '?waiting=true' })
    expect(pending.campaigns).toHaveLength(1)
    const approved = await ask(listCampaigns, { token, query: '?status=active&approved=true' })
    expect(approved.campaigns.map((one) => one.id)).toEqual([id])
    const found = await ask(listCampaigns, { token, query: '?search=SEEDS&sort=spent' })
    expect(found.campaigns[0]!.id).toBe(id)
    // An advertiser's name finds their campaigns among all, but not every one among their own.
    const search = encodeURIComponent(advertiser.name)
    const ofName = await ask(listCampaigns, { token, query: `?search=${search}` })
    expect(ofName.campaigns).toHaveLength(2)
    const own = await ask(listCampaigns, { query: `?search=${search}` })
    expect(own.campaigns).toEqual([])
    // What a campaign has brought stays when it is deleted.
    await ask(deleteCampaign, { id })
    const after = await ask(listCampaigns, { token })
    expect(after['counts']).toMatchObject({ total: 1, pending: 1, active: 0, revenue: 15.68 })
    expect((await api.read(getAdOverview, { token })).data.revenue).toBe(15.68)
  })
})
