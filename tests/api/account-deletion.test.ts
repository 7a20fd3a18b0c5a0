import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import {
  requestAccountDeletion,
  requestDataDownload,
  previewAccountDeletion,
} from '#contract/personal-data.ts'
import { proveIdentity } from '#contract/second-factor.ts'
import * as t from '#server/kit/db/tables/index.ts'
import {
  claimTakedowns,
  markTakedownsPublished,
} from '#server/publishing/publisher/takedowns/rows.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertBusiness,
  insertCampaign,
  insertCreative,
  insertReview,
  TEST_PASSWORD,
} from './setup/builders.ts'
import { readLastMailTo } from './setup/mailed.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

afterEach(() => {
  api.clock.now = null
})

type Made = Awaited<ReturnType<typeof insertAccount>>

const post = (token: string, body: object) =>
  jsonRequest(body, { Authorization: `Bearer ${token}` })

/** Somebody with some of everything. */
async function busyPerson() {
  const account = await insertAccount(api.db, { name: 'Birsa Tirkey', phone: '+919006618191' })
  const other = await insertAccount(api.db)
  const { id: accountId } = account
  const approvedAt = new Date()
  const listing = await insertBusiness(api.db, {
    ownerId: accountId,
    ownerName: 'Birsa Tirkey',
    approvedAt,
  })
  const waiting = await insertBusiness(api.db, { ownerId: accountId, status: 'pending' })
  const reviewed = await insertBusiness(api.db)
  const review = await insertReview(api.db, { businessId: reviewed.id, accountId })
  const ad = await insertAd(api.db, { accountId, title: 'Birsa’s bicycle' })
  const message = { subject: 'Hours', message: 'When?', businessId: listing.id }
  await api.db.insert(t.messages).values([
    { ...message, senderId: accountId, receiverId: other.id },
    { ...message, senderId: other.id, receiverId: accountId },
  ])
  await api.db.insert(t.favourites).values({ accountId, businessId: reviewed.id })
  await api.db.insert(t.newsletterSubscribers).values({ email: account.email.toUpperCase() })
  await api.db
    .insert(t.enquiries)
    .values({ name: 'Birsa', email: account.email, message: 'Hello there' })
  return { ...account, other, listing, waiting, reviewed, review, ad }
}

async function deleteIn14Days(account: Made, body: object) {
  api.clock.now = new Date()
  const wishes = { keepsReviews: false, listings: 'remove', ...body } as const
  await api.read(requestAccountDeletion, { token: account.token, body: wishes })
  api.clock.now = new Date(Date.now() + 14 * DAY_MS + MINUTE_MS)
  await api.runTask('erase accounts')
}

const has = async (table: string, where: string) =>
  (await api.pool.query(`select 1 from ${table} where ${where}`)).rows.length > 0

/** Every text in the database, searched for a word. */
async function placesOf(word: string): Promise<string[]> {
  const { rows } = await api.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hit = await api.pool.query(
        `select 1 from "${name}" as r where to_jsonb(r)::text ilike $1 limit 1`,
        [`%${word}%`],
      )
      return hit.rows.length > 0 ? name : null
    }),
  )
  return found.filter((name) => name !== null).sort()
}

/**
 * A word is nowhere but in the addresses of pages that were taken down, which are remembered until
 * no release that has them can come back, and then not there either.
 */
async function expectForgotten(word: string) {
  expect(await placesOf(word)).toEqual(['takedowns'])
  const { rows } = await api.pool.query<{ address: string }>(
    'select address from takedowns where address ilike $1',
    [`%${word}%`],
  )
  for (const { address } of rows) expect(address).toMatch(/^\/(business|classified)\/[a-z0-9-]+$/)
  await api.pool.query("update takedowns set at = now() - interval '31 days'")
  const claimed = await claimTakedowns(api.db)
  const [publication] = await api.db.insert(t.publications).values({ cause: 'test' }).returning()
  await markTakedownsPublished(api.db, publication!.id, claimed, [])
  await api.db.delete(t.publications)
  expect(await placesOf(word)).toEqual([])
}

