import { changeBusinesses } from '#contract/business-bulk.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAdminBlog, deleteBlog, updateBlog } from '#contract/blog-admin.ts'
import { deleteBusiness } from '#contract/business-lifecycle.ts'
import { setBusinessStatus } from '#contract/businesses-writing.ts'
import { deleteCategory, updateCategory } from '#contract/categories.ts'
import {
  deleteClassified,
  markSold,
  updateClassified,
  withdrawClassified,
} from '#contract/classifieds-selling.ts'
import { setClassifiedStatus } from '#contract/classifieds.ts'
import { deleteLocation, updateLocation } from '#contract/locations.ts'
import { decide, getQueueItem } from '#contract/moderation.ts'
import { deleteReviewReply, setReviewReplyStatus } from '#contract/review-replies.ts'
import { moderateReviews } from '#contract/reviews-admin.ts'
import { setReviewStatus } from '#contract/reviews.ts'
import { deleteUser, setUserStatus } from '#contract/users.ts'
import { addLanguage, LANGUAGES } from '#config/languages.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { readStoredTakedowns } from '#server/publishing/publisher/takedowns/stored.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { PUBLISHED_CONTENT_TYPES } from '#shared/rules/published-content-types.ts'
import { startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'
import { waitUntil } from './setup/programs.ts'
import { openTown, type Town } from './setup/town.ts'

const SECRET_TEXT = 'nobody-is-to-read-this'

let api: TestApi
let town: Town
let token: string
let admin: Awaited<ReturnType<typeof make.insertAccount>>

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await make.insertAccount(api.db, { role: 'admin' })
  token = admin.token
  town = await openTown(api)
})
afterAll(async () => {
  await town.close()
  await api.close()
})
beforeEach(() => {
  town.errors.length = 0
})
afterEach(() => town.letGo())

type Account = Awaited<ReturnType<typeof make.insertAccount>>
/** A page, and how it is taken down. */
type Case = { address: string; act: () => Promise<unknown>; file?: string }

const description = SECRET_TEXT
const shopOf = (ownerId?: number) =>
  make.insertBusiness(api.db, { description, ...(ownerId ? { ownerId } : {}) })
const adOf = (seller: Account) => make.insertAd(api.db, { description, accountId: seller.id })
const params = ({ id }: { id: number }) => ({ id: String(id) })
const shop = async (
  act: (row: { id: number; slug: string }) => Promise<unknown>,
): Promise<Case> => {
  const row = await shopOf()
  return { address: `/business/${row.slug}`, act: () => act(row) }
}
const inactive = { status: 'inactive', reason: 'It is a fraud' } as const
const pass = async () => {
  api.clock.now = new Date(api.clock.now!.getTime() + 10_001)
  await api.runTask('decisions')
}

const soldAd = (values: { accountId?: number } = {}) =>
  make.insertAd(api.db, {
    ...{ description, status: 'sold', soldAt: new Date(), approvedAt: new Date() },
    ...values,
  })
const removeReported = async (noun: 'business' | 'classified', recordId: number) => {
  const [report] = await api.db
    .insert(t.reports)
    .values({ noun, recordId, reason: 'fraud' })
    .returning()
  const shown = { kind: 'report' as const, id: report!.id }
  const { version } = (await api.read(getQueueItem, { params: shown, token })).data
  const items = [{ ...shown, version }]
  await api.read(decide, { body: { items, verdict: 'reject', reason: 'So it is' }, token })
  await pass()
}
const deactivate = (person: Account) =>
  api.read(setUserStatus, {
    params: params(person),
    body: { status: 'inactive', hide: [...PUBLISHED_CONTENT_TYPES] },
    token,
  })

