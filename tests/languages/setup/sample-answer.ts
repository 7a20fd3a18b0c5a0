import { z } from 'zod'
import { ENDPOINTS } from '#contract/index.ts'

/*
 * An answer for any call, made from its schema in the contract. Its texts are in Devanagari, so
 * whatever stands in Latin letters on a screen comes from code.
 */

type WithDefinitions = Schema & { $defs?: Record<string, Schema> }
type Schema = {
  'x-sentence'?: boolean
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

const DAY = '2026-11-24'
const TIME = `${DAY}T06:30:00.000Z`

/** What a text of this name holds: an address, a number, a colour, or words. */
const BY_NAME: readonly [RegExp, string][] = [
  [/email|mailTo|recipient/i, 'naam@example.com'],
  [/phone|whatsapp/i, '+919431012345'],
  [/slug/i, 'namuna-1'],
  [/path$/i, '/business/namuna-1'],
  [
    /url|website|link|facebook|instagram|twitter|image|photo|logo|picture|video/i,
    '/uploads/1.webp',
  ],
  [/colou?r/i, '#1d5b3b'],
  [/^(?:open|close|from|until|opens|closes)$/, '09:00'],
  [/At$|^at$|time$|since/, TIME],
  [/date$|day$|^day/i, DAY],
  [/month$/i, '2026-11'],
  [/pin|zip/i, '425001'],
  [/year/i, '2010'],
  [/^state$/, 'Madhyam'],
  [/country/, 'India'],
  [/icon/i, 'shop'],
]

const BY_FORMAT: Record<string, string> = {
  'date-time': TIME,
  date: DAY,
  email: 'naam@example.com',
}

/** The API says its sentences in English, and the client in the language of the page. */
const SENTENCE = process.env.SCREEN_LANGUAGE === 'hi' ? 'Business not found.' : 'नमूना'

const textFor = ({ format, pattern, 'x-sentence': isSentence }: Schema, name: string): string => {
  if (isSentence) return SENTENCE
  if (format && BY_FORMAT[format]) return BY_FORMAT[format]
  const [, text = 'नमूना'] = BY_NAME.find(([expression]) => expression.test(name)) ?? []
  if (!pattern || new RegExp(pattern, 'u').test(text)) return text
  return [DAY, TIME, '09:00', '123456', 'namuna', '1', '#1d5b3b'].find((one) =>
    new RegExp(pattern, 'u').test(one),
  )!
}

/** Makes a value of a schema; `turn` says which of its choices each part takes. */
class Sampler {
  readonly #defs: Record<string, Schema>

  constructor(defs: Record<string, Schema>) {
    this.#defs = defs
  }

  /** How many choices an object's own parts have: that many of it are shown in a list. */
  #choicesOf(schema: Schema): number {
    const resolved = this.#resolve(schema)
    const parts = Object.values(resolved.properties ?? {}).map((part) => this.#resolve(part))
    return Math.min(12, Math.max(2, ...parts.map((part) => part.enum?.length ?? 0)))
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref) return this.#resolve(this.#defs[schema.$ref.split('/').at(-1)!] ?? {})
    const choices = (schema.anyOf ?? schema.oneOf)?.filter((one) => one.type !== 'null')
    return choices?.[0] ? this.#resolve(choices[0]) : schema
  }

  make(given: Schema, name: string, turn: number, depth = 0): unknown {
    const unions = (given.oneOf ?? given.anyOf)?.filter((one) => one.type !== 'null')
    const schema = this.#resolve(unions ? unions[turn % unions.length]! : given)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[turn % schema.enum.length]
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((one) => this.make(one, name, turn, depth)))
    switch (schema.type) {
      case 'string':
        return textFor(schema, name)
      case 'integer':
      case 'number':
        return Math.min(schema.maximum ?? 7, Math.max(schema.minimum ?? 0, 7))
      case 'boolean':
        return turn % 2 === 0
      case 'array':
        return this.#list(schema, name, depth)
      case 'object':
        return this.#object(schema, name, turn, depth)
      default:
        return null
    }
  }

  #list({ items = {}, prefixItems }: Schema, name: string, depth: number): unknown[] {
    if (prefixItems) return prefixItems.map((item) => this.make(item, name, 0, depth))
    if (depth > 8) return []
    const { enum: choices } = this.#resolve(items)
    const count = choices?.length ?? this.#choicesOf(items)
    return Array.from({ length: count }, (_, turn) => {
      const value = this.make(items, name, turn, depth + 1)
      if (
        typeof value === 'object' &&
        value !== null &&
        'id' in value &&
        typeof value.id === 'number'
      )
        return { ...value, id: turn + 1 }
      return value
    })
  }

  #object(schema: Schema, name: string, turn: number, depth: number): Record<string, unknown> {
    const { properties = {}, additionalProperties, propertyNames } = schema
    const entries = Object.entries(properties).map(([key, part]) => [
      key,
      this.make(part, key, turn, depth + 1),
    ])
    if (typeof additionalProperties === 'object')
      for (const key of (propertyNames && this.#resolve(propertyNames).enum) ?? ['नमूना'])
        entries.push([String(key), this.make(additionalProperties, name, turn, depth + 1)])
    return Object.fromEntries(entries) as Record<string, unknown>
  }
}

const toExpression = (path: string) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)

/** Schemas of answers as JSON, by endpoint: making one takes longer than a sample of it. */
const schemas = new Map<unknown, WithDefinitions>()

const CALLS = ENDPOINTS.map((endpoint) => ({ endpoint, expression: toExpression(endpoint.path) }))

/** The answer to a call; null when there is no such call, or it answers no JSON. */
export function sampleAnswer(method: string, path: string): Record<string, unknown> | null {
  const found = CALLS.filter(
    ({ endpoint, expression }) => endpoint.method === method && expression.test(path),
  ).sort(
    (one, other) => one.endpoint.path.split('{').length - other.endpoint.path.split('{').length,
  )
  const endpoint = found[0]?.endpoint
  if (!endpoint || endpoint.contentType !== 'application/json') return null
  const schema =
    schemas.get(endpoint) ??
    (z.toJSONSchema(endpoint.answer, { io: 'output', unrepresentable: 'any' }) as WithDefinitions)
  schemas.set(endpoint, schema)
  const { $defs = {}, ...whole } = schema
  return new Sampler($defs).make(whole, '', 0) as Record<string, unknown>
}
