import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { getBusiness } from '#contract/businesses.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { authorizedRequest, jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ allowedOrigins: ['https://app.example'] })
})

afterAll(() => api.close())

const statusOf = async (...request: Parameters<TestApi['ask']>) =>
  (await api.ask(...request)).status
const register = (init: RequestInit) => api.fail('/auth/register', { method: 'POST', ...init })

describe('every endpoint of the contract', () => {
  test.each(ENDPOINTS.map(({ method, path }) => ({ method, path })))(
    '$method $path is served',
    async ({ method, path }) => {
      const filled = path.replace(/\{\w+\}/g, '1')
      const answer = await api.ask(filled, { method })
      const body = (await answer.json()) as { error?: string }
      expect(body.error).not.toBe('Page not found.')
      expect(answer.status).not.toBe(405)
      expect(answer.status).toBeLessThan(500)
    },
  )
})

describe('what is not there', () => {
  test('has its own answer', async () => {
    for (const path of [
      '/nothing',
      '',
      '/',
      '/businesses/a/b',
      '/businesses/',
      '/Businesses',
      '/openapi',
    ])
      expect(await api.fail(path)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('an address that leads out of the API has the same answer', async () => {
    const answer = await api.ask('/../other')
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { success: false, code: 'NOT_FOUND' },
    ])
  })

  test('a known address with another method says which ones it has', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const answer = await api.ask('/snapshot', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
      expect(await answer.json()).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' })
    }
    expect((await api.ask('/auth/login')).headers.get('Allow')).toBe('POST, OPTIONS')
    expect(await statusOf('/auth/login', { method: 'HEAD' })).toBe(405)
  })

  test('OPTIONS tells the methods, or that nothing is there', async () => {
    const answer = await api.ask('/businesses/1', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([
      204,
      'GET, PUT, DELETE, HEAD, OPTIONS',
    ])
    expect(await statusOf('/nothing', { method: 'OPTIONS' })).toBe(404)
  })

  test('HEAD answers as GET, without a body', async () => {
    const [get, head] = await Promise.all([
      api.ask('/businesses'),
      api.ask('/businesses', { method: 'HEAD' }),
    ])
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'))
    expect(head.headers.get('Content-Length')).toBe(String((await get.arrayBuffer()).byteLength))
    expect(await statusOf('/businesses/nowhere', { method: 'HEAD' })).toBe(404)
  })
})

describe('a malformed request', () => {
  test('that is not JSON', async () => {
    const type = { 'Content-Type': 'application/json' }
    for (const body of [
      '',
      '{',
      '{"a":}',
      'undefined',
      "{'a':1}",
      '\u0000',
      '[1,]',
      '{"a":1}x',
      new Uint8Array([0x22, 0xff, 0x22]),
    ])
      expect(await register({ headers: type, body })).toMatchObject({
        status: 400,
        code: 'BAD_JSON',
      })
  })

  test('that does not say it is JSON', async () => {
    const body = JSON.stringify({ name: 'a', email: 'a@b.in', password: 'secret' })
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '*/*',
    ])
      expect(await register({ headers: { 'Content-Type': type }, body })).toMatchObject({
        status: 415,
        code: 'NOT_JSON',
      })
    expect(await register({})).toMatchObject({ code: 'NOT_JSON' })
    const charset = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
    expect(await register({ headers: charset, body: '{}' })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('that is too large', async () => {
    const large = { name: 'x'.repeat(101 * 1024), email: 'a@b.in', password: 'secret' }
    expect(await register(jsonRequest(large))).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    const chunks = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(Buffer.alloc(8 * 1024, ' '))
        controller.close()
      },
    })
    const streamed = {
      headers: { 'Content-Type': 'application/json' },
      body: chunks,
      duplex: 'half',
    } as RequestInit
    expect(await register(streamed)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(await api.fail(`/businesses?search=${'x'.repeat(9000)}`)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    })
  })

  test('that is nested ten thousand deep', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    expect(await register({ headers, body: deep })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
    expect(await register({ headers, body: `{"name":${deep}}` })).toMatchObject({
      fields: { name: 'This has too many nested levels' },
    })
    expect(
      await register({ headers, body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` }),
    ).toMatchObject({
      status: 400,
    })
  })

  test('with an address that is no UTF-8', async () => {
    for (const path of [
      '/businesses/%ff',
      '/businesses/%',
      '/businesses/%zz',
      '/businesses?search=%e0%a4',
      '/locations/states/%c3%28/districts',
    ])
      expect(await api.fail(path)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  })

  test('with NUL or half a character in its text', async () => {
    expect(await api.fail('/businesses?search=a%00b')).toMatchObject({
      status: 400,
      fields: { search: expect.any(String) as string },
    })
    expect(await api.fail('/businesses/%00')).toMatchObject({
      status: 400,
      fields: { idOrSlug: expect.any(String) as string },
    })
    const body = { name: 'a\ud800', email: 'a@b.in', password: 'secret' }
    expect(await register(jsonRequest(body))).toMatchObject({
      fields: { name: 'This contains an invalid character' },
    })
  })

  test('with the same value twice; unknown names are let be', async () => {
    expect(await api.fail('/businesses?city=Kheda&city=Sonpani')).toMatchObject({
      fields: { city: 'Give this only once' },
    })
    expect(await statusOf('/businesses?utm_source=a&utm_source=b&__proto__=c&constructor=d')).toBe(
      200,
    )
  })
})

describe('answers', () => {
  test('carry a request id, also in the log, and take one from a proxy', async () => {
    const answer = await api.ask('/settings')
    const id = answer.headers.get('X-Request-Id')
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(api.log.at(-1)).toMatchObject({
      requestId: id,
      method: 'GET',
      path: '/api/settings',
      status: 200,
      ms: expect.any(Number) as number,
    })
    expect(
      (await api.ask('/settings', { headers: { 'X-Request-Id': 'abc-1' } })).headers.get(
        'X-Request-Id',
      ),
    ).toBe('abc-1')
    expect(
      (await api.ask('/settings', { headers: { 'X-Request-Id': 'a"b' } })).headers.get(
        'X-Request-Id',
      ),
    ).not.toBe('a"b')
  })

  test('carry the headers that keep browsers careful, failures too', async () => {
    for (const path of ['/settings', '/nothing', '/businesses?limit=x']) {
      const { headers } = await api.ask(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    }
    expect((await api.ask('/nothing')).headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('never tell what went wrong inside; the log does, without the values', async () => {
    await runAsOwner(api.db, 'alter table categories rename to hidden_table')
    const answer = await api.fail('/businesses?category=secret-value')
    await runAsOwner(api.db, 'alter table hidden_table rename to categories')
    expect(answer).toEqual({
      success: false,
      status: 500,
      code: 'INTERNAL',
      error: expect.any(String) as string,
      requestId: answer.requestId,
    })
    const line = api.log.find(
      ({ requestId, level }) => requestId === answer.requestId && level === 50,
    )
    expect(JSON.stringify(line)).toContain('categories')
    expect(JSON.stringify(line)).not.toContain('secret-value')
  })

  test('that Postgres was too slow for say so', async () => {
    const reader = await insertBusiness(api.db)
    await api.db.transaction(async (tx) => {
      await tx.execute('lock table businesses in access exclusive mode')
      const slow = api.ask(`/businesses/${reader.id}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await tx.execute(
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' " +
          'and datname = current_database()',
      )
      expect((await slow).status).toBe(503)
    })
  })
})