/** Every noun and way by which a page goes. */
const GONE: Record<string, () => Promise<Case>> = {
  'a listing that is deactivated': () =>
    shop((row) => api.read(setBusinessStatus, { params: params(row), body: inactive, token })),
  'listings that are hidden in bulk': () =>
    shop(({ id }) =>
      api.read(changeBusinesses, {
        body: { ids: [id], change: { what: 'status', ...inactive } },
        token,
      }),
    ),
  'a listing that is hidden after a report': () => shop(({ id }) => removeReported('business', id)),
  'a listing that its owner deletes': async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner' })
    const row = await shopOf(owner.id)
    return {
      address: `/business/${row.slug}`,
      act: () => api.read(deleteBusiness, { params: params(row), token: owner.token }),
    }
  },
  'a listing that was closed for good': () =>
    shop(async (row) => {
      const closed = { status: 'closed', closedAt: new Date() } as const
      await api.db.update(t.businesses).set(closed).where(eq(t.businesses.id, row.id))
      await api.read(setBusinessStatus, { params: params(row), body: inactive, token })
    }),
  'a listing of somebody who is deactivated': async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner' })
    const { slug } = await shopOf(owner.id)
    return { address: `/business/${slug}`, act: () => deactivate(owner) }
  },
  'an ad that was sold, of somebody who is deactivated': async () => {
    const seller = await make.insertAccount(api.db)
    const { slug } = await soldAd({ accountId: seller.id })
    return { address: `/classified/${slug}`, act: () => deactivate(seller) }
  },
  'an ad that was sold, after a report': async () => {
    const { id, slug } = await soldAd()
    return { address: `/classified/${slug}`, act: () => removeReported('classified', id) }
  },
  'a listing that is removed with its owner': async () => {
    const owner = await make.insertAccount(api.db, { role: 'owner' })
    const { slug } = await shopOf(owner.id)
    const query = { listings: 'remove', reviews: 'remove' } as const
    return {
      address: `/business/${slug}`,
      act: () => api.read(deleteUser, { params: params(owner), query, token }),
    }
  },
  'a post that is no longer published': async () => {
    const post = await make.insertPost(api.db, { content: SECRET_TEXT })
    const act = async () => {
      const { version } = (await api.read(getAdminBlog, { params: params(post), token })).data
      await api.read(updateBlog, {
        params: params(post),
        body: { status: 'archived', version },
        token,
      })
    }
    return { address: `/blog/${post.slug}`, act }
  },
  'a post that is deleted': async () => {
    const post = await make.insertPost(api.db, { content: SECRET_TEXT })
    return {
      address: `/blog/${post.slug}`,
      act: () => api.read(deleteBlog, { params: params(post), token }),
    }
  },
  'an ad that is suspended': async () => {
    const ad = await make.insertAd(api.db, { description, approvedAt: new Date() })
    const body = { status: 'suspended' } as const
    return {
      address: `/classified/${ad.slug}`,
      act: () => api.read(setClassifiedStatus, { params: params(ad), body, token }),
    }
  },
  'an ad that its seller deletes': async () => {
    const seller = await make.insertAccount(api.db)
    const ad = await adOf(seller)
    return {
      address: `/classified/${ad.slug}`,
      act: () => api.read(deleteClassified, { params: params(ad), token: seller.token }),
    }
  },
  'an ad of an erased account': async () => {
    const seller = await make.insertAccount(api.db)
    const ad = await adOf(seller)
    return {
      address: `/classified/${ad.slug}`,
      act: () => api.read(deleteUser, { params: params(seller), query: {}, token }),
    }
  },
  'a category that is switched off': async () => {
    const row = await make.insertCategory(api.db, { name: SECRET_TEXT })
    const body = { status: 'inactive' } as const
    return {
      address: `/categories/${row.slug}`,
      act: () => api.read(updateCategory, { params: params(row), body, token }),
    }
  },
  'a further page of a category that is deleted': async () => {
    const row = await make.insertCategory(api.db, { name: SECRET_TEXT })
    return {
      address: `/categories/${row.slug}/page/2`,
      act: () => api.read(deleteCategory, { params: params(row), token }),
    }
  },
  'the posts of a category that is deleted': async () => {
    const row = await make.insertCategory(api.db, { name: SECRET_TEXT })
    return {
      address: `/blog/category/${row.slug}`,
      act: () => api.read(deleteCategory, { params: params(row), token }),
    }
  },
  'a town that is switched off': async () => {
    const row = await make.insertLocation(api.db, { city: `${SECRET_TEXT} now` })
    const body = { status: 'inactive' } as const
    return {
      address: `/locations/${row.slug}`,
      act: () => api.read(updateLocation, { params: params(row), body, token }),
    }
  },
  'a town that is deleted': async () => {
    const row = await make.insertLocation(api.db, { city: `${SECRET_TEXT} then` })
    return {
      address: `/locations/${row.slug}`,
      act: () => api.read(deleteLocation, { params: params(row), token }),
    }
  },
}

