import ky, { HTTPError, TimeoutError } from 'ky'
import type { AnswerOf, BodyOf, Failure, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Calls } from '#contract/index.ts'

/**
 * A call that did not succeed: the server's code and words, or `NETWORK` when there was no answer.
 */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  readonly fields: Record<string, string>
  readonly status: number
  /** The server's own words; null when there was no answer, or one that is not of our server. */
  readonly said: string | null

  constructor(
    code: ErrorCode | 'NETWORK',
    message: string,
    status: number,
    {
      fields = {},
      said = null,
    }: { fields?: Record<string, string> | undefined; said?: string | null } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
    this.said = said
  }
}

/** A call by its name: `GET /businesses/{idOrSlug}`. */
export type CallName = keyof Calls

/** May this part be left out? Yes when it is nothing, has no keys, or all its keys are optional. */
type IsOptional<Value> = [Value] extends [undefined]
  ? true
  : string extends keyof Value
    ? true
    : object extends Value
      ? true
      : false

type Filled<Part extends string, Value> =
  IsOptional<Value> extends true ? { [K in Part]?: Value } : { [K in Part]: Value }

export type CallInput<Name extends CallName> = Filled<'params', ParamsOf<Calls[Name]>> &
  Filled<'query', QueryOf<Calls[Name]>> &
  Filled<'body', BodyOf<Calls[Name]>> & {
    signal?: AbortSignal
    /** A 401 leaves the person on this page. */
    stays?: boolean
  }

export type CallAnswer<Name extends CallName> = AnswerOf<Calls[Name]>

export type CallOptions = {
  baseUrl: string
  token?: () => string | null
  timeoutMs?: number
  /** Told of every 401 but that of a wrong password. */
  onUnauthorised?: (input: { stays: boolean }) => void
}

type Scalar = string | number | boolean | null | undefined
type LooseInput = {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar>
  body?: unknown
  signal?: AbortSignal
  stays?: boolean
}

/**
 * The address of a call below the API's base, parameters and query filled in; empty query values
 * are left out.
 */
export function addressOf(path: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${filled}?${text}` : filled
}

/**
 * Makes `call('GET /businesses', { query })`: typed by the contract, 10-second timeout, one retry
 * of reads. Throws CallError; an aborted call throws the AbortError.
 */
export function createClient(options: CallOptions) {
  const base = options.baseUrl.replace(/\/$/, '')
  return async function call<Name extends CallName>(
    name: Name,
    ...[input]: object extends CallInput<Name>
      ? [input?: CallInput<Name>]
      : [input: CallInput<Name>]
  ): Promise<CallAnswer<Name>> {
    const [method = 'GET', path = '/'] = name.split(' ')
    const given = (input ?? {}) as LooseInput
    const token = options.token?.()
    try {
      return await ky(base + addressOf(path, given), {
        method,
        timeout: options.timeoutMs ?? 10_000,
        retry: { limit: method === 'GET' ? 1 : 0 },
        ...(given.body === undefined ? {} : { json: given.body }),
        ...(given.signal ? { signal: given.signal } : {}),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      }).json<CallAnswer<Name>>()
    } catch (error) {
      const failure = asCallError(error)
      if (
        failure instanceof CallError &&
        failure.status === 401 &&
        failure.code !== 'BAD_CREDENTIALS'
      )
        options.onUnauthorised?.({ stays: given.stays ?? false })
      throw failure
    }
  }
}

function asCallError(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const answer = error.data as Failure | undefined
    const code = answer?.code ?? 'INTERNAL'
    // The API's answers bring their words, so the browser need not download them all; a proxy in
    // between may bring none.
    const said = answer?.error ?? null
    const words = said ?? 'Something went wrong on the way. Please try again later.'
    return new CallError(code, words, error.response.status, { fields: answer?.fields, said })
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const reason =
    error instanceof TimeoutError
      ? 'The server did not answer in time.'
      : 'The server could not be reached.'
  return new CallError('NETWORK', reason, 0)
}
