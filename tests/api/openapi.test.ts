import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrentAccount } from '#contract/accounts.ts'
import { listBusinesses } from '#contract/businesses.ts'
import { listClassifieds } from '#contract/classifieds.ts'
import { listErrorCodes } from '#contract/describe.ts'
import { ERRORS } from '#contract/errors.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: Record<string, unknown> }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  responses: Record<string, { description: string; content: Record<string, unknown> }>
}
type Document = {
  openapi: string
  info: unknown
  servers: unknown
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: unknown }
}

let api: TestApi
let document: Document

beforeAll(async () => {
  api = await startApi()
  document = (await (await api.ask('/openapi.json')).json()) as Document
})

afterAll(() => api.close())

/** Every value in the document, with the way to it. */
function* walk(value: unknown, path: string[] = []): Generator<{ path: string[]; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, key])
}

const follow = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      document,
    )

function operationOf({ method, path }: { method: string; path: string }): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

describe('the OpenAPI document', () => {
  test('has the parts that version 3.1 asks for', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: 'Zila', version: expect.any(String) as string })
    expect(document.servers).toEqual([{ url: `${SITE_ORIGIN}/api` }])
    const allowed = [
      'openapi',
      'info',
      'servers',
      'tags',
      'paths',
      'components',
      'security',
      'externalDocs',
      'webhooks',
    ]
    for (const key of Object.keys(document)) expect(allowed).toContain(key)
    for (const kind of Object.keys(document.components))
      expect(['schemas', 'securitySchemes']).toContain(kind)
    for (const name of Object.keys(document.components.schemas))
      expect(name).toMatch(/^[A-Za-z0-9._-]+$/)
  })

  test('has one operation for every endpoint, each of its own name', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => {
        expect(METHODS).toContain(method)
        return `${method.toUpperCase()} ${path}`
      }),
    )
    expect(operations.sort()).toEqual(
      ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort(),
    )
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ENDPOINTS.length)
    expect(ids).toContain('getBusinessesByIdOrSlug')
  })

  test('refers only to what is there', () => {
    const refs = [...walk(document)]
      .filter(({ path }) => path.at(-1) === '$ref')
      .map(({ value }) => value as string)
    expect(refs.length).toBeGreaterThan(10)
    for (const ref of refs) expect(follow(ref), ref).toBeTypeOf('object')
  })

  test('writes JSON Schema of 2020-12: known types, no `nullable`, whole `required`', () => {
    for (const { path, value } of walk(document)) {
      const key = path.at(-1)
      const inProperties = path.at(-2) === 'properties'
      if (key === 'nullable' && !inProperties) expect.unreachable(path.join('.'))
      if (
        key === 'type' &&
        !inProperties &&
        typeof value === 'string' &&
        !path.includes('securitySchemes')
      )
        expect(SCHEMA_TYPES, path.join('.')).toContain(value)
      if (key === 'required' && Array.isArray(value) && !inProperties) {
        const schema = follow(
          `#/${path
            .slice(0, -1)
            .map((part) => part.replaceAll('/', '~1'))
            .join('/')}`,
        )
        const { properties = {} } = schema as { properties?: object }
        for (const name of value as string[]) expect(Object.keys(properties)).toContain(name)
      }
    }
  })

  test('declares each parameter of an address, and each query value with its kind', () => {
    for (const endpoint of ENDPOINTS) {
      const { parameters = [] } = operationOf(endpoint)
      const names = (where: string) =>
        parameters.filter((parameter) => parameter.in === where).map(({ name }) => name)
      expect(names('path')).toEqual(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      )
      expect(names('query')).toEqual(Object.keys(endpoint.query.shape))
      for (const parameter of parameters) {
        if (parameter.in === 'path') expect(parameter.required).toBe(true)
        expect(
          Object.keys(parameter.schema),
          `${endpoint.path} ${parameter.name}`,
        ).not.toHaveLength(0)
      }
    }
    const limit = operationOf(listBusinesses).parameters?.find(({ name }) => name === 'limit')
    expect(limit?.schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 100,
    })
  })

  test('documents every code of every call, under its status', () => {
    for (const endpoint of ENDPOINTS) {
      const { responses } = operationOf(endpoint)
      expect(responses[endpoint.status]?.content).toHaveProperty([endpoint.contentType, 'schema'])
      for (const code of listErrorCodes(endpoint)) {
        const { status, message } = ERRORS[code]
        expect(responses[status]?.description).toContain(`\`${code}\`: ${message}`)
        expect(JSON.stringify(responses[status]?.content)).toContain(`"${code}"`)
      }
    }
    const documented = new Set(ENDPOINTS.flatMap(listErrorCodes))
    // Of an address, not of a call.
    const elsewhere = ['METHOD_NOT_ALLOWED']
    for (const code of Object.keys(ERRORS))
      if (!elsewhere.includes(code)) expect(documented).toContain(code)
  })

  test('says that money is rupees, with at most two decimals', () => {
    const price = operationOf(listClassifieds).parameters?.find(({ name }) => name === 'minPrice')
    expect(price).toMatchObject({ schema: { type: 'number', minimum: 0, multipleOf: 0.01 } })
    for (const [type, field] of [
      ['ClassifiedAd', 'price'],
      ['ClassifiedInquiry', 'offeredPrice'],
      ['Business', 'minimumOrder'],
      ['Business', 'deliveryFee'],
    ] as const) {
      const schema = JSON.stringify(follow(`#/components/schemas/${type}/properties/${field}`))
      expect(schema, field).toContain('0.01')
    }
    expect(JSON.stringify(document)).not.toMatch(/paise/i)
  })

  test('says which calls need a token', () => {
    expect(operationOf(getCurrentAccount)).toMatchObject({ security: [{ token: [] }] })
    expect(document.components.securitySchemes).toMatchObject({
      token: { type: 'http', scheme: 'bearer' },
    })
    expect(operationOf(listBusinesses)).not.toHaveProperty('security')
  })
})