async function reviewed() {
  const owner = await make.insertAccount(api.db, { role: 'owner' })
  const writer = await make.insertAccount(api.db)
  const { id: businessId, slug } = await make.insertBusiness(api.db, { ownerId: owner.id })
  const review = await make.insertReview(api.db, {
    ...{ businessId, accountId: writer.id, comment: SECRET_TEXT },
  })
  return { owner, writer, review, address: `/business/${slug}` }
}
async function answered() {
  const owner = await make.insertAccount(api.db, { role: 'owner' })
  const { id: businessId, slug } = await make.insertBusiness(api.db, { ownerId: owner.id })
  const review = await make.insertReview(api.db, { businessId })
  const answer = await make.insertAnswer(api.db, {
    ...{ reviewId: review.id, accountId: owner.id, status: 'active', text: SECRET_TEXT },
  })
  return { owner, review, answer, address: `/business/${slug}` }
}

/** Ways by which something goes from a page that stays. */
const STALE: Record<string, () => Promise<Case>> = {
  'a review that is hidden': async () => {
    const { review, address } = await reviewed()
    const body = { status: 'hidden' } as const
    return {
      address,
      act: () => api.read(setReviewStatus, { params: params(review), body, token }),
    }
  },
  'reviews that are hidden in bulk': async () => {
    const { review, address } = await reviewed()
    const body = { ids: [review.id], status: 'hidden' as const }
    return { address, act: () => api.read(moderateReviews, { body, token }) }
  },
  'a review that waits again': async () => {
    const { review, address } = await reviewed()
    const body = { status: 'pending' } as const
    return {
      address,
      act: () => api.read(setReviewStatus, { params: params(review), body, token }),
    }
  },
  'a review that goes with its writer': async () => {
    const { writer, address } = await reviewed()
    const act = () => api.read(deleteUser, { params: params(writer), query: {}, token })
    return { address, act }
  },
  'a review of somebody who is deactivated': async () => {
    const { writer, address } = await reviewed()
    return { address, act: () => deactivate(writer) }
  },
  'an answer that is hidden': async () => {
    const { answer, address } = await answered()
    const body = { status: 'hidden', reason: 'Rude' } as const
    return {
      address,
      act: () => api.read(setReviewReplyStatus, { params: params(answer), body, token }),
    }
  },
  'an answer that its writer deletes': async () => {
    const { owner, review, address } = await answered()
    return {
      address,
      act: () => api.read(deleteReviewReply, { params: params(review), token: owner.token }),
    }
  },
}

/** An ad that ended keeps its page, without the seller's number. */
const PHONE = '+919000000031'
const ENDED: Record<string, () => Promise<Case>> = {
  'an ad that is sold': async () => {
    const seller = await make.insertAccount(api.db)
    const ad = await make.insertAd(api.db, { accountId: seller.id })
    return {
      address: `/classified/${ad.slug}`,
      act: () => api.read(markSold, { params: params(ad), token: seller.token }),
    }
  },
  'an ad that is withdrawn': async () => {
    const seller = await make.insertAccount(api.db)
    const ad = await make.insertAd(api.db, { accountId: seller.id })
    return {
      address: `/classified/${ad.slug}`,
      act: () => api.read(withdrawClassified, { params: params(ad), token: seller.token }),
    }
  },
  'an ad that expires': async () => {
    const ad = await make.insertAd(api.db, { expiresAt: new Date(Date.now() + MINUTE_MS) })
    const act = () =>
      api.db.update(t.classifieds).set({ status: 'expired' }).where(eq(t.classifieds.id, ad.id))
    return { address: `/classified/${ad.slug}`, act }
  },
}

const fileOf = toRenderedFile
/** A page in all languages: what is taken down is away from each. */
const inAll = (address: string) => LANGUAGES.map((language) => addLanguage(language, address))
/** The files of a page, in all languages. */
const inFolder = (address: string, copy = '') =>
  Promise.all(inAll(address).map((each) => town.inFolder(fileOf(each) + copy)))
const isNowhere = async (address: string, copy?: string) =>
  (await inFolder(address, copy)).every((file) => file === null)
const unpacked = ({ headers, body }: Awaited<ReturnType<Town['get']>>) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString()
}
/** The ways in which a page may be asked for. */
const asked = (address: string, etag: string): [string, Record<string, string>, string][] => [
  [address, {}, 'GET'],
  [address, { 'Accept-Encoding': 'br' }, 'GET'],
  [address, { 'Accept-Encoding': 'gzip' }, 'GET'],
  [address, { 'If-None-Match': etag }, 'GET'],
  [address, { 'If-None-Match': '*' }, 'GET'],
  [`${address}?from=mail`, {}, 'GET'],
  ...(address === '/'
    ? []
    : ([
        [`${address}.html`, {}, 'GET'],
        [`${address}/`, {}, 'GET'],
        [address, {}, 'HEAD'],
      ] as [string, Record<string, string>, string][])),
]

