import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getClassified } from '#contract/classifieds.ts'
import { listMyClassifieds } from '#contract/classifieds-selling.ts'
import { listMyBusinesses, updateBusiness } from '#contract/businesses-writing.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { parseStoredPicture } from '#shared/drawings/picture.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertBusiness,
  insertCategory,
  insertLocation,
} from './setup/builders.ts'
import { countWrittenRows } from './setup/written-rows.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let stranger: typeof owner
let admin: typeof owner
let serial = 0

beforeAll(async () => {
  api = await startApi()
  stranger = await insertAccount(api.db)
  admin = await insertAccount(api.db, { role: 'admin' })
})
beforeEach(async () => {
  owner = await insertAccount(api.db, { role: 'owner' })
})
afterAll(() => api.close())

/** Uploads a unique picture; answers its path. */
async function upload(by = owner, number = (serial += 1)): Promise<string> {
  const picture = sharp({
    create: { width: 400 + number, height: 300, channels: 3, background: '#864' },
  })
  const body = new FormData()
  body.append('photos', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
  const response = await api.ask('/uploads/business/photos', {
    method: 'POST',
    body,
    ...authorizedRequest(by.token),
  })
  const { photos } = (await response.json()) as { photos: { url: string }[] }
  return photos[0]!.url
}

/** The answers to a stranger, another account, the owner and an administrator. */
const seenBy = (path: string) =>
  Promise.all(
    [undefined, stranger, owner, admin].map(
      async (who) => (await api.ask(path, who && authorizedRequest(who.token))).status,
    ),
  )
const PRIVATE = [404, 404, 200, 200]
const PUBLIC = [200, 200, 200, 200]

const filesIn = async (folder: string) =>
  (await readdir(join(api.folder, folder), { recursive: true })).filter((name) =>
    name.includes('.'),
  )

describe('an upload is private', () => {
  test('until something public shows it, in all sizes, and again when nothing does', async () => {
    const path = await upload()
    const sizes = [
      path,
      ...parseStoredPicture(path)!.sources.map(({ srcset }) => srcset.split(' ')[0]!),
    ]
    for (const size of sizes) expect(await seenBy(size)).toEqual(PRIVATE)
    const denied = await api.ask(path, { headers: { 'If-None-Match': `"${path.slice(9)}"` } })
    expect([denied.status, denied.headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
    const allowed = await api.ask(path, authorizedRequest(owner.token))
    expect(allowed.headers.get('Cache-Control')).toBe('private, no-store')

    const place = await insertBusiness(api.db, { status: 'pending', images: [path] })
    expect(await seenBy(path)).toEqual(PRIVATE)
    const set = (status: 'active' | 'inactive') =>
      api.db.update(t.businesses).set({ status }).where(eq(t.businesses.id, place.id))
    await set('active')
    for (const size of sizes) expect(await seenBy(size)).toEqual(PUBLIC)
    const shown = await api.ask(path)
    expect(shown.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const again = await api.ask(path, { headers: { 'If-None-Match': shown.headers.get('ETag')! } })
    expect(again.status).toBe(304)

    await set('inactive')
    api.clock.now = new Date(Date.now() + 61_000)
    expect(await seenBy(path)).toEqual(PRIVATE)
    api.clock.now = null
  })

  test.each(['pending', 'rejected', 'suspended'] as const)('while its ad is %s', async (status) => {
    const path = await upload()
    const rejectReason = status === 'rejected' ? 'A made-up reason' : null
    await insertAd(api.db, { accountId: owner.id, status, rejectReason, images: [path] })
    expect(await seenBy(path)).toEqual(PRIVATE)
  })

  test.each(['active', 'sold', 'expired'] as const)('not while its ad is %s', async (status) => {
    const path = await upload()
    await insertAd(api.db, { accountId: owner.id, status, video: path })
    expect(await seenBy(path)).toEqual(PUBLIC)
  })

  test('until the post that shows it, in its text too, is published', async () => {
    const path = await upload()
    const post = { title: 'A made-up post', authorName: 'Test Author', language: 'en' } as const
    const content = `Words.\n\n![A picture](/api${path})`
    const values = {
      ...post,
      content,
      slug: `a-post-${serial}`,
      excerpt: '',
      status: 'draft',
    } as const
    const [{ id }] = (await api.db
      .insert(t.blogPosts)
      .values(values)
      .returning({ id: t.blogPosts.id })) as [{ id: number }]
    expect(await seenBy(path)).toEqual(PRIVATE)
    const publish = { status: 'published', publishedAt: new Date() } as const
    await api.db.update(t.blogPosts).set(publish).where(eq(t.blogPosts.id, id))
    expect(await seenBy(path)).toEqual(PUBLIC)
  })

  test('of one account, though another one has sent the same', async () => {
    const [mine, other] = [await upload(owner, 900), await upload(stranger, 900)]
    expect(mine).not.toBe(other)
    expect(await seenBy(mine)).toEqual(PRIVATE)
  })
})

describe('whoever may see a pending ad or listing', () => {
  test('is given links that an image can use, for a day or two', async () => {
    const path = await upload()
    const ad = await insertAd(api.db, { accountId: owner.id, status: 'pending', images: [path] })
    const { data } = await api.read(getClassified, {
      params: { slug: ad.slug },
      token: owner.token,
    })
    const [link] = data.images as [string]
    expect((await api.ask(link)).status).toBe(200)
    expect((await api.read(listMyClassifieds, { token: owner.token })).data[0]!.images).toEqual([
      link,
    ])
    for (const forged of [
      link.replace(/key=.{5}/, 'key=AAAAA'),
      link.replace(/until=(\d+)/, (_, day) => `until=${Number(day) + 1}`),
      link.replace(/until=\d+/, 'until=x'),
      link.replace(path, await upload(stranger)),
      `${path}?until=&key=`,
    ])
      expect((await api.ask(forged)).status, forged).toBe(404)
    api.clock.now = new Date(Date.now() + 2 * DAY_MS)
    expect((await api.ask(link)).status).toBe(404)
    api.clock.now = null
  })

  test('gives a link back, and the path is kept', async () => {
    const path = await upload()
    const town = await insertLocation(api.db)
    const category = await insertCategory(api.db)
    const place = await insertBusiness(api.db, {
      ...{ ownerId: owner.id, status: 'pending', categoryId: category.id, locationId: town.id },
      ...{ logo: path, images: [path] },
    })
    const [mine] = (await api.read(listMyBusinesses, { token: owner.token })).data
    expect(mine!.logo).toMatch(/\?until=\d+&key=/)
    expect((await api.ask(mine!.logo!)).status).toBe(200)
    const { version, logo, images } = mine!
    const body = { version, logo, images, tagline: 'Made up' }
    await api.read(updateBusiness, { params: { id: place.id }, body, token: owner.token })
    const [row] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, place.id))
    expect(row).toMatchObject({ logo: path, images: [path], tagline: 'Made up' })
  })
})

describe('files that nothing uses', () => {
  const later = (days: number) => (api.clock.now = new Date(Date.now() + days * DAY_MS))
  const sweep = () => api.runTask('remove unused uploads')
  const rows = (path: string) => api.db.$count(t.uploads, eq(t.uploads.path, path))
  const filesOf = async (path: string) =>
    (await filesIn('uploads')).filter((name) => name.includes(path.slice(9, 41)))

  beforeEach(() => void (api.clock.now = null))

  test('are removed after a day, with their rows; those in use stay', async () => {
    const [unused, used] = [await upload(), await upload()]
    const place = await insertBusiness(api.db, { status: 'pending', logo: used })
    later(0.9)
    await sweep()
    expect(await filesOf(unused)).not.toEqual([])
    later(1.1)
    await sweep()
    expect([await rows(unused), await filesOf(unused)]).toEqual([0, []])
    expect([await rows(used), (await filesOf(used)).length > 0]).toEqual([1, true])
    await api.db.delete(t.businesses).where(eq(t.businesses.id, place.id))
    await sweep()
    expect([await rows(used), await filesOf(used)]).toEqual([0, []])
  })

  test('stay when the same was sent again, and are made anew after they went', async () => {
    const path = await upload(owner, 950)
    await api.db
      .update(t.uploads)
      .set({ updatedAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(t.uploads.path, path))
    expect(await upload(owner, 950)).toBe(path)
    await sweep()
    expect(await rows(path)).toBe(1)
    later(1.1)
    await sweep()
    expect(await filesOf(path)).toEqual([])
    expect(await upload(owner, 950)).toBe(path)
    expect((await api.ask(path, authorizedRequest(owner.token))).status).toBe(200)
  })

  test('are also those of an upload that was broken off while it was stored', async () => {
    const path = await upload(owner, 960)
    await api.db.update(t.uploads).set({ isStored: false }).where(eq(t.uploads.path, path))
    // It is not known as whole, so it is stored again.
    expect(await upload(owner, 960)).toBe(path)
    const whole = and(eq(t.uploads.path, path), eq(t.uploads.isStored, true))
    expect(await api.db.$count(t.uploads, whole)).toBe(1)
    await api.db.update(t.uploads).set({ isStored: false }).where(eq(t.uploads.path, path))
    later(1.1)
    await sweep()
    expect([await rows(path), await filesOf(path)]).toEqual([0, []])
  })

  test('are those of what was refused a month ago', async () => {
    const [ofAd, ofListing, ofClosed] = [await upload(), await upload(), await upload()]
    const rejected = {
      accountId: owner.id,
      status: 'rejected',
      rejectReason: 'A made-up reason',
    } as const
    const ad = await insertAd(api.db, { ...rejected, images: [ofAd] })
    const listing = await insertBusiness(api.db, { status: 'inactive', logo: ofListing })
    await insertBusiness(api.db, { status: 'inactive', logo: ofClosed, approvedAt: new Date() })
    later(29)
    await sweep()
    expect([await rows(ofAd), await rows(ofListing)]).toEqual([1, 1])
    later(31)
    await sweep()
    expect([await rows(ofAd), await rows(ofListing), await rows(ofClosed)]).toEqual([0, 0, 1])
    const [adRow] = await api.db.select().from(t.classifieds).where(eq(t.classifieds.id, ad.id))
    const [row] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, listing.id))
    expect([adRow?.images, row?.logo, await filesOf(ofAd)]).toEqual([[], null, []])
  })

  test('cannot be named by a listing any more', async () => {
    const path = await upload()
    await api.db.update(t.uploads).set({ isStored: false }).where(eq(t.uploads.path, path))
    const place = await insertBusiness(api.db, { ownerId: owner.id })
    const body = JSON.stringify({ version: place.version, logo: path })
    const headers = {
      ...authorizedRequest(owner.token).headers,
      'Content-Type': 'application/json',
    }
    const answer = await api.fail(`/businesses/${place.id}`, {
      method: updateBusiness.method,
      headers,
      body,
    })
    expect(answer).toMatchObject({ status: 400, fields: { logo: 'Upload the logo first' } })
  })

  test('with nothing to do nothing is written', async () => {
    later(60)
    await sweep()
    const before = await countWrittenRows(api.db)
    await sweep()
    expect(await countWrittenRows(api.db)).toEqual(before)
  })
})
