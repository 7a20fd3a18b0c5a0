import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveCampaign, getCampaign } from '#contract/campaigns.ts'
import { getAdForSlot } from '#contract/creatives.ts'
import { storeApprovedTarget } from '#server/advertising/campaigns/landing-page/approved.ts'
import { claimDueTarget } from '#server/advertising/campaigns/landing-page/claim.ts'
import { checkTargets } from '#server/advertising/campaigns/landing-page/check-targets.ts'
import {
  auditEntries,
  campaigns,
  campaignLandingPageChecks,
  placements,
} from '#server/kit/db/tables/index.ts'
import type { OutboundNetwork } from '#server/kit/http/outbound-network.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign, insertCreative, insertPlacement } from './setup/builders.ts'
import { readLastMailTo, readTemplatesTo } from './setup/mailed.ts'

const LOOK = 'look at addresses of campaigns'
const SITE_READER = 'team@zila.example'

let server: Server
let api: TestApi
let advertiser: Awaited<ReturnType<typeof insertAccount>>
let asked: string[] = []
let answer: RequestListener
/** Names with other addresses than a public one; an error is thrown. */
let names: Record<string, string[] | string> = {}

const fine: RequestListener = (_, response) => void response.end('hello')
const leadsTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { Location: location }).end()
const silent: RequestListener = (request) => void request.socket.destroy()

