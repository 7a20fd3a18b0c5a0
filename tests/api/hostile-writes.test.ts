import { decode } from 'hono/jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listErrorCodes } from '#contract/describe.ts'
import { failure, type Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { findTags } from '../site/links.ts'
import { startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'
import { hostileStrings, NON_TEXT_VALUES } from './setup/hostile.ts'
import { createWriteCases, type WriteCase, type Fields } from './setup/write-cases.ts'

/*
 * Sends hostile text in each input of every call that writes: it must be kept as it was typed, or
 * be refused with the name of the input.
 */

type Holder = Parameters<typeof make.createToken>[1]

let api: TestApi
let cases: Record<string, WriteCase>
let adminToken = ''
let asked = 0

const WRITES: readonly Endpoint[] = ENDPOINTS.filter(({ method }) => method !== 'GET')
/** The time of this machine: once the API has its own clock, `Date` follows that. */
const STARTED = Date.now()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  await saveSettings(
    { db, actor: { kind: 'job', name: 'test' } },
    { contactEmail: 'desk@suhana.example' },
  )
  ;({ cases, adminToken } = await createWriteCases(db))
})

afterAll(() => api.close())

/**
 * Sends a call and returns whether it succeeded. A refusal must be clear and name only inputs that
 * were changed.
 */
async function ask(
  endpoint: Endpoint,
  spoilt: readonly string[],
  change: (usual: WriteCase) => WriteCase,
): Promise<boolean> {
  const usual = caseOf(endpoint)
  await usual.again?.()
  asked += 1
  // So late, and from another network, that no limit counts earlier calls.
  const now = new Date(STARTED + asked * 2 * DAY_MS)
  api.clock.now = now
  const { params, query, body, token } = change(usual)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]))
  // A session ends after 30 days without a call, an administrator's after 12 hours.
  const fresh =
    token && (await make.createToken(api.db, decode(token).payload as unknown as Holder, { now }))
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const answer = await api.ask(path + search, {
    method: endpoint.method,
    headers: {
      ...(fresh ? { Authorization: `Bearer ${fresh}` } : {}),
      ...(body && !endpoint.files ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: endpoint.files ? formOf(body) : JSON.stringify(body) } : {}),
    from: `198.${18 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}`,
  })
  const said: unknown = await answer.json()
  if (answer.ok) return true
  const told =
    `${nameOf(endpoint)} ${spoilt.join()} ${JSON.stringify(change(usual)).slice(0, 300)} ` +
    `${JSON.stringify(said)}`
  expect(answer.status, told).toBeLessThan(500)
  const { code, fields = {} } = failure.parse(said)
  expect(code, told).not.toBe('TOO_MANY_REQUESTS')
  // A call that is refused because of its session has read none of its inputs.
  if (fresh) expect(code, told).not.toBe('TOKEN_EXPIRED')
  // Of a call whose inputs were guessed, something else may be wrong as well.
  if (!cases[nameOf(endpoint)]) return false
  expect(listErrorCodes(endpoint), told).toContain(code)
  if (code === 'INVALID_INPUT') {
    const wrongBefore = Object.keys(usual.body ?? {}).filter(
      (name) => !isRight(endpoint, name, usual.body![name]),
    )
    const named = Object.keys(fields).map((name) => name.split('.')[0]!)
    expect(named, told).not.toEqual([])
    expect([...spoilt, ...wrongBefore, ...Object.keys(endpoint.files ?? {})], told).toEqual(
      expect.arrayContaining(named),
    )
  }
  return false
}

function formOf(body: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  return form
}

function isRight(endpoint: Endpoint, field: string, value: unknown): boolean {
  const shape = (
    endpoint.body as unknown as {
      shape: Record<string, { safeParse: (v: unknown) => { success: boolean } }>
    }
  ).shape
  return shape[field]!.safeParse(value).success
}

/** Of each text once: every one is read again for each that was sent. */
const lines = new Map<string, string>()
function onOneLine(text: string): string {
  const known = lines.get(text)
  if (known !== undefined) return known
  const line = normaliseText(text).replace(/\s+/g, ' ').trim()
  lines.set(text, line)
  return line
}

/** Every text of the column. */
async function keptIn({ table, column }: { table: string; column: string }): Promise<Set<string>> {
  const { rows } = await api.pool.query<{ text: string | null }>(
    `select distinct ${column} as text from ${table}`,
  )
  return new Set(rows.map(({ text }) => onOneLine(text ?? '')))
}

/**
 * The case of a call. For calls without one: values that its schemas accept, sent by an
 * administrator.
 */