describe('deleting an account', () => {
  test('takes everything along after fourteen days', async () => {
    const account = await busyPerson()
    await deleteIn14Days(account, {})
    expect(await has('accounts', `id = ${account.id}`)).toBe(false)
    for (const [table, where] of [
      ['businesses', `id in (${account.listing.id}, ${account.waiting.id})`],
      ['reviews', `id = ${account.review.id}`],
      ['classified_ads', `id = ${account.ad.id}`],
      ['messages', `subject = 'Hours' and business_id = ${account.listing.id}`],
      ['newsletter_subscribers', `lower(email) = '${account.email}'`],
      ['enquiries', `email = '${account.email}'`],
    ] as const)
      expect(await has(table, where), table).toBe(false)
    // The mail that says so, until it is forgotten with the others.
    expect(await placesOf(account.email)).toEqual(['mails'])
    await expectForgotten('Birsa')
    expect(await placesOf('9006618191')).toEqual([])
    expect((await readLastMailTo(api.db, account.email)).subject).toContain('was deleted')
    const marks = await api.db.select().from(t.publishMarks)
    for (const [noun, recordId] of [
      ['businesses', account.listing.id],
      ['reviews', account.review.id],
      ['classified-ads', account.ad.id],
    ] as const)
      expect(marks).toContainEqual(expect.objectContaining({ noun, recordId, change: 'deleted' }))
  })

  test('leaves reviews without a name, and listings without an owner, if one says so', async () => {
    const account = await busyPerson()
    await deleteIn14Days(account, { keepsReviews: true, listings: 'keep' })
    const [row] = await api.db.select().from(t.accounts).where(eq(t.accounts.id, account.id))
    expect(row).toMatchObject({ name: 'A former member', phone: null, status: 'inactive' })
    const [review] = await api.db
      .select()
      .from(t.reviews)
      .where(eq(t.reviews.id, account.review.id))
    expect(review).toMatchObject({ comment: 'Helpful people', status: 'active' })
    const [listing] = await api.db
      .select()
      .from(t.businesses)
      .where(eq(t.businesses.id, account.listing.id))
    expect(listing).toMatchObject({ ownerId: null, ownerName: null, status: 'active' })
    // What nobody ever saw does not stay.
    expect(await has('businesses', `id = ${account.waiting.id}`)).toBe(false)
    await expectForgotten('Birsa')
    expect(await placesOf(account.email)).toEqual(['mails'])
    expect(
      await api.fail('/auth/login', jsonRequest({ email: account.email, password: TEST_PASSWORD })),
    ).toMatchObject({ code: 'BAD_CREDENTIALS' })
    expect(
      await api.fail('/auth/login', jsonRequest({ email: row!.email, password: TEST_PASSWORD })),
    ).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  test('keeps what was paid for, without a name', async () => {
    const account = await insertAccount(api.db, { name: 'Birsa Tirkey' })
    const { id } = await insertCampaign(api.db, { accountId: account.id })
    await insertCreative(api.db, { campaignId: id, headline: 'Birsa’s seeds' })
    await deleteIn14Days(account, {})
    expect(await has('campaigns', `account_id = ${account.id} and deleted_at is not null`)).toBe(
      true,
    )
    expect(
      await has('creatives', `campaign_id = ${id} and headline is null and not is_approved`),
    ).toBe(true)
    expect(await placesOf('Birsa')).toEqual([])
  })

  test('signs out everywhere, tells by mail, and is called off by signing in', async () => {
    const account = await insertAccount(api.db)
    const body = { keepsReviews: false, listings: 'remove' } as const
    await api.read(requestAccountDeletion, { token: account.token, body })
    expect(await api.fail('/auth/me', authorizedRequest(account.token))).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    expect((await readLastMailTo(api.db, account.email)).subject).toContain('will be deleted')
    await api.runTask('erase accounts')
    await api.read(login, { body: { email: account.email, password: TEST_PASSWORD } })
    expect((await readLastMailTo(api.db, account.email)).subject).toContain('deletion cancelled')
    api.clock.now = new Date(Date.now() + 15 * DAY_MS)
    await api.runTask('erase accounts')
    expect(await has('accounts', `id = ${account.id}`)).toBe(true)
  })

  test('waits for all of the fourteen days', async () => {
    const account = await insertAccount(api.db)
    const body = { keepsReviews: false, listings: 'remove' } as const
    await api.read(requestAccountDeletion, { token: account.token, body })
    api.clock.now = new Date(Date.now() + 14 * DAY_MS - MINUTE_MS)
    await api.runTask('erase accounts')
    expect(await has('accounts', `id = ${account.id}`)).toBe(true)
  })

  test('needs somebody who showed lately who it is', async () => {
    const { token } = await insertAccount(api.db)
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    const body = { keepsReviews: false, listings: 'remove' }
    expect(await api.fail('/users/profile/deletion', post(token, body))).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    const { data } = await api.read(proveIdentity, { token, body: { password: TEST_PASSWORD } })
    await api.read(requestAccountDeletion, { token: data.token, body: body as never })
  })

  test('says before what it takes along', async () => {
    const account = await busyPerson()
    expect((await api.read(previewAccountDeletion, { token: account.token })).data).toEqual({
      refusal: null,
      businesses: 2,
      reviews: 1,
      ads: 1,
      messages: 2,
      campaigns: 0,
    })
  })

  test('is refused to the last administrator, of two at once to one', async () => {
    await api.db.execute(sql`update accounts set role = 'user' where role = 'admin'`)
    const admins = [
      await insertAccount(api.db, { role: 'admin' }),
      await insertAccount(api.db, { role: 'admin' }),
    ]
    const [first, last] = admins as [Made, Made]
    const body = { keepsReviews: false, listings: 'remove' } as const
    await deleteIn14Days(first, {})
    expect(await has('accounts', `id = ${first.id}`)).toBe(false)
    api.clock.now = null
    const refused = await api.fail('/users/profile/deletion', post(last.token, body))
    expect(refused).toMatchObject({ status: 409, code: 'NOT_POSSIBLE' })
    expect((await api.read(previewAccountDeletion, { token: last.token })).data.refusal).toContain(
      'last',
    )
  })
})

describe('downloading what is held', () => {
  async function unzipped(account: Made): Promise<Map<string, Buffer>> {
    const { url } = (await api.read(requestDataDownload, { token: account.token })).data
    const answer = await api.ask(url.slice(url.indexOf('/api') + 4))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const folder = await mkdtemp(join(tmpdir(), 'zila-zip-'))
    const zip = join(folder, 'data.zip')
    await writeFile(zip, Buffer.from(await answer.arrayBuffer()))
    const read = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.testzip(); '
    const list = `${read} print("\\n".join(z.namelist())); z.extractall(sys.argv[2])`
    const names = execFileSync('python3', ['-c', list, zip, folder]).toString().trim().split('\n')
    const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const)
    return new Map(await Promise.all(files))
  }

  test('gives a ZIP of lists and pictures, and nobody else’s', async () => {
    const account = await busyPerson()
    const side = { width: 64, height: 64, channels: 3, background: '#a93e0b' } as const
    const form = new FormData()
    const picture = await sharp({ create: side }).jpeg().toBuffer()
    form.append('profilePhoto', new Blob([new Uint8Array(picture)]), 'me.jpg')
    const sent = await api.ask('/users/profile/upload-photo', {
      ...authorizedRequest(account.token),
      method: 'POST',
      body: form,
    })
    expect(sent.status).toBe(200)
    const files = await unzipped(account)
    const lists = [...files.keys()].filter((name) => name.endsWith('.json'))
    expect(lists).toEqual(
      expect.arrayContaining([
        'account.json',
        'businesses.json',
        'classified-ads.json',
        'reviews.json',
        'messages-sent.json',
        'messages-received.json',
        'favourites.json',
        'newsletter.json',
        'sessions.json',
        'activity.json',
      ]),
    )
    const read = (name: string) => JSON.parse(files.get(name)!.toString()) as unknown
    expect(read('account.json')).toMatchObject({
      name: 'Birsa Tirkey',
      phone: '+919006618191',
      language: 'en',
    })
    expect(read('classified-ads.json')).toMatchObject([{ title: 'Birsa’s bicycle' }])
    const all = [...files].map(([, content]) => content.toString('latin1')).join('')
    expect(all).not.toMatch(/argon2|passwordHash/)
    expect(all).not.toContain(account.other.email)
    const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'))
    expect(pictures).toHaveLength(1)
    expect((await sharp(files.get(pictures[0]!)).metadata()).width).toBe(64)
  })

  test('is the same for many rows: nothing is left out between two pages', async () => {
    const account = await insertAccount(api.db)
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      actor: 'user' as const,
      accountId: account.id,
      action: `act ${n}`,
      noun: 'accounts',
    }))
    await api.db.insert(t.auditEntries).values(rows)
    const activity = JSON.parse(
      (await unzipped(account)).get('activity.json')!.toString(),
    ) as unknown[]
    expect(activity.length).toBe(1204)
  })

  test('works once, for a quarter of an hour, and three times a day', async () => {
    const account = await insertAccount(api.db)
    const path = async () => {
      const { url } = (await api.read(requestDataDownload, { token: account.token })).data
      return url.slice(url.indexOf('/api') + 4)
    }
    const once = await path()
    await (await api.ask(once)).arrayBuffer()
    expect(await api.fail(once)).toMatchObject({ code: 'LINK_INVALID' })
    const late = await path()
    api.clock.now = new Date(Date.now() + 16 * MINUTE_MS)
    expect(await api.fail(late)).toMatchObject({ code: 'LINK_INVALID' })
    api.clock.now = null
    await path()
    expect(await api.fail('/users/profile/download', post(account.token, {}))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await api.fail('/users/profile/data.zip')).toMatchObject({ code: 'LINK_INVALID' })
    expect(await api.fail('/users/profile/data.zip?token=x')).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('needs somebody who showed lately who it is', async () => {
    const { token } = await insertAccount(api.db)
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    expect(await api.fail('/users/profile/download', post(token, {}))).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
  })
})
