import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { plainErrorMap, errorsByField, REQUIRED_MESSAGE } from '#contract/reasons.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toStorableText } from './text.ts'

/** The input of a handler, parsed by the contract. */
export type EndpointInput<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

/**
 * Reads and checks a request's parameters, query and body. Throws INVALID_INPUT, NOT_JSON or
 * BAD_JSON.
 */
export async function readInput<E extends Endpoint>(
  c: Context,
  endpoint: E,
): Promise<EndpointInput<E>> {
  return {
    params: parseInput(endpoint.params, toStorableText(c.req.param(), '')),
    query: parseInput(endpoint.query, readQuery(c.req.url, Object.keys(endpoint.query.shape))),
    body:
      endpoint.body.def.type === 'undefined'
        ? undefined
        : parseInput(endpoint.body, await readBody(c)),
  } as EndpointInput<E>
}

/**
 * A value as the schema reads it. Throws INVALID_INPUT with the reason for each field; `missing` is
 * the message for a missing one.
 */
export function parseInput(schema: z.ZodType, value: unknown, missing?: string): unknown {
  const parsed = schema.safeParse(value, { error: plainErrorMap })
  if (!parsed.success) {
    const fields = errorsByField(parsed.error)
    const isMissing = Object.values(fields).includes(REQUIRED_MESSAGE)
    throw new ApiError('INVALID_INPUT', {
      fields,
      ...(missing && isMissing ? { message: missing } : {}),
    })
  }
  return parsed.data
}

/**
 * The known names of the query; unknown ones are ignored, so that links with a campaign's
 * parameters work.
 */
function readQuery(url: string, names: readonly string[]): Record<string, unknown> {
  const given = new URL(url).searchParams
  const query: Record<string, unknown> = {}
  for (const name of names) {
    const [value, ...more] = given.getAll(name)
    if (more.length > 0)
      throw new ApiError('INVALID_INPUT', { fields: { [name]: 'Give this only once' } })
    if (value !== undefined) query[name] = toStorableText(value, name)
  }
  return query
}

async function readBody(c: Context): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new ApiError('NOT_JSON')
  const bytes = await c.req.arrayBuffer()
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('BAD_JSON')
  }
  return toStorableText(value, '')
}