function caseOf(endpoint: Endpoint): WriteCase {
  const known = cases[nameOf(endpoint)]
  if (known) return known
  const shape = 'shape' in endpoint.body ? Object.keys(endpoint.body.shape as object) : []
  const guess = (name: string) => [name, GUESSES.find((value) => isRight(endpoint, name, value))]
  const params = Object.fromEntries(
    Object.keys(endpoint.params.shape).map((name) => [name, '999999']),
  )
  return {
    params,
    query: Object.fromEntries(Object.keys(endpoint.query.shape).map((name) => [name, '1'])),
    ...(shape.length > 0 ? { body: Object.fromEntries(shape.map(guess)) as Fields } : {}),
    token: adminToken,
  }
}

const GUESSES = [
  'Words',
  1,
  true,
  [],
  {},
  'asha@example.org',
  '9000000001',
  '425001',
  '2026-01-02',
  'active',
  'pending',
]

describe('each input of a call', () => {
  const some = [
    ...hostileStrings.filter((_, index) => index % 16 === 0),
    '\ud800',
    'x'.repeat(30_000),
    '2147483648',
    '1e400',
  ]

  test.each(WRITES.map((endpoint) => ({ call: nameOf(endpoint), endpoint })))(
    '$call',
    async ({ endpoint }) => {
      const { body = {}, query = {}, params = {} } = caseOf(endpoint)
      const values =
        Object.keys(body).length > 12 ? some.filter((_, index) => index % 4 === 0) : some
      for (const field of Object.keys(body))
        for (const value of [...values, ...(endpoint.files ? [] : NON_TEXT_VALUES)])
          await ask(endpoint, [field], (usual) => ({
            ...usual,
            body: { ...usual.body, [field]: value },
          }))
      for (const field of Object.keys(query))
        for (const value of some)
          await ask(endpoint, [field], (usual) => ({ ...usual, query: { [field]: value } }))
      for (const field of Object.keys(params))
        for (const value of some.filter((text) => !/^\.*$/.test(text) && text.isWellFormed()))
          await ask(endpoint, [field], (usual) => ({
            ...usual,
            params: { [field]: encodeURIComponent(value) },
          }))
      if (Object.keys(body).length > 0 && !endpoint.files)
        for (const value of [...NON_TEXT_VALUES, 'text'])
          await ask(endpoint, [...Object.keys(body), 'body'], (usual) => ({
            ...usual,
            body: value as Fields,
          }))
    },
  )
})

describe('texts are kept as they were typed', () => {
  const withTexts = [
    'POST /reviews',
    'POST /classified-inquiries',
    'POST /classified',
    'PUT /classified/{id}',
    'PATCH /classified/{id}/reject',
  ]
    .concat([
      'POST /reports',
      'POST /grievances',
      'POST /contact',
      'POST /contacts',
      'POST /messages',
    ])
    .map((call) => ({ call, endpoint: WRITES.find((endpoint) => nameOf(endpoint) === call)! }))

  test.each(withTexts)('$call', async ({ call, endpoint }) => {
    const texts = cases[call]!.texts!
    const lost: string[] = []
    // NUL, halves of characters and nothing but control characters are no text anywhere: refused,
    // and told so.
    for (const text of hostileStrings.filter(
      (one) => one.isWellFormed() && !one.includes('\0') && normaliseText(one),
    )) {
      const fitting = Object.keys(texts).filter((field) => isRight(endpoint, field, text))
      const spoilt = Object.fromEntries(fitting.map((field) => [field, text]))
      const isDone = await ask(endpoint, fitting, (usual) => ({
        ...usual,
        body: { ...usual.body, ...spoilt },
      }))
      if (!isDone) lost.push(`refused: ${text}`)
      else
        for (const field of fitting)
          if (!(await keptIn(texts[field]!)).has(onOneLine(text))) lost.push(`${field}: ${text}`)
    }
    expect(lost).toEqual([])
  })

  test('and the mails that tell of them are one line and no markup', async () => {
    const { rows } = await api.pool.query<{ subject: string; html: string }>(
      'select subject, html from mails',
    )
    expect(rows.length).toBeGreaterThan(100)
    const own = new Set('html head meta title body table tr td p a br span blockquote'.split(' '))
    for (const { subject, html } of rows) {
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/)
      expect(
        findTags(html).filter(
          ({ tag, attributes }) => !own.has(tag) || /\son\w+=/i.test(attributes),
        ),
      ).toEqual([])
    }
  })
})
