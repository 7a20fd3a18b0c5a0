import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import { listBusinesses } from '#contract/businesses.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import { businesses, CONTENT_TABLES } from '#server/kit/db/tables/index.ts'
import { ResponseCache } from '#server/kit/http/response-cache.ts'
import { JsonBody } from '#server/kit/http/json-body.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { authorizedRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory } from './setup/builders.ts'

type ListResponse = ResponseOf<typeof listBusinesses>

let api: TestApi
let shop: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  const day = { open: '10:00', close: '16:00', closed: false }
  shop = await insertBusiness(api.db, {
    hours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])),
  })
})

afterAll(() => api.close())

/** The statements that reading an address takes. */
async function statements(read: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.pool, 'query')
  await read()
  const texts = (query.mock.calls as unknown[][]).map(
    ([config]) => (config as { text: string }).text,
  )
  query.mockRestore()
  return texts
}

const isVersions = (text: string) => text.includes('content_versions')

describe('an answer kept in memory', () => {
  test('is given again while nothing was written, for the price of asking that', async () => {
    const read = () => api.ask(`/businesses/${shop.id}?kept`)
    await read()
    const again = await statements(read)
    expect(again).toHaveLength(1)
    expect(again.every(isVersions)).toBe(true)
  })

  test('is given up at once when anything is written, by whomever', async () => {
    const name = async () => (await api.read(listBusinesses)).data[0]?.name
    for (const next of ['First', 'Second', 'Third']) {
      await name()
      await api.db.update(businesses).set({ name: next }).where(eq(businesses.id, shop.id))
      expect(await name()).toBe(next)
    }
  })

  test('does not show what is not committed, and does once it is', async () => {
    const path = `/businesses/${shop.id}`
    const name = async () =>
      ((await (await api.ask(path)).json()) as { data: { name: string } }).data.name
    await api.db.transaction(async (tx) => {
      await tx.update(businesses).set({ name: 'Fourth' }).where(eq(businesses.id, shop.id))
      expect(await name()).toBe('Third')
      expect(await name()).toBe('Third')
    })
    expect(await name()).toBe('Fourth')
  })

  test('is shared by a crowd, which asks once for all who wait', async () => {
    await api.ask('/settings')
    const asked = await statements(() =>
      Promise.all(Array.from({ length: 50 }, () => api.ask('/settings'))),
    )
    expect(asked.every(isVersions)).toBe(true)
    expect(asked.length).toBeLessThan(5)
  })

  test('that depends on the time is kept for its minute, its counts too', async () => {
    const path = '/businesses?openNow=true&facets=true'
    const open = async () => ((await (await api.ask(path)).json()) as ListResponse).facets!.openNow
    api.clock.now = new Date('2026-05-05T10:30:59Z')
    expect(await open()).toBe(1)
    expect((await statements(open)).every(isVersions)).toBe(true)
    api.clock.now = new Date('2026-05-05T10:31:00Z')
    expect(await open()).toBe(0)
    api.clock.now = null
  })

  test('is never one that depends on the caller', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    expect((await api.ask('/categories?status=all', authorizedRequest(token))).status).toBe(200)
    expect((await api.ask('/categories?status=all')).status).toBe(403)
  })

  test('is never a failure', async () => {
    expect((await api.ask('/businesses/later')).status).toBe(404)
    const asked = await statements(() => api.ask('/businesses/later'))
    expect(asked.filter((text) => !isVersions(text))).toHaveLength(1)
  })
})

describe('an answer from memory', () => {
  const headersOf = ({ headers }: Response) => {
    const { 'x-request-id': _, ...rest } = Object.fromEntries(headers)
    return rest
  }
  const asked: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'gzip' },
    { 'If-None-Match': '*' },
  ]

  test.each(asked)('is what the first was, to %o, and has an id of its own', async (headers) => {
    const path = `/businesses?limit=1&as=${JSON.stringify(headers)}`
    const read = async (method = 'GET') => {
      const response = await api.ask(path, { headers, method })
      const body = Buffer.from(await response.arrayBuffer())
      return {
        status: response.status,
        headers: headersOf(response),
        id: response.headers.get('X-Request-Id'),
        body,
      }
    }
    const { id, ...first } = await read()
    for (const _ of 'twice') {
      const { id: another, ...again } = await read()
      expect(again).toEqual(first)
      expect(another).toMatch(/^[\w-]{10,}$/)
      expect(another).not.toBe(id)
    }
    expect(await read('HEAD')).toMatchObject({ status: first.status, body: Buffer.from('') })
  })

  test('is compressed and hashed once', async () => {
    const compressed = vi.spyOn(JsonBody.prototype, 'compressed')
    const read = () => api.ask('/categories?packed', { headers: { 'Accept-Encoding': 'gzip' } })
    for (let i = 0; i < 30; i++) await insertCategory(api.db)
    for (let i = 0; i < 4; i++) expect((await read()).headers.get('Content-Encoding')).toBe('gzip')
    const made = await Promise.all(
      compressed.mock.results.map(({ value }) => value as Promise<Buffer>),
    )
    expect(made).toHaveLength(4)
    // The first may be older than what was just written, and is made once more.
    expect(new Set(made.slice(1)).size).toBe(1)
    compressed.mockRestore()
  })

  test('leaves a line in the log as any other', async () => {
    for (const _ of 'thrice') await api.ask('/settings?log')
    const lines = api.log.filter(({ path }) => path === '/api/settings').slice(-2)
    expect(lines[1]).toMatchObject({ msg: 'request', method: 'GET', status: 200 })
    expect(typeof lines[1]!.requestId).toBe('string')
    expect(Object.keys(lines[1]!).sort()).toEqual(Object.keys(lines[0]!).sort())
  })

  test('tells a page of another origin that it may read, and none that may not', async () => {
    for (const _ of 'thrice') {
      await api.ask('/settings?origin')
      const own = await api.ask('/settings?origin', { headers: { Origin: SITE_ORIGIN } })
      expect(own.headers.get('Access-Control-Allow-Origin')).toBe(SITE_ORIGIN)
      const other = await api.ask('/settings?origin', {
        headers: { Origin: 'https://elsewhere.example' },
      })
      expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })
})

describe('memory', () => {
  test('is bounded: the least recently used go first, what is very large is not kept', async () => {
    const answers = new ResponseCache(new ContentVersions(api.db), () => new Date())
    const { stamp } = await answers.find('any')
    const kept = (size: number) => ({ body: { size } as JsonBody, status: 200 })
    const large = kept(256 * 1024)
    const madeOf = { tables: CONTENT_TABLES, timed: false }
    for (let count = 0; count < 64; count += 1)
      answers.keep(`answer ${count}`, stamp, large, madeOf)
    expect((await answers.find('answer 0')).kept).toBe(large)
    answers.keep('one more', stamp, large, madeOf)
    expect((await answers.find('answer 0')).kept).toBe(large)
    expect((await answers.find('answer 1')).kept).toBeUndefined()
    answers.keep('too large', stamp, kept(256 * 1024 + 1), madeOf)
    expect((await answers.find('too large')).kept).toBeUndefined()
  })
})
