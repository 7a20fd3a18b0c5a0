import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adEvents } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { createAdVisitors, BROWSER_AGENT } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'

const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

const PHONE = '2001:db8:7:40:1c2d:3e4f:5a6b:7c8d'

describe('one visitor of advertisements', () => {
  test.each([
    ['two addresses of one /64 of IPv6', PHONE, '2001:db8:7:40::9'],
    ['one /64 written in two ways', '2001:db8:0:40::1', '2001:0DB8:0000:0040:0:0:0:2'],
    ['two addresses of one /24 of IPv4', '198.51.100.7', '198.51.100.250'],
    ['an IPv4 address over an IPv6 socket', '198.51.100.7', '::ffff:198.51.100.8'],
    ['the same in hexadecimal', '198.51.100.7', '::ffff:c633:64fa'],
  ])('is %s with the same browser', async (_, first, second) => {
    await ads.runningAd()
    expect((await ads.followed({ from: first })).data).toEqual({ counted: true })
    expect((await ads.followed({ from: second })).data).toEqual({ counted: false })
    expect(await ads.verdicts('view')).toEqual(['billed', 'repeat'])
    // An offer goes along when the address changes within the neighbourhood.
    const ad = await ads.offered({ from: first })
    ads.wait(11 * MINUTE_MS)
    expect(await ads.view(ad, { from: second })).toEqual({ counted: true })
  })

  test.each([
    ['two /64 of IPv6', PHONE, '2001:db8:7:41::9'],
    ['two /24 of IPv4', '198.51.100.7', '198.51.101.7'],
    ['two /24 of IPv4 over an IPv6 socket', '::ffff:198.51.100.7', '::ffff:198.51.101.7'],
  ])('is not %s', async (_, first, second) => {
    await ads.runningAd()
    expect((await ads.followed({ from: first })).data).toEqual({ counted: true })
    expect((await ads.followed({ from: second })).data).toEqual({ counted: true })
    const ad = await ads.offered({ from: first })
    ads.wait(11 * MINUTE_MS)
    await ads.view(ad, { from: second })
    expect(await ads.verdicts('view')).toEqual(['billed', 'billed', 'elsewhere'])
  })

  test('is somebody else with another browser, and on the next day', async () => {
    await ads.runningAd()
    for (const agent of [BROWSER_AGENT, `${BROWSER_AGENT} Other`])
      expect((await ads.followed({ from: PHONE, agent })).data).toEqual({ counted: true })
    ads.wait(DAY_MS)
    await ads.followed({ from: PHONE })
    const rows = await api.db.select().from(adEvents)
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3)
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2)
    for (const { visitor, network } of rows)
      for (const hash of [visitor, network]) expect(hash).toMatch(/^[\w-]{22}$/)
  })

  test('with many browsers and many offers is charged ten clicks on a creative a day', async () => {
    const id = await ads.runningAd()
    for (let n = 0; n < 14; n++)
      await ads.followed({ from: `2001:db8:7:40::${n + 1}`, agent: `${BROWSER_AGENT} ${n}` })
    const clicks = await ads.verdicts('click')
    expect(clicks.filter((verdict) => verdict === 'billed')).toHaveLength(10)
    expect(clicks.slice(10)).toEqual(Array(4).fill('too-many'))
    expect(await ads.totals(id)).toMatchObject({ clicks: 10, excluded: 4 })
  })
})