describe('caching', () => {
  test('a public answer that is known already is 304', async () => {
    const business = await insertBusiness(api.db)
    const path = `/businesses/${business.id}`
    const first = await api.ask(path)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=10, must-revalidate')
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await api.ask(path, { headers: { 'If-None-Match': known } })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    }
    expect(await statusOf(path, { headers: { 'If-None-Match': '"other"' } })).toBe(200)

    await api.db
      .update(businesses)
      .set({ name: 'Another Name' })
      .where(eq(businesses.id, business.id))
    expect(await statusOf(path, { headers: { 'If-None-Match': etag } })).toBe(200)
    expect(
      (await api.read(getBusiness, { params: { idOrSlug: String(business.id) } })).data.name,
    ).toBe('Another Name')
  })

  test('whoever is signed in sees at once what they changed', async () => {
    const { token } = await insertAccount(api.db)
    const first = await api.ask('/settings', authorizedRequest(token))
    expect(first.headers.get('Cache-Control')).toBe('private, no-store')
    const headers = {
      ...authorizedRequest(token).headers,
      'If-None-Match': first.headers.get('ETag')!,
    }
    expect(await statusOf('/settings', { headers })).toBe(304)
    // Kept in memory by now, and everybody else may keep their copy as before.
    for (const [init, caching] of [
      [{}, 'public, max-age=10, must-revalidate'],
      [authorizedRequest(token), 'private, no-store'],
    ] as const)
      expect((await api.ask('/settings', init)).headers.get('Cache-Control')).toBe(caching)
  })

  test('large answers are compressed for whoever takes that', async () => {
    const answer = await api.ask('/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    const text = gunzipSync(await answer.arrayBuffer()).toString()
    expect(text).toBe(await (await api.ask('/openapi.json')).text())
    expect(
      (await api.ask('/locations/states', { headers: { 'Accept-Encoding': 'gzip' } })).headers.get(
        'Content-Encoding',
      ),
    ).toBeNull()
  })
})

