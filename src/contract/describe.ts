import { z } from 'zod'
import { COMMON_CODES, type Endpoint } from './endpoint.ts'
import { ERRORS, type ErrorCode } from './errors.ts'
import { fieldRows, namedTypes, type FieldRow, type Schema } from './schema-fields.ts'

export type InputRow = FieldRow & { where: 'path' | 'query' | 'body' }
export type FailureRow = { code: ErrorCode; status: number; message: string }

/** A call in words, for the reference page and the OpenAPI document. */
export type EndpointDescription = {
  /** `GET /businesses/{idOrSlug}` */
  name: string
  tag: string
  summary: string
  description: string
  guard: Endpoint['guard']
  inputs: InputRow[]
  status: number
  answer: FieldRow[]
  failures: FailureRow[]
}

/** Every code that a call can fail with, ordered by status. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set([...endpoint.codes, ...listImpliedCodes(endpoint)])
  return Object.keys(ERRORS).filter((code): code is ErrorCode => codes.has(code as ErrorCode))
}

/**
 * The codes that follow from the method, the body and the guard of a call: no contract lists them.
 */
export function listImpliedCodes(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...COMMON_CODES]
  if (endpoint.method !== 'GET') codes.push('ORIGIN_NOT_ALLOWED')
  if (endpoint.files) codes.push('NOT_MULTIPART', 'TOO_SLOW', 'TOO_MANY_REQUESTS')
  else if (hasBody(endpoint)) codes.push('BAD_JSON', 'NOT_JSON')
  if (endpoint.guard !== 'anyone') codes.push('NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'ACCOUNT_INACTIVE')
  if (endpoint.guard === 'owner' || endpoint.guard === 'admin') codes.push('FORBIDDEN')
  if (endpoint.guard === 'admin') codes.push('NEW_PASSWORD_NEEDED', 'SECOND_FACTOR_NEEDED')
  if (endpoint.stepUp) codes.push('CONFIRM_NEEDED')
  return codes
}

/** Whether a call has a body. */
export const hasBody = (endpoint: Endpoint): boolean => endpoint.body.def.type !== 'undefined'

/** The inputs, answer and failures of a call, as rows to print. */
export function describeEndpoint(endpoint: Endpoint): EndpointDescription {
  const inputs = (where: InputRow['where'], schema: z.ZodType) =>
    fieldRows(asSchema(schema, 'input')).map((row) => ({ ...row, where }))
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    tag: endpoint.tag,
    summary: endpoint.summary,
    description: endpoint.description ?? '',
    guard: endpoint.guard,
    inputs: [
      ...inputs('path', endpoint.params),
      ...inputs('query', endpoint.query),
      ...(hasBody(endpoint) ? inputs('body', endpoint.body) : []),
    ],
    status: endpoint.status,
    answer: fieldRows(asSchema(endpoint.answer, 'output')),
    failures: listErrorCodes(endpoint).map((code) => ({ code, ...ERRORS[code] })),
  }
}

/** The named types of the answers (`Business`, `Review`, …) with their fields, by name. */
export function describeTypes(endpoints: readonly Endpoint[]): Record<string, FieldRow[]> {
  const types = endpoints.flatMap((endpoint) =>
    Object.entries(namedTypes(asSchema(endpoint.answer, 'output'))),
  )
  return Object.fromEntries(types.sort(([a], [b]) => a.localeCompare(b)))
}

function asSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(schema, {
    io,
    // The default of a value that is parsed from text would be missing otherwise.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'default')
        jsonSchema.default = zodSchema._zod.def.defaultValue
    },
  })
}
