import { describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { login, register } from '#contract/accounts.ts'
import {
  listErrorCodes,
  describeEndpoint,
  describeTypes,
  listImpliedCodes,
} from '#contract/describe.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { plainErrorMap, errorsByField } from '#contract/reasons.ts'
import { z } from 'zod'

const rowOf = (name: string) =>
  describeEndpoint(listBusinesses).inputs.find((row) => row.name === name)

describe('a call in words', () => {
  test('names its inputs with kind, standard and meaning', () => {
    expect(rowOf('search')).toEqual({
      name: 'search',
      where: 'query',
      kind: 'text, at most 200 characters',
      required: false,
      standard: null,
      about: 'Words in any script; misspellings are tolerated',
    })
    expect(rowOf('limit')).toMatchObject({
      kind: 'whole number, 1 to 1000',
      standard: '100',
      required: false,
    })
    expect(rowOf('lat')).toMatchObject({ kind: 'number, -90 to 90' })
    expect(rowOf('featured')).toMatchObject({ kind: 'one of: 0, 1, true, false' })
    expect(rowOf('sort')?.kind).toBe('one of: relevance, name, recent, category, rating, nearest')
    expect(
      describeEndpoint(login).inputs.map(({ name, where, required }) => [name, where, required]),
    ).toEqual([
      ['email', 'body', true],
      ['password', 'body', true],
    ])
  })

  test('names what it answers, and the types in it', () => {
    const { answer } = describeEndpoint(listBusinesses)
    expect(answer.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'success: true',
      'data: list of BusinessSummary',
      'pagination: Pagination',
      'facets: Facets',
      'reading: SearchReading',
      'correctedTo: text',
    ])
    const types = describeTypes(ENDPOINTS)
    expect(Object.keys(types)).toEqual(
      expect.arrayContaining(['Business', 'BusinessSummary', 'Category', 'Review']),
    )
    expect(types.BusinessSummary?.find(({ name }) => name === 'businessHours')).toMatchObject({
      kind: 'BusinessHours or null',
      required: true,
      about: 'null: unknown',
    })
  })

  test('names every failure it can have', () => {
    expect(listErrorCodes(listBusinesses)).toEqual([
      'INVALID_INPUT',
      'TOO_LARGE',
      'INTERNAL',
      'UNAVAILABLE',
    ])
    expect(listErrorCodes(register)).toEqual(
      expect.arrayContaining(['BAD_JSON', 'NOT_JSON', 'TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED']),
    )
  })
})

describe('the codes of a call', () => {
  test.each(
    ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s: none is listed that its method, body or guard implies', (_, endpoint) => {
    const implied = listImpliedCodes(endpoint)
    expect(endpoint.codes.filter((code) => implied.includes(code))).toEqual([])
  })
})

test('every call that a file of the contract exports is a call of the API, each once', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
    eager: true,
  })
  const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'guard' in value
  const exported = new Set(Object.values(files).flatMap(Object.values).filter(isCall))
  expect(new Set(ENDPOINTS)).toEqual(exported)
  const addresses = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe('reasons', () => {
  const reasons = (schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value, { error: plainErrorMap })
    return parsed.success ? {} : errorsByField(parsed.error)
  }

  test.each([
    [z.string(), 5, 'This must be text'],
    [z.string(), undefined, 'This is required'],
    [z.string(), null, 'This is required'],
    [z.string().min(1), '', 'This is required'],
    [z.string().min(3), 'ab', 'At least 3 characters'],
    [z.string().max(3), 'abcd', 'At most 3 characters'],
    [z.string().min(3, 'Say more'), 'ab', 'Say more'],
    [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
    [z.int(), 1.5, 'This must be a whole number'],
    [z.number().min(2), 1, 'At least 2'],
    [z.number().positive(), 0, 'More than 0'],
    [z.boolean(), 'yes', 'This must be true or false'],
    [z.enum(['a', 'b']), 'c', 'Use one of: a, b'],
    [z.iso.date(), 'x', 'This format is not valid'],
  ])('%o of %o: %s', (schema, value, reason) => {
    expect(reasons(z.object({ field: schema }), { field: value })).toEqual({ field: reason })
  })

  test('name nested inputs with dots, and the whole when it is wrong', () => {
    const schema = z.object({ days: z.array(z.object({ open: z.string() })) })
    expect(reasons(schema, { days: [{ open: '9' }, {}] })).toEqual({
      'days.1.open': 'This is required',
    })
    expect(reasons(schema, 'x')).toEqual({ body: 'This must be an object' })
  })
})
