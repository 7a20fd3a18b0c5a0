import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { createBusinessSearch } from '#server/businesses/index.ts'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { ContentTable } from '#server/kit/db/tables/index.ts'
import { ResponseCache } from '#server/kit/http/response-cache.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertAmenity,
  insertAnswer,
  insertBusiness,
  insertCampaign,
  insertCategory,
  insertCreative,
  insertPlacement,
  insertPost,
  insertReview,
  insertServiceField,
} from './setup/builders.ts'

let api: TestApi
/** The same database as another process has it. */
let other: Database
let business: Awaited<ReturnType<typeof insertBusiness>>
let review: Awaited<ReturnType<typeof insertReview>>
let account: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  const { rows } = await api.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(api.pool.options.connectionString!)
  url.pathname = `/${rows[0]!.name}`
  other = openDatabase({
    url: url.href,
    log: { info: () => undefined, warn: () => undefined },
    max: 3,
  })
  business = await insertBusiness(api.db, { name: 'Palash Medical' })
  review = await insertReview(api.db, { businessId: business.id })
  account = await insertAccount(api.db)
  await insertAnswer(api.db, { reviewId: review.id, accountId: account.id, status: 'active' })
  await insertAd(api.db)
  await insertPost(api.db, { categoryId: business.categoryId })
  const amenity = await insertAmenity(api.db, { categoryId: business.categoryId })
  await api.db
    .insert(t.businessAmenities)
    .values({ businessId: business.id, amenityId: amenity.id })
  await insertServiceField(api.db, { categoryId: business.categoryId })
  await insertPlacement(api.db)
  await insertCreative(api.db, { campaignId: (await insertCampaign(api.db)).id })
  await api.db.execute(
    sql`insert into view_counts (noun, record_id, day, views)
        values ('classified', 1, '2026-01-01', 1)`,
  )
  await api.db.execute(sql`insert into settings (id) values (1) on conflict do nothing`)
  await api.db.execute(
    sql`insert into former_pages (noun, slug, record_id) values ('blog', 'once', 1)`,
  )
})

afterAll(async () => {
  await other.close()
  await api.close()
})

const versions = async (): Promise<Record<string, string>> => {
  const { rows } = await api.pool.query<{ name: string; version: string }>(
    'select * from content_versions',
  )
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]))
}

/** The tables whose version a work raises. */
async function raisedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

const run = (statement: string) => () => other.db.execute(sql.raw(statement))

