import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, registerAndConfirm } from './setup/builders.ts'
import { hostileStrings, NON_TEXT_VALUES } from './setup/hostile.ts'

const STRINGS = [
  ...hostileStrings,
  'ज़िला',
  'x'.repeat(3000),
  '2147483648',
  '9'.repeat(30),
  '-1',
  '1e400',
  '[]',
  '{"a":1}',
  '\ud800',
]
/** Bytes that no encoder writes. */
const RAW = [
  '%00',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%',
  '%u0041',
  '%2e%2e%2f',
  '..%2f..',
  '%25%30%30',
  '%0d%0aX: y',
  '+',
  '%20',
]

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await insertBusiness(api.db, { name: 'State Bank', phone: '+919006618191' })
})

afterAll(() => api.close())

/**
 * Encodes as a browser does; unpaired surrogates become the bytes that a careless program sends.
 */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80')

/** Whatever comes, the answer is a success or a clear failure of the caller's, in the one shape. */
async function expectClear(path: string, init?: RequestInit & { from?: string }) {
  const answer = await api.ask(path, init)
  const body: unknown = await answer.json()
  expect(answer.status, `${path.slice(0, 200)} ${JSON.stringify(body)}`).toBeLessThan(500)
  if (answer.status >= 400) failure.parse(body)
  else expect(body).toMatchObject({ success: true })
}

const READS = ENDPOINTS.filter(({ method, path }) => method === 'GET' && path !== '/health')

describe('hostile text never breaks', () => {
  test.each(READS.filter(({ path }) => path.includes('{')).map(({ path }) => path))(
    'an address: %s',
    async (path) => {
      for (const text of [...STRINGS.map(encode), ...RAW]) {
        // An empty part makes another address, and dots are resolved before a request is sent.
        if (/^(%2e|\.)*$/i.test(text)) continue
        await expectClear(path.replace(/\{\w+\}/g, () => text))
      }
    },
  )

  const queries = READS.flatMap(({ path, query }) =>
    Object.keys(query.shape).map((name) => ({ name, path: path.replace(/\{\w+\}/g, '1') })),
  )
  test.each(queries)('the query: $path?$name', async ({ name, path }) => {
    for (const text of [...STRINGS.map(encode), ...RAW])
      await expectClear(`${path}?${name}=${text}`)
    await expectClear(`${path}?${name}[]=1&${name}[$ne]=1&${name}=1`)
  })

  test('a search with all its companions', async () => {
    for (const text of STRINGS.map(encode))
      await expectClear(
        `/businesses?search=${text}&facets=1&city=${text}&sort=nearest&lat=23&lng=84&radius=9`,
      )
  })

  const bodies = [
    {
      path: '/auth/register',
      good: { name: 'Asha', email: 'a@example.org', password: 'secret', role: 'user' },
    },
    { path: '/auth/login', good: { email: 'a@example.org', password: 'secret' } },
  ]
  test.each(bodies)('a body: $path', async ({ path, good }) => {
    let host = 0
    for (const name of Object.keys(good))
      for (const value of [...STRINGS, ...NON_TEXT_VALUES]) {
        host += 1
        // Each from an address of its own, and without the cost of hashing where another value is
        // wrong anyway.
        const spoilt = { ...good, ...(name === 'email' ? {} : { email: 'no' }), [name]: value }
        await expectClear(path, {
          ...jsonRequest(spoilt),
          from: `198.51.${host >> 8}.${host & 255}`,
        })
      }
    for (const value of [...NON_TEXT_VALUES, ...STRINGS.slice(0, 20)])
      await expectClear(path, jsonRequest(value))
  })

  test('text of any script is kept as it was typed, in names that are names', async () => {
    const names = ['नवापुर', "O'Brien <b>", 'Robert"); DROP TABLE accounts;--', '👩‍🔧', 'ﷺ']
    for (const [index, name] of names.entries()) {
      const body = { name, email: `name${index}@example.org`, password: 'three brass lamps' }
      expect((await registerAndConfirm(api, body)).user.name).toBe(name.normalize('NFC'))
    }
  })
})
