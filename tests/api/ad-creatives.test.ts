import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getAdSpecs,
  approveCreative,
  deleteCreative,
  listCreatives,
  listPendingCreatives,
  updateCreative,
} from '#contract/ad-creatives.ts'
import { getAdOverview } from '#contract/ad-figures.ts'
import { getAdForSlot } from '#contract/creatives.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { campaigns, creatives, placements } from '#server/kit/db/tables/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign, insertCreative, insertPlacement } from './setup/builders.ts'
import { readTemplatesTo } from './setup/mailed.ts'

let api: TestApi
let advertiser: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>
let campaignId: number

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-08-15T08:00:00Z')
  await api.db.delete(campaigns)
  await api.db.delete(placements)
  advertiser = await insertAccount(api.db)
  admin = await insertAccount(api.db, { role: 'admin' })
  campaignId = (await insertCampaign(api.db, { accountId: advertiser.id })).id
})

type Creative = Record<string, unknown> & {
  id: number
  state: string
  imageUrl: string | null
  frameUrl: string | null
}
type Told = {
  status: number
  code?: string
  error?: string
  fields?: Record<string, string>
  message?: string
  data: Creative
  creatives: Creative[]
}
type AdRequest = {
  id?: number
  body?: object
  query?: string
  token?: string
}

async function ask(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { id, body, query = '', token = advertiser.token }: AdRequest = {},
): Promise<Told> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.ask(`${path.replace('{id}', String(id))}${query}`, {
    ...(method === 'GET' ? { headers } : jsonRequest(body ?? {}, headers)),
    method,
  })
  return { ...((await answer.json()) as Told), status: answer.status }
}

type Files = Record<string, [name: string, content: Uint8Array | string][]>