const outside: OutboundNetwork = {
  resolve: (host) => {
    const found = names[host] ?? ['8.8.8.8']
    if (typeof found === 'string')
      return Promise.reject(Object.assign(new Error(found), { code: found }))
    return Promise.resolve(
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
  connectTo: () => ({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  api = await startApi({ outside })
  const actor = { kind: 'job', name: 'test' } as const
  await saveSettings({ db: api.db, actor }, { contactEmail: SITE_READER })
})
afterAll(async () => {
  await api.close()
  server.close()
})
beforeEach(async () => {
  api.clock.now = new Date('2026-08-15T08:00:00Z')
  ;[answer, names, asked] = [fine, {}, []]
  await api.db.delete(campaigns)
  await api.db.delete(placements)
  advertiser = await insertAccount(api.db)
})

const running = (values: Parameters<typeof insertCampaign>[1] = {}) =>
  insertCampaign(api.db, {
    ...{ accountId: advertiser.id, targetUrl: 'http://shop.example/' },
    ...values,
  })
const look = () => api.runTask(LOOK)
const later = (days: number) => (api.clock.now = new Date(api.clock.now!.getTime() + days * DAY_MS))
const stateOf = async (id: number) =>
  (await api.read(getCampaign, { params: { id: String(id) }, token: advertiser.token })).data
const mailsOf = () => readTemplatesTo(api.db, advertiser.email)

async function approve(id: number): Promise<number> {
  const { token } = await insertAccount(api.db, { role: 'admin' })
  const headers = { Authorization: `Bearer ${token}` }
  const path = approveCampaign.path.replace('{id}', String(id))
  return (await api.ask(path, jsonRequest({ approved: true }, headers))).status
}

const STOPPED = { status: 'draft', isApproved: false, submittedAt: expect.any(String) as string }

/** A week later it leads to a site that nobody approved. */
async function expectStopElsewhere(id: number): Promise<void> {
  answer = leadsTo('https://evil.example/')
  later(7)
  await look()
  expect(await stateOf(id)).toMatchObject(STOPPED)
}

describe('the address of a running campaign', () => {
  test('is looked at once a week, one after another, and the look is shown', async () => {
    const { id } = await running()
    await running({ targetUrl: 'http://other.example/' })
    await look()
    await look()
    expect(asked).toEqual(['shop.example/', 'other.example/'])
    expect(await stateOf(id)).toMatchObject({
      ...{ status: 'active', isApproved: true },
      targetLook: { at: '2026-08-15T08:00:00.000Z', outcome: 'answers', detail: 'The link works.' },
    })
    later(6.9)
    await look()
    expect(asked).toHaveLength(2)
    later(0.1)
    await look()
    expect(asked).toHaveLength(4)
    expect(await mailsOf()).toEqual([])
  })

  test('is not looked at when it is no draft’s, paused, ended, rejected or deleted', async () => {
    for (const values of [
      { status: 'draft', isApproved: false },
      { status: 'paused' },
      { status: 'completed' },
      { status: 'rejected', isApproved: false },
      { deletedAt: new Date(), status: 'completed', isApproved: false },
    ] as const)
      await running(values)
    await look()
    expect(asked).toEqual([])
    expect(await api.db.$count(campaignLandingPageChecks)).toBe(0)
  })

  test.each([
    ['another site', leadsTo('https://evil.example/'), {}, 'It redirects to another site'],
    ['a chain to another site', chain, {}, 'It redirects to another site: evil.example'],
    ['a private network', leadsTo('http://10.0.0.1/'), {}, 'It redirects to 10.0.0.1'],
    ['another port', leadsTo('http://shop.example:8080/'), {}, 'Only ports 80 and 443'],
    ['10.x, by its name', fine, { 'shop.example': ['10.1.2.3'] }, 'not on the public internet'],
    ['::1, by its name', fine, { 'shop.example': ['::1'] }, 'not on the public internet'],
  ])('that leads to %s now stops its campaign, once', async (_, next, changed, found) => {
    const { id } = await running()
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    const shown = async () =>
      (await api.read(getAdForSlot, { query: { page: 'home', position: 'sidebar' } })).data.length
    await look()
    expect(await shown()).toBe(1)
    ;[answer, names] = [next, changed]
    later(7)
    await look()
    const stopped = await stateOf(id)
    expect(stopped).toMatchObject({ ...STOPPED, submittedAt: '2026-08-22T08:00:00.000Z' })
    expect(stopped.rejectionReason).toContain(found)
    expect(stopped.targetLook!.detail).toContain(found)
    expect(await shown()).toBe(0)
    later(7)
    await look()
    expect(await mailsOf()).toEqual(['campaign-target'])
    expect((await readLastMailTo(api.db, advertiser.email)).subject).toContain('was stopped')
    expect((await readLastMailTo(api.db, SITE_READER)).subject).toContain('Campaign stopped')
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'stop'))
    expect(entry).toMatchObject({ actor: 'job', noun: 'campaigns' })
  })

  test('of a form that is refused today stops its campaign unasked', async () => {
    const { id } = await running({ targetUrl: 'http://93.184.216.34/shop' })
    await look()
    expect(asked).toEqual([])
    expect(await stateOf(id)).toMatchObject({
      ...STOPPED,
      rejectionReason: 'Weekly link check: Use the website name, not an IP address.',
    })
  })

  test('that led elsewhere when it was approved may lead there, and nowhere else', async () => {
    answer = leadsTo('https://shop.example/sale')
    const waits = { isApproved: false, status: 'draft', submittedAt: new Date() } as const
    const { id } = await running({ ...waits, targetUrl: 'http://short.example/x' })
    expect(await approve(id)).toBe(200)
    later(7)
    await look()
    expect(await stateOf(id)).toMatchObject({ status: 'active', isApproved: true })
    await expectStopElsewhere(id)
    // An administrator finds nothing wrong with it.
    expect(await approve(id)).toBe(200)
    later(7)
    await look()
    expect(await stateOf(id)).toMatchObject({ status: 'active', rejectionReason: null })
  })

  test('approved in the queue may lead where the last look found that it leads', async () => {
    const { id, targetUrl } = await running()
    await look()
    answer = leadsTo('https://moved.example/')
    later(7)
    await look()
    const now = api.clock.now!
    await api.db.transaction((tx) => storeApprovedTarget(tx, { id, targetUrl, seen: null, now }))
    await api.db
      .update(campaigns)
      .set({ status: 'active', isApproved: true, submittedAt: null, rejectionReason: null })
      .where(eq(campaigns.id, id))
    await look()
    expect(await stateOf(id)).toMatchObject({ status: 'active', isApproved: true })
    await expectStopElsewhere(id)
  })

  test('that was changed meanwhile is looked at anew', async () => {
    const { id } = await running()
    await look()
    await api.db
      .update(campaigns)
      .set({ targetUrl: 'http://new.example/' })
      .where(eq(campaigns.id, id))
    answer = leadsTo('https://www.newer.example/')
    await look()
    expect(asked.at(-1)).toBe('new.example/')
    expect(await stateOf(id)).toMatchObject({ status: 'active', isApproved: true })
  })
})

function chain(...[{ url }, response]: Parameters<RequestListener>): void {
  const next: Record<string, string> = { '/': '/a', '/a': '/b' }
  response.writeHead(302, { Location: next[url!] ?? 'http://evil.example/' }).end()
}

describe('an address that does not answer', () => {
  test.each([
    ['no such name', fine, { 'shop.example': 'ENOTFOUND' }],
    ['a connection that breaks', silent, {}],
    ['a page that is gone', (_, response) => void response.writeHead(404).end(), {}],
  ] as [string, RequestListener, Record<string, string>][])(
    'is told of once, after a day: %s',
    async (_, broken, resolved) => {
      const { id } = await running()
      ;[answer, names] = [broken, resolved]
      await look()
      expect(await mailsOf()).toEqual([])
      later(1)
      await look()
      expect(await mailsOf()).toEqual(['campaign-target'])
      expect((await readLastMailTo(api.db, advertiser.email)).subject).toContain('does not work')
      expect((await readLastMailTo(api.db, SITE_READER)).subject).toContain('does not work')
      for (let week = 0; week < 3; week += 1) {
        later(7)
        await look()
      }
      expect(await mailsOf()).toEqual(['campaign-target'])
      expect(await stateOf(id)).toMatchObject({ status: 'active', isApproved: true })
    },
  )

  test('and answers again is no news, and the next time it is', async () => {
    await running()
    answer = silent
    await look()
    answer = fine
    later(1)
    await look()
    expect(await mailsOf()).toEqual([])
    answer = silent
    for (const days of [7, 1]) {
      later(days)
      await look()
    }
    answer = fine
    later(7)
    await look()
    answer = silent
    for (const days of [7, 1]) {
      later(days)
      await look()
    }
    expect(await mailsOf()).toEqual(['campaign-target', 'campaign-target'])
  })

  test('in time is given up', async () => {
    const { id } = await running()
    answer = () => undefined
    await look()
    expect((await stateOf(id)).targetLook).toMatchObject({
      ...{ outcome: 'fails', detail: 'The website took too long to respond.' },
    })
    server.closeAllConnections()
  }, 20_000)

  test('because this machine is offline says nothing of it', async () => {
    const { id } = await running()
    names = { 'shop.example': 'EAI_AGAIN' }
    for (let day = 0; day < 3; day += 1) {
      await look()
      later(1)
    }
    expect((await stateOf(id)).targetLook).toBeNull()
    expect(await mailsOf()).toEqual([])
  })
})

describe('two servers, and one that stops', () => {
  const context = () => ({
    ...{ db: api.db, outside, now: () => api.clock.now! },
    config: { siteUrl: 'https://zila.example' } as Parameters<typeof checkTargets>[0]['config'],
  })

  test('look at each address once', async () => {
    for (const name of ['one', 'two', 'three'])
      await running({ targetUrl: `http://${name}.example/` })
    await Promise.all([checkTargets(context()), checkTargets(context())])
    expect(asked.toSorted()).toEqual(['one.example/', 'three.example/', 'two.example/'])
  })

  test('leave what was not finished to the next, an hour later', async () => {
    const { id } = await running()
    // The server stops between the claim and the look.
    expect(await claimDueTarget(api.db, api.clock.now!)).toMatchObject({ campaignId: id })
    await look()
    expect(asked).toEqual([])
    later(1 / 24)
    await look()
    expect(asked).toEqual(['shop.example/'])
  })

  test('a campaign deleted while its address is asked is left as it is', async () => {
    const { id } = await running()
    answer = (_, response) => {
      void api.db
        .update(campaigns)
        .set({ deletedAt: new Date(), status: 'completed', isApproved: false })
        .where(eq(campaigns.id, id))
        .then(() => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end())
    }
    await look()
    const [row] = await api.db.select().from(campaigns).where(eq(campaigns.id, id))
    expect(row).toMatchObject({ status: 'completed', rejectionReason: null })
    expect(await mailsOf()).toEqual([])
  })
})