describe('a write to what the public sees', () => {
  const CHANGES: Record<ContentTable, string> = {
    accounts: `update accounts set name = name || '.'`,
    amenities: `update amenities set name = name || '.'`,
    blog_posts: `update blog_posts set title = title || '.'`,
    business_amenities: `delete from business_amenities`,
    businesses: `update businesses set description = description || '.'`,
    campaigns: `update campaigns set description = description || 'x'`,
    categories: `update categories set name = name || '.'`,
    classified_ads: `update classified_ads set title = title || '.'`,
    classified_categories: `update classified_categories set name = name || '.'`,
    coverage_days: `insert into coverage_days (day, location_id, total, phone, hours, photo, point)
      select '2026-01-01', min(id), 1, 0, 0, 0, 0 from locations`,
    creatives: `update creatives set name = name || '.'`,
    districts: `update districts set name = name || '.'`,
    former_pages: `delete from former_pages`,
    locations: `update locations set city = city || '.'`,
    pincodes: `insert into pincodes (pincode, district_id) select '800001', min(id) from districts`,
    placements: `update placements set priority = priority + 1`,
    review_answers: `update review_answers set text = text || '.'`,
    reviews: `update reviews set helpful = helpful + 1`,
    search_updates: `insert into search_updates (noun, record_id) values ('categories', 1)`,
    search_words: "insert into search_words (word, spelling) values ('mandir', " + "'mandir')",
    service_fields: `update service_fields set field_label = field_label || '.'`,
    settings: `update settings set values = '{"siteName":"Zila"}'`,
    states: `update states set name = name || '.'`,
    view_counts: `update view_counts set views = views + 1 where noun = 'classified'`,
  }

  test.each(Object.entries(CHANGES))(
    'raises the version of %s, and no other',
    async (table, statement) => {
      expect(await raisedBy(run(statement))).toEqual([table])
    },
  )

  test.each([
    "insert into accounts (email, password_hash, name, role) values ('a@suhana.example', 'x', " +
      "'A', 'admin')",
    `update accounts set email_confirmed_at = now() where role = 'admin'`,
    `update accounts set role = 'user' where role = 'admin'`,
    `update accounts set role = 'admin' where email = 'a@suhana.example'`,
    `delete from accounts where role = 'admin'`,
  ])('raises that of accounts where it may change who reads messages: %s', async (statement) => {
    expect(await raisedBy(run(statement))).toEqual(['accounts'])
  })

  test('raises it once, however many rows and statements', async () => {
    await other.db.transaction(async (tx) => {
      for (let i = 0; i < 3; i++) await tx.execute(sql.raw(CHANGES.businesses))
      const { rows } = await tx.execute('select name from content_changes')
      expect(rows).toEqual([{ name: 'businesses' }])
    })
    expect((await api.pool.query('select from content_changes')).rowCount).toBe(0)
  })

  test('raises nothing when it is rolled back, and does after a savepoint that was', async () => {
    const failed = (statement: string) => async () => {
      const ended = other.db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement))
        throw new Error('changed my mind')
      })
      await expect(ended).rejects.toThrow('changed my mind')
    }
    expect(await raisedBy(failed(CHANGES.categories))).toEqual([])
    const secondTry = () =>
      other.db.transaction(async (tx) => {
        const first = tx.transaction(async (inner) => {
          await inner.execute(sql.raw(CHANGES.categories))
          throw new Error('changed my mind')
        })
        await first.catch(() => undefined)
        await tx.execute(sql.raw(CHANGES.categories))
      })
    expect(await raisedBy(secondTry)).toEqual(['categories'])
  })

  test('does not wait for another write to the same tables, in whatever order', async () => {
    const change = (first: ContentTable, second: ContentTable, place: number) =>
      other.db.transaction(async (tx) => {
        await tx.execute(sql`insert into ${sql.raw(first)} ${row(first, place)}`)
        if (++begun === 2) both.resolve()
        await both.promise
        await tx.execute(sql`insert into ${sql.raw(second)} ${row(second, place)}`)
      })
    const row = (table: ContentTable, place: number) =>
      table === 'states'
        ? sql`(name, slug) values (${`State ${place}`}, ${`state-${place}`})`
        : sql`(noun, slug, record_id) values ('blog', ${`former-${place}`}, 1)`
    const both = Promise.withResolvers<void>()
    let begun = 0
    const raised = await raisedBy(() =>
      Promise.all([change('states', 'former_pages', 1), change('former_pages', 'states', 2)]),
    )
    expect(raised.sort()).toEqual(['former_pages', 'states'])
  })

  test('is seen by the next read of another process', async () => {
    const name = async () =>
      (await api.read(listBusinesses)).data.find(({ id }) => id === business.id)?.name
    for (const next of ['One', 'Two', 'Three']) {
      await name()
      await other.db.execute(sql`update businesses set name = ${next} where id = ${business.id}`)
      expect(await name()).toBe(next)
    }
  })
})

