import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteCampaign } from '#contract/campaigns.ts'
import { deleteCreative } from '#contract/ad-creatives.ts'
import { campaigns, creatives } from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

describe('an offer', () => {
  test('does not tell what its campaign bids, by its words or its length', async () => {
    const id = await ads.runningAd({ costPerClick: toPaise(8), budget: toPaise(500_000) })
    const answer = await ads.ask('/ads/display?page=home&position=sidebar', {})
    expect(JSON.stringify(answer)).not.toMatch(/price|cost|bid|spent|budget/i)
    const first = (await ads.offered()).offer
    const plain = Buffer.from(first, 'base64url').toString('latin1')
    expect(plain).not.toContain('800')
    expect(plain).not.toContain('home')
    const lengths = new Set([first.length])
    for (const rupees of [1, 123.45, 900]) {
      const costPerClick = toPaise(rupees)
      await api.db.update(campaigns).set({ costPerClick }).where(eq(campaigns.id, id))
      lengths.add((await ads.offered()).offer.length)
    }
    expect(lengths.size).toBe(1)
    expect((await ads.offered()).offer).not.toBe((await ads.offered()).offer)
  })

  test('cannot be changed, cut or made up', async () => {
    await ads.runningAd()
    const ad = await ads.offered({ from: '198.51.100.7' })
    const bytes = Buffer.from(ad.offer, 'base64url')
    for (const at of [0, 13, 30, bytes.length - 1]) {
      const other = Buffer.from(bytes)
      other[at]! ^= 1
      const body = { ...ad, offer: other.toString('base64url') }
      expect((await ads.click(body)).status).toBe(400)
    }
    for (const offer of ['x', 'e30.e30', bytes.subarray(0, 28).toString('base64url')])
      expect((await ads.click({ ...ad, offer })).status).toBe(400)
  })
})

describe('what was deleted after somebody saw it', () => {
  const withOwner = async () => {
    const owner = await insertAccount(api.db)
    const id = await ads.runningAd({ accountId: owner.id })
    return { id, owner, ad: await ads.seen({ from: '198.51.100.7' }) }
  }
  const asked = { from: '198.51.100.7' }

  test('a campaign: its link leads where it led, and costs nothing', async () => {
    const { id, owner, ad } = await withOwner()
    await api.read(deleteCampaign, { params: { id }, token: owner.token })
    const after = await ads.click(ad, asked)
    expect(after).toMatchObject({ status: 200, targetUrl: 'https://shop.example/' })
    expect(after.data.counted).toBe(false)
  })

  test('a creative: likewise', async () => {
    const { owner, ad } = await withOwner()
    await api.read(deleteCreative, { params: { id: ad.creativeId }, token: owner.token })
    expect(await ads.click(ad, asked)).toMatchObject({ targetUrl: 'https://shop.example/' })
  })

  test('one that was rejected leads to the site, deleted or not', async () => {
    const { id, ad } = await withOwner()
    const rejected = { isApproved: false, status: 'rejected', rejectionReason: 'No' } as const
    await api.db.update(campaigns).set(rejected).where(eq(campaigns.id, id))
    expect(await ads.click(ad, asked)).toMatchObject({
      status: 200,
      targetUrl: expect.stringMatching(/^https?:\/\/[^/]+\/$/) as string,
    })
    await api.db.update(campaigns).set({ deletedAt: START }).where(eq(campaigns.id, id))
    const isIt = eq(creatives.id, ad.creativeId)
    await api.db.update(creatives).set({ isApproved: false, deletedAt: START }).where(isIt)
    expect((await ads.click(ad, asked)).targetUrl).not.toContain('shop.example')
  })

  test('without an offer nothing is told of it', async () => {
    const { id, owner, ad } = await withOwner()
    const { offer: _, ...plain } = ad
    expect((await ads.click(plain, asked)).status).toBe(200)
    await api.read(deleteCampaign, { params: { id }, token: owner.token })
    expect((await ads.click(plain, asked)).status).toBe(404)
  })
})

describe('midnight in India', () => {
  const asked = { from: '198.51.100.7', agent: BROWSER_AGENT }
  const at = (time: string) => (api.clock.now = new Date(time))

  test('does not part a click from its repeat within half an hour', async () => {
    const id = await ads.runningAd()
    at('2026-08-15T18:20:00Z')
    expect((await ads.followed(asked)).data.counted).toBe(true)
    at('2026-08-15T18:40:00Z')
    expect((await ads.followed(asked)).data.counted).toBe(false)
    expect((await ads.verdicts('click')).at(-1)).toBe('repeat')
    at('2026-08-15T18:51:00Z')
    expect((await ads.followed(asked)).data.counted).toBe(true)
    expect(await ads.totals(id)).toMatchObject({ clicks: 2 })
  })

  test('nor a view within ten minutes, also when past salts are thrown away', async () => {
    await ads.runningAd()
    at('2026-08-15T18:28:00Z')
    await ads.seen(asked)
    at('2026-08-15T18:31:00Z')
    await api.runTask('forget counts')
    await ads.seen(asked)
    expect((await ads.verdicts('view')).at(-1)).toBe('repeat')
    at('2026-08-15T18:39:00Z')
    await ads.seen(asked)
    expect((await ads.verdicts('view')).at(-1)).toBe('billed')
  })

  test('and another browser is another, before and after', async () => {
    await ads.runningAd()
    at('2026-08-15T18:28:00Z')
    expect((await ads.followed(asked)).data.counted).toBe(true)
    at('2026-08-15T18:31:00Z')
    expect((await ads.followed({ ...asked, agent: `${BROWSER_AGENT} x` })).data.counted).toBe(true)
  })
})