describe('other websites', () => {
  const origin = (value: string) => ({ headers: { Origin: value } })

  test('may read only where they are allowed', async () => {
    for (const allowed of [SITE_ORIGIN, 'https://app.example'])
      expect(
        (await api.ask('/settings', origin(allowed))).headers.get('Access-Control-Allow-Origin'),
      ).toBe(allowed)
    for (const other of [
      'https://evil.example',
      'null',
      `${SITE_ORIGIN}.evil.example`,
      'http://suhana.example',
    ]) {
      const { headers } = await api.ask('/settings', origin(other))
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Vary')).toContain('Origin')
    }
  })

  test('ask before they call', async () => {
    const preflight = (from: string) =>
      api.ask('/auth/login', {
        method: 'OPTIONS',
        headers: {
          Origin: from,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization',
        },
      })
    const allowed = await preflight(SITE_ORIGIN)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(SITE_ORIGIN)
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    expect(
      (await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull()
  })

  test('may not change anything', async () => {
    const login = (headers: Record<string, string>) =>
      api.fail('/auth/login', jsonRequest({ email: 'a@b.in', password: 'x' }, headers))
    for (const other of ['https://evil.example', 'null', 'nonsense'])
      expect(await login({ Origin: other })).toMatchObject({
        status: 403,
        code: 'ORIGIN_NOT_ALLOWED',
      })
    // The site, the host the request came to, and programs, which send no origin.
    for (const headers of [{ Origin: SITE_ORIGIN }, { Origin: 'http://localhost' }, {}] as Record<
      string,
      string
    >[])
      expect(await login(headers)).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })
})

/** After the tries of a network no password is called wrong: a code is asked for instead. */
const REFUSED = 200

describe('the address that limits count', () => {
  test('is the peer, or what a proxy nearby says it is', async () => {
    const signIn = async (from: string, forwarded?: string) => {
      const body = jsonRequest(
        { email: 'nobody@example.org', password: 'x' },
        forwarded ? { 'X-Forwarded-For': forwarded } : {},
      )
      return statusOf('/auth/login', { ...body, from })
    }
    for (let count = 0; count < 10; count += 1) await signIn('127.0.0.1', '10.9.8.7, 192.0.2.77')
    expect(await signIn('192.0.2.77')).toBe(REFUSED)
    expect(await signIn('::ffff:192.0.2.77')).toBe(REFUSED)
    expect(await signIn('192.0.2.78', '192.0.2.79')).toBe(401)
    // Only the last entry of a made-up list counts, and only if it comes from a trusted proxy.
    expect(await signIn('::1', '198.18.0.1, 192.0.2.77')).toBe(REFUSED)
    expect(await signIn('192.0.2.77', '198.18.0.1')).toBe(REFUSED)
  })

  test('is not what a stranger in a private network writes: proxies are configured', async () => {
    const guess = (from: string, forwarded: string) =>
      statusOf('/auth/login', {
        ...jsonRequest(
          { email: 'lan@example.org', password: 'x' },
          { 'X-Forwarded-For': forwarded },
        ),
        from,
      })
    const statuses = []
    for (let host = 1; host <= 11; host += 1)
      statuses.push(await guess('192.168.1.20', `198.51.100.${host}`))
    expect(statuses.at(-1)).toBe(REFUSED)
  })

  test('is the /64 of an IPv6 address, in which one stranger has 2^64 addresses', async () => {
    const statuses = []
    for (let host = 1; host <= 11; host += 1)
      statuses.push(
        await statusOf('/auth/login', {
          ...jsonRequest({ email: 'six@example.org', password: 'x' }),
          from: `2001:db8:5:6:${host.toString(16)}::1`,
        }),
      )
    expect(statuses).toEqual([...Array<number>(10).fill(401), REFUSED])
  })
})
