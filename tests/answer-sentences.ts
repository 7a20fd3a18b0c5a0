import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  'x-sentence'?: boolean
  $ref?: string
  $defs?: Record<string, Schema>
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf' | 'prefixItems', Schema[]>>

/** Where the answer of a call holds sentences of the server, by the contract: `data.failed.error`. */
export const listSentencePlaces = (endpoint: Endpoint): string[] =>
  listPlaces(endpoint, (schema) => Boolean(schema['x-sentence']))

/** Where it holds free texts of these names that the contract does not mark as sentences. */
export const listOtherTexts = (endpoint: Endpoint, names: RegExp): string[] =>
  listPlaces(
    endpoint,
    (schema, name) =>
      [schema.type].flat().includes('string') &&
      !schema.enum &&
      !schema['x-sentence'] &&
      names.test(name),
  )

/** Lists on the way have no name of their own. */
function listPlaces(
  { answer, contentType }: Endpoint,
  isWanted: (schema: Schema, name: string) => boolean,
): string[] {
  if (contentType !== 'application/json') return []
  const whole = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Schema
  const found = new Set<string>()
  const walk = (schema: Schema, place: string[], seen: readonly string[]): void => {
    if (isWanted(schema, place.at(-1) ?? '')) found.add(place.join('.'))
    const { $ref, items, properties = {}, additionalProperties } = schema
    if ($ref && !seen.includes($ref))
      walk(whole.$defs?.[$ref.split('/').at(-1)!] ?? {}, place, [...seen, $ref])
    for (const name of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const)
      for (const part of schema[name] ?? []) walk(part, place, seen)
    if (items) walk(items, place, seen)
    if (typeof additionalProperties === 'object') walk(additionalProperties, [...place, '*'], seen)
    for (const [name, part] of Object.entries(properties)) walk(part, [...place, name], seen)
  }
  walk(whole, [], [])
  return [...found]
}

/** The texts of an answer at such a place. */
export function readSentences(answer: unknown, place: string): string[] {
  const [name = '', ...rest] = place.split('.')
  if (Array.isArray(answer)) return answer.flatMap((one) => readSentences(one, place))
  if (typeof answer !== 'object' || answer === null) return []
  const value = (answer as Record<string, unknown>)[name]
  if (rest.length > 0) return readSentences(value, rest.join('.'))
  return typeof value === 'string' ? [value] : []
}