/** Sends a form for a type; `text` goes to the address without one. */
async function send(
  type: string,
  {
    files = {},
    token = advertiser.token,
    ...fields
  }: { files?: Files; token?: string } & Record<string, unknown> = {},
): Promise<Told> {
  const form = new FormData()
  const all = { name: 'Winter', campaignId, headline: 'Heaters', ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  for (const [field, list] of Object.entries(files))
    for (const [name, content] of list) form.append(field, new Blob([content as never]), name)
  const answer = await api.ask(`/ads/creatives${type === 'text' ? '' : `/${type}`}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return { ...((await answer.json()) as Told), status: answer.status }
}

let shade = 0
const picture = async (): Promise<Uint8Array> => {
  shade += 1
  const background = { r: shade % 256, g: 90, b: 60 }
  return sharp({ create: { width: 300, height: 250, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

describe('specifications', () => {
  test('name sizes, positions and types with their limits', async () => {
    const { data } = (await ask(getAdSpecs)) as unknown as {
      data: Record<'sizes' | 'positions' | 'types', Record<string, unknown>[]>
    }
    expect(data.sizes).toContainEqual({
      value: '300x250',
      label: 'Medium rectangle (300 × 250)',
      category: 'desktop',
      width: 300,
      height: 250,
    })
    expect(new Set(data.sizes.map(({ category }) => category))).toEqual(
      new Set(['desktop', 'mobile', 'social', 'responsive']),
    )
    expect(data.positions).toContainEqual({ value: 'sidebar', label: 'Sidebar' })
    expect(data.types.find(({ value }) => value === 'video')).toMatchObject({
      formats: ['mp4', 'webm'],
      maxDuration: 30,
    })
  })
})

describe('an advertiser', () => {
  test('adds words, with what is usual where nothing is said', async () => {
    const { status, message, data } = await send('text')
    expect({ status, message }).toEqual({
      status: 201,
      message: 'Creative uploaded successfully! It will be reviewed by our team before going live.',
    })
    expect(data).toMatchObject({
      campaignId,
      name: 'Winter',
      type: 'text',
      size: '300x250',
      position: 'sidebar',
      headline: 'Heaters',
      description: null,
      callToAction: 'Learn More',
      isApproved: false,
      state: 'pending',
      waitingSince: '2026-08-15T08:00:00.000Z',
      campaign: { id: campaignId, user: { name: advertiser.name } },
    })
    const { creatives: listed } = await ask(listCreatives, { query: `?campaignId=${campaignId}` })
    expect(listed).toEqual([data])
  })

  test('adds a banner, which only they and administrators see before it is approved', async () => {
    const { status, data } = await send('banner', {
      files: { bannerFile: [['heater.jpg', await picture()]] },
    })
    expect(status).toBe(201)
    const path = data.imageUrl!.split('?')[0]!
    expect(path).toMatch(/^\/uploads\/[0-9a-f]{32}-300x250\.jpg$/)
    const seen = async (address: string) => (await api.ask(address)).status
    expect([await seen(data.imageUrl!), await seen(path)]).toEqual([200, 404])
    await ask(approveCreative, { id: data.id, body: { approved: true }, token: admin.token })
    expect(await seen(path)).toBe(200)
    expect(await readTemplatesTo(api.db, advertiser.email)).toEqual(['creative-approved'])
  })

  test('sends the same form twice, and it is one creative', async () => {
    const one = await send('text')
    const two = await send('text')
    expect(two.data.id).toBe(one.data.id)
    expect((await send('text', { headline: 'Others' })).data.id).not.toBe(one.data.id)
  })

  test.each([
    ['no file', 'banner', {}, 'bannerFile', 'Please select a file for this ad type'],
    [
      'another kind of file',
      'banner',
      { files: { bannerFile: [['a.pdf', 'x']] } },
      'bannerFile',
      'Invalid file type. Allowed: jpg, jpeg, png, webp',
    ],
    [
      'a name that lies',
      'banner',
      { files: { bannerFile: [['a.jpg', 'x']] } },
      'bannerFile',
      'Invalid file type. Allowed: jpg, jpeg, png, webp',
    ],
    [
      'the field of another type',
      'banner',
      { files: { gifFile: [['a.gif', 'x']] } },
      'bannerFile',
      'Please select a file for this ad type',
    ],
    [
      'one picture of a carousel',
      'carousel',
      { files: { adFile: [['a.jpg', 'x']] } },
      'adFile',
      'Please select at least 2 pictures',
    ],
    ['nothing said', 'text', { headline: '' }, 'headline', 'Enter a headline or a description'],
    ['another type than the address', 'text', { type: 'gif' }, 'type', null],
    ['a headline too long', 'text', { headline: 'x'.repeat(51) }, 'headline', null],
    ['a text too long', 'text', { description: 'x'.repeat(151) }, 'description', null],
    ['a call to action too long', 'text', { callToAction: 'x'.repeat(21) }, 'callToAction', null],
    ['no name', 'text', { name: ' ' }, 'name', null],
    ['a size that there is not', 'text', { size: '1x1' }, 'size', null],
    ['a position that there is not', 'text', { position: 'roof' }, 'position', null],
  ] as [string, string, object, string, string | null][])(
    'is refused %s',
    async (_, type, form, field, words) => {
      const { status, code, error, fields } = await send(type, form as never)
      expect({ status, code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
      expect(Object.keys(fields!)).toContain(field)
      if (words) expect(error).toBe(words)
    },
  )

  test('changes words: a rejected one waits again, a waiting one goes on waiting', async () => {
    const { data } = await send('text')
    await ask(approveCreative, {
      id: data.id,
      body: { approved: false, rejectionReason: 'Which heaters?' },
      token: admin.token,
    })
    const [rejected] = (await ask(listCreatives, { query: `?campaignId=${campaignId}` })).creatives
    expect(rejected).toMatchObject({ state: 'rejected', rejectionReason: 'Which heaters?' })
    const mended = await ask(updateCreative, { id: data.id, body: { headline: 'Room heaters' } })
    expect(mended.data).toMatchObject({
      state: 'pending',
      headline: 'Room heaters',
      rejectionReason: null,
    })
  })

  test('changes an approved one: the old one runs until the change was seen', async () => {
    await insertPlacement(api.db)
    const { data } = await send('text')
    const { id } = data
    const decide = (body: object) => ask(approveCreative, { id, body, token: admin.token })
    await decide({ approved: true })
    const side = { query: { page: 'home', position: 'sidebar', size: '300x250' } } as const
    const headline = async () =>
      (await api.read(getAdForSlot, side)).data.map(({ creative }) => creative.headline)
    expect(await headline()).toEqual(['Heaters'])
    const changed = await ask(updateCreative, { id, body: { headline: 'Geysers', name: 'Mine' } })
    expect(changed.data).toMatchObject({
      name: 'Mine',
      headline: 'Heaters',
      state: 'approved',
      proposed: { headline: 'Geysers' },
    })
    expect(await headline()).toEqual(['Heaters'])
    const waiting = await ask(listPendingCreatives, { token: admin.token })
    expect(waiting.creatives.map((one) => one.id)).toEqual([id])
    await decide({ approved: false, rejectionReason: 'No geysers', ofChange: true })
    expect(await headline()).toEqual(['Heaters'])
    expect((await decide({ approved: true, ofChange: true })).code).toBe('NOT_POSSIBLE')
    await ask(updateCreative, { id, body: { headline: 'Geysers' } })
    await decide({ approved: true })
    expect(await headline()).toEqual(['Geysers'])
  })

  test('takes a change back by writing what is shown', async () => {
    const { id } = await insertCreative(api.db, { campaignId })
    await ask(updateCreative, { id, body: { headline: 'New seeds' } })
    const { data } = await ask(updateCreative, { id, body: { headline: 'Good seeds' } })
    expect(data).toMatchObject({ proposed: null, waitingSince: null })
  })

  test('writes over nobody else’s change', async () => {
    const { id, version } = await insertCreative(api.db, { campaignId })
    await ask(updateCreative, { id, body: { name: 'One', version } })
    const second = await ask(updateCreative, { id, body: { name: 'Two', version } })
    expect(second.code).toBe('CHANGED_MEANWHILE')
  })

  test('deletes one: nobody sees it, the row stays for the books without its files', async () => {
    const { data } = await send('banner', {
      files: { bannerFile: [['heater.jpg', await picture()]] },
    })
    expect((await ask(deleteCreative, { id: data.id })).status).toBe(200)
    expect((await ask(listCreatives, { query: `?campaignId=${campaignId}` })).creatives).toEqual([])
    expect((await ask(updateCreative, { id: data.id, body: { name: 'x' } })).status).toBe(404)
    expect(await api.db.select().from(creatives)).toMatchObject([
      { name: 'Winter', imageUrl: null },
    ])
  })
})

describe('another advertiser’s creative', () => {
  test('is not there, in any call', async () => {
    const { token } = await insertAccount(api.db)
    const { id } = await insertCreative(api.db, { campaignId })
    const statuses = [
      await ask(listCreatives, { query: `?campaignId=${campaignId}`, token }),
      await ask(updateCreative, { id, body: { name: 'Mine' }, token }),
      await ask(deleteCreative, { id, token }),
      await send('text', { token }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404])
  })
})

describe('an administrator', () => {
  test('sees what waits, the longest waiting first, and rejects with a reason only', async () => {
    const first = await send('text')
    const earlier = await insertCreative(api.db, {
      ...{ campaignId, isApproved: false, sentAt: new Date('2026-08-14T08:00:00Z') },
    })
    const { creatives: waiting } = await ask(listPendingCreatives, { token: admin.token })
    expect(waiting.map(({ id }) => id)).toEqual([earlier.id, first.data.id])
    // A change of an approved one waits too; what was deleted does not.
    const { id } = await insertCreative(api.db, { campaignId })
    await ask(updateCreative, { id, body: { headline: 'Other words' } })
    await ask(deleteCreative, { id: (await send('text', { name: 'Gone' })).data.id })
    const { data } = await api.read(getAdOverview, { token: admin.token })
    expect(data.pendingCreatives).toBe(3)
    const { status, fields } = await ask(approveCreative, {
      id: first.data.id,
      body: { approved: false },
      token: admin.token,
    })
    expect({ status, fields }).toEqual({
      status: 400,
      fields: { rejectionReason: 'Enter a reason for the advertiser' },
    })
    // Words that were written after the look at it are not approved with it.
    await ask(updateCreative, { id: first.data.id, body: { headline: 'Quite other words' } })
    const stale = { approved: true, version: first.data['version'] }
    expect(
      await ask(approveCreative, { id: first.data.id, body: stale, token: admin.token }),
    ).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
  })
})
