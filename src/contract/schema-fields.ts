import type { z } from 'zod'

/** What zod generates for a schema: JSON Schema 2020-12. */
export type Schema = z.core.JSONSchema.BaseSchema

/** One field in words. */
export type FieldRow = {
  name: string
  /** `text, at most 200 characters`, `list of Review`, `one of: name, recent` */
  kind: string
  required: boolean
  /** The default when it is left out. */
  standard: string | null
  about: string
}

/** An object schema's fields, in order. */
export function fieldRows(schema: Schema): FieldRow[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return []
    return {
      name,
      kind: kindOf(field),
      required: required.has(name),
      standard: field.default === undefined ? null : JSON.stringify(field.default),
      about: field.description ?? '',
    }
  })
}

/** The named schemas inside a schema. */
export function namedTypes(schema: Schema): Record<string, FieldRow[]> {
  const types = Object.entries(schema.$defs ?? {})
  return Object.fromEntries(
    types.map(([name, type]) => [name, typeof type === 'boolean' ? [] : fieldRows(type)]),
  )
}

function kindOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of: ${schema.enum.filter((value) => value !== '').join(', ')}`
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(' or ')
  if (schema.allOf) return schema.allOf.map(kindOf).join(' and ')
  const types: unknown = schema.type
  if (Array.isArray(types))
    return types
      .map((type) => kindOf({ ...schema, type: type as NonNullable<Schema['type']> }))
      .join(' or ')
  switch (schema.type) {
    case 'array':
      return schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items)
        ? `list of ${kindOf(schema.items)}`
        : 'list'
    case 'object':
      return objectKind(schema)
    case 'string':
      return words(FORMATS[schema.format ?? ''] ?? 'text', lengths(schema))
    case 'integer':
      return words('whole number', range(schema))
    case 'number':
      return words('number', range(schema))
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    default:
      return 'any value'
  }
}

const FORMATS: Record<string, string> = {
  'date-time': 'time',
  date: 'date',
  email: 'email address',
  uri: 'web address',
  binary: 'file',
}

const words = (...parts: string[]) => parts.filter(Boolean).join(', ')

function objectKind(schema: Schema): string {
  const names = Object.keys(schema.properties ?? {})
  return names.length > 0 ? `{ ${names.join(', ')} }` : 'object'
}

function lengths({ minLength = 0, maxLength }: Schema): string {
  if (maxLength === undefined) return minLength > 1 ? `at least ${minLength} characters` : ''
  return minLength > 1
    ? `${minLength} to ${maxLength} characters`
    : `at most ${maxLength} characters`
}

function range(schema: Schema): string {
  const least =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? undefined : `more than ${schema.exclusiveMinimum}`)
  // zod gives every whole number the largest safe integer as its limit, which is no real limit.
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum
  const shownLeast = least === Number.MIN_SAFE_INTEGER ? undefined : least
  if (shownLeast === undefined) return most === undefined ? '' : `at most ${most}`
  if (most === undefined)
    return typeof shownLeast === 'number' ? `at least ${shownLeast}` : shownLeast
  return typeof shownLeast === 'number'
    ? `${shownLeast} to ${most}`
    : `${shownLeast}, at most ${most}`
}