/** Follows one redirect, as the clean address of `.html` is. */
async function follow(path: string, headers: Record<string, string>, method: string) {
  const got = await town.get(path, headers, method)
  const { location } = got.headers
  return got.status === 308 ? town.get(location!, headers, method) : got
}

async function published(of: Case, secret: string) {
  await town.publish()
  await town.deliver()
  let etag = ''
  for (const address of inAll(of.address)) {
    const got = await town.get(address)
    expect(got).toMatchObject({ status: 200 })
    expect(got.text).toContain(secret)
    for (const encoding of ['br', 'gzip'])
      expect(unpacked(await town.get(address, { 'Accept-Encoding': encoding }))).toContain(secret)
    expect(await town.inFolder(fileOf(address))).toContain(secret)
    etag ||= got.headers.etag!
  }
  return etag
}

/** What every request of a page gets: the status, and never the text. */
async function expectAway(address: string, etag: string, status: number, secret: string) {
  for (const [path, headers, method] of inAll(address).flatMap((each) => asked(each, etag))) {
    const got = await follow(path, headers, method)
    const what = `${method} ${path} ${JSON.stringify(headers)}`
    expect(`${what} ${got.status}`).toBe(`${what} ${status}`)
    expect(unpacked(got), what).not.toContain(secret)
    expect(got.headers.etag, what).toBeUndefined()
  }
}

describe.each(Object.entries(GONE))('%s', (_, prepare) => {
  it('is gone before anything is rendered, and does not come back', async () => {
    const it = await prepare()
    const etag = await published(it, SECRET_TEXT)
    // A large publication that has read its rows already.
    const end = await town.begin()
    await it.act()
    await town.hear()
    await expectAway(it.address, etag, 410, SECRET_TEXT)
    for (const copy of ['', '.br', '.gz']) await waitUntil(() => isNowhere(it.address, copy))
    for (const told of inAll(it.address.replace('/page/2', '')))
      await waitUntil(async () => (await town.told()).includes(told))

    await end()
    await town.deliver()
    await expectAway(it.address, etag, 410, SECRET_TEXT)
    expect(await isNowhere(it.address)).toBe(true)
    await town.publish()
    await town.deliver()
    await expectAway(it.address, etag, 410, SECRET_TEXT)
    expect(await isNowhere(it.address)).toBe(true)
    expect(town.known.outstanding()).toEqual([])
    expect(town.errors).toEqual([])
  })
})

describe.each([
  ...Object.entries(STALE).map(([name, prepare]) => [name, prepare, SECRET_TEXT, true] as const),
  ...Object.entries(ENDED).map(([name, prepare]) => [name, prepare, PHONE, false] as const),
])('%s', (_, prepare, secret, isReview) => {
  it('is not on its page any more before that is rendered, and does not come back', async () => {
    const it = await prepare()
    const etag = await published(it, secret)
    const homeTag = (await town.get('/')).headers.etag
    const end = await town.begin()
    await it.act()
    await town.hear()
    const isWithout = async (address: string, text: string) =>
      (await inFolder(address)).every((file) => !file!.includes(text))
    await expectAway(it.address, etag, 200, secret)
    if (isReview) await expectAway('/', homeTag!, 200, secret)
    await waitUntil(() => isWithout(it.address, secret))
    await waitUntil(() => isWithout('/', SECRET_TEXT))
    for (const copy of ['.br', '.gz']) await waitUntil(() => isNowhere(it.address, copy))
    for (const told of inAll(it.address))
      await waitUntil(async () => (await town.told()).includes(told))

    await end()
    await town.deliver()
    await expectAway(it.address, etag, 200, secret)
    expect(await isWithout(it.address, secret)).toBe(true)
    await town.publish()
    await town.deliver()
    for (const address of inAll(it.address)) {
      const page = await town.get(address)
      expect(page).toMatchObject({ status: 200 })
      expect(page.text).not.toContain(secret)
      // It is the page itself again, and so it is in the folder.
      expect(page.headers.etag).toBeDefined()
      expect(await town.inFolder(fileOf(address))).toBe(page.text)
    }
    for (const home of inAll('/')) {
      expect((await town.get(home)).text).not.toContain(SECRET_TEXT)
      expect(await town.inFolder(fileOf(home))).toBe((await town.get(home)).text)
    }
    expect(town.known.outstanding()).toEqual([])
  })
})