describe('a write to anything else', () => {
  test.each([
    "insert into mails (recipient, subject, text, html, template) values ('a@b.in', 's', 't', " +
      "'h', 't')",
    `insert into publish_marks (noun, change) values ('businesses', 'updated')`,
    "insert into sessions (id, account_id, created_at, last_seen_at) select 'x', min(id), " +
      'now(), now() from accounts',
    `insert into publications (cause) values ('test')`,
    `insert into view_counts (noun, record_id, day, views) values ('business', 1, '2026-01-01', 1)`,
    `update accounts set password_hash = 'another', updated_at = now()`,
    `insert into newsletter_subscribers (email) values ('someone@suhana.example')`,
    `update accounts set email_confirmed_at = now()`,
    "insert into accounts (email, password_hash, name) values ('new@suhana.example', 'x', " +
      "'Someone')",
    `update businesses set name = name`,
    `update categories set name = name`,
  ])('raises nothing: %s', async (statement) => {
    expect(await raisedBy(run(statement))).toEqual([])
  })

  test('keeps the lists: a vote drops the reviews alone', async () => {
    const read = async (path: string) => {
      const query = vi.spyOn(api.pool, 'query')
      await api.ask(path)
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    const vote = () =>
      other.db.execute(sql`insert into review_votes values (${review.id}, ${account.id})`)
    const [list, reviews] = ['/businesses?limit=3', `/reviews/business/${business.id}`]
    for (const path of [list, reviews, list, reviews]) await read(path)
    expect(await raisedBy(vote)).toEqual(['reviews'])
    expect(await read(list)).toBe(1)
    expect(await read(reviews)).toBeGreaterThan(1)
  })
})

describe('what an answer is made of', () => {
  const PATHS: Record<string, string[]> = {
    '/businesses': [
      '',
      '?search=palash+medical&facets=true',
      '?search=sadar&category=x&location=y&city=z&state=a',
    ],
    '/map/businesses': ['', '?search=plash'],
    '/businesses/{idOrSlug}': [],
    '/suggestions': ['?q=pal'],
    '/suggestions/hindi': ['?text=Redma'],
    '/categories': ['', '?includeCount=true'],
    '/locations': ['?includeCount=true&hasBusinesses=true'],
    '/blogs': ['', '?search=post', '?category=x'],
    '/classified': ['', '?facets=true&category=x'],
  }
  const FRESH = ['/health', '/snapshot', '/ads/display']
  const reads = ENDPOINTS.filter(
    ({ method, guard, path }) =>
      method === 'GET' && guard === 'anyone' && !FRESH.some((each) => path.startsWith(each)),
  )

  test.each(reads.map(({ path }) => path))('%s names every table it reads', async (path) => {
    const post = await api.db.query.blogPosts.findFirst()
    const ad = await api.db.query.classifieds.findFirst()
    const state = await api.db.query.states.findFirst()
    const district = await api.db.query.districts.findFirst()
    const values: Record<string, string> = {
      idOrSlug: business.slug,
      businessId: business.slug,
      categoryId: String(business.categoryId),
      state: encodeURIComponent(state!.name),
      district: encodeURIComponent(district!.name),
      slug: path.startsWith('/blogs') ? post!.slug : ad!.slug,
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
    const keep = vi.spyOn(ResponseCache.prototype, 'keep')
    const query = vi.spyOn(api.pool, 'query')
    const asked = PATHS[path]?.length ? PATHS[path] : ['']
    for (const more of asked) expect((await api.ask(address + more)).status).toBe(200)
    const texts = (query.mock.calls as unknown[][]).map(
      ([config]) => (config as { text: string }).text,
    )
    const named = new Set<string>(keep.mock.calls.flatMap(([, , , { tables }]) => tables))
    query.mockRestore()
    keep.mockRestore()
    expect(named.size).toBeGreaterThan(0)
    const known = new Set(
      (await versionedAndOther()).filter((table) => texts.some((text) => mentions(text, table))),
    )
    known.delete('content_versions')
    expect([...known].filter((table) => !named.has(table))).toEqual([])
  })

  const mentions = (text: string, table: string) =>
    new RegExp(`(from|join) \\(?"?${table}"?\\b`, 'i').test(text)
  const versionedAndOther = async () => {
    const { rows } = await api.pool.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    )
    return rows.map(({ tablename }) => tablename)
  }
})

describe('the pages of a list', () => {
  test('are in the order of the names, at any depth, for one more statement', async () => {
    const category = await insertCategory(api.db)
    for (let i = 0; i < 30; i++)
      await insertBusiness(api.db, {
        name: `${i % 2 ? 'shop' : 'Shop'} ${(i * 7) % 30}`,
        categoryId: category.id,
      })
    const { rows } = await api.pool.query<{ id: number }>(
      `select id from businesses where category_id = ${category.id} order by lower(name), id`,
    )
    const query = vi.spyOn(api.pool, 'query')
    const found: number[] = []
    for (let page = 1; page <= 8; page++) {
      const before = query.mock.calls.length
      const answer = await api.read(listBusinesses, {
        query: { category: category.slug, limit: '4', page: String(page) },
      })
      found.push(...answer.data.map(({ id }) => id))
      expect(answer.pagination).toMatchObject({ total: 30, totalPages: 8, hasNext: page < 8 })
      // The versions, perhaps twice, and what is shown; the first page reads the order too.
      if (page > 1) expect(query.mock.calls.length - before).toBeLessThanOrEqual(3)
    }
    query.mockRestore()
    expect(found).toEqual(rows.map(({ id }) => id))
    const beyond = await api.read(listBusinesses, {
      query: { category: category.slug, page: '99' },
    })
    expect(beyond).toMatchObject({ data: [], pagination: { total: 30 } })
  })
})

describe('the search of a browser without script', () => {
  test('is kept, until another process changes what it found', async () => {
    const shop = await insertBusiness(api.db, { name: 'Kachnar Stationery' })
    const find = createBusinessSearch(api.db)
    const names = async () =>
      (await find(new URLSearchParams('search=kachnar')))?.data.map(({ name }) => name)
    expect(await names()).toEqual(['Kachnar Stationery'])
    const query = vi.spyOn(api.pool, 'query')
    expect(await names()).toEqual(['Kachnar Stationery'])
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    await other.db.execute(sql`update businesses set name = 'Kachnar Books' where id = ${shop.id}`)
    expect(await names()).toEqual(['Kachnar Books'])
    expect(await find(new URLSearchParams('search=kachnar&sort=sideways'))).toBeNull()
  })
})