it('an ad whose change waits shows nobody else what it was', async () => {
  const seller = await make.insertAccount(api.db)
  const ad = await adOf(seller)
  const address = `/classified/${ad.slug}`
  const body = { title: 'Another thing' }
  const act = () => api.read(updateClassified, { params: params(ad), body, token: seller.token })
  const etag = await published({ address, act }, SECRET_TEXT)
  await act()
  await town.hear()
  // Its seller still finds it there: it is the page that reads the API.
  await expectAway(address, etag, 200, SECRET_TEXT)
  await waitUntil(async () => !(await town.inFolder(fileOf(address)))?.includes(SECRET_TEXT))
  await town.publish()
  await town.deliver()
  expect(await town.inFolder(fileOf(address))).toBeNull()
})

describe('what is shown again', () => {
  it('a listing is there at once, and in the folder with the next publication', async () => {
    const row = await shopOf()
    const address = `/business/${row.slug}`
    await published({ address, act: async () => undefined }, SECRET_TEXT)
    const put = (status: 'active' | 'inactive') =>
      api.read(setBusinessStatus, { params: params(row), body: { status }, token })
    await put('inactive')
    await town.hear()
    expect(await town.get(address)).toMatchObject({ status: 410 })
    await waitUntil(async () => (await town.inFolder(fileOf(address))) === null)
    await put('active')
    // Before it is rendered, the page that reads the API.
    const got = await town.get(address)
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(got.text).toContain('/fallback/business')
    // Nothing differs from what is live: the page is not even rendered.
    expect((await town.publish()).changed).not.toContain(fileOf(address))
    await town.deliver()
    const page = await town.get(address)
    expect(page.text).toContain(SECRET_TEXT)
    expect(page.headers.etag).toBeDefined()
    expect(await town.inFolder(fileOf(address))).toBe(page.text)
  })

  it('a review is on its page and on the home page again', async () => {
    const { review, address } = await reviewed()
    await published({ address, act: async () => undefined }, SECRET_TEXT)
    const put = (status: 'active' | 'hidden') =>
      api.read(setReviewStatus, { params: params(review), body: { status }, token })
    await put('hidden')
    await town.hear()
    expect((await town.get('/')).text).not.toContain(SECRET_TEXT)
    await put('active')
    await town.publish()
    await town.deliver()
    for (const path of [address, '/']) {
      expect((await town.get(path)).text).toContain(SECRET_TEXT)
      expect(await town.inFolder(fileOf(path))).toContain(SECRET_TEXT)
    }
  })
})

describe('a page that was renamed a moment ago', () => {
  it('is gone under both addresses', async () => {
    const row = await shopOf()
    const old = { address: `/business/${row.slug}`, act: async () => undefined }
    const etag = await published(old, SECRET_TEXT)
    const slug = `${row.slug}-anew`
    await api.db.update(t.businesses).set({ slug }).where(eq(t.businesses.id, row.id))
    await api.read(setBusinessStatus, { params: params(row), body: inactive, token })
    await town.hear()
    await expectAway(old.address, etag, 410, SECRET_TEXT)
    await expectAway(`/business/${slug}`, etag, 410, SECRET_TEXT)
    await waitUntil(async () => (await town.inFolder(fileOf(old.address))) === null)
  })
})

describe('a release of before', () => {
  it('that is rolled back to does not show it', async () => {
    const row = await shopOf()
    const address = `/business/${row.slug}`
    const etag = await published({ address, act: async () => undefined }, SECRET_TEXT)
    await api.read(setBusinessStatus, { params: params(row), body: inactive, token })
    await town.publishWhole()
    expect(await town.rollBack()).not.toBeNull()
    await expectAway(address, etag, 410, SECRET_TEXT)
  })
})

describe('a process that was killed', () => {
  it('between commit and removal removes at its next start, also from the folder', async () => {
    const row = await shopOf()
    const address = `/business/${row.slug}`
    await published({ address, act: async () => undefined }, SECRET_TEXT)
    await town.fallSilent()
    await api.read(setBusinessStatus, { params: params(row), body: inactive, token })
    expect(await town.inFolder(fileOf(address))).toContain(SECRET_TEXT)
    const next = await openTown(api, town.folder)
    try {
      expect(await next.get(address)).toMatchObject({ status: 410 })
      await waitUntil(async () => (await next.inFolder(fileOf(address))) === null)
      await waitUntil(async () => (await next.told()).includes(address))
      // A server that starts while the database is away knows it from its file.
      const known = new KnownTakedowns()
      known.add(await readStoredTakedowns(next.releases))
      expect(known.of(address, 1_000_000)).toBe('gone')
    } finally {
      await next.close()
    }
  })
})
