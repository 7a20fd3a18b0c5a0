import ky, { HTTPError, TimeoutError } from 'ky'
import type { AnswerOf, BodyOf, Endpoint, Failure, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { errorMessage } from '#contract/errors.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** A call that did not succeed: the server's code and words, or `NETWORK` when there was no answer. */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  readonly fields: Record<string, string>
  readonly status: number

  constructor(code: ErrorCode | 'NETWORK', message: string, status: number, fields: Record<string, string> = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
  }
}

export type CallInput<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
  signal?: AbortSignal
}

export type CallOptions = {
  baseUrl: string
  token?: () => string | null
  timeoutMs?: number
  onUnauthorised?: () => void
}

/** The address of an endpoint below the API's base, parameters and query filled in; empty query values are left out. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Pick<CallInput<E>, 'params' | 'query'>): string {
  const params = (input.params ?? {}) as Record<string, string | number>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, string | number | boolean | null | undefined>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Makes `call(endpoint, input)`: typed by the contract, 10-second timeout, one retry of reads. Throws CallError. */
export function createClient(options: CallOptions) {
  return async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
    const token = options.token?.()
    try {
      return await ky(options.baseUrl.replace(/\/$/, '') + addressOf(endpoint, input), {
        method: endpoint.method,
        timeout: options.timeoutMs ?? 10_000,
        retry: { limit: endpoint.method === 'GET' ? 1 : 0 },
        ...(input.body === undefined ? {} : { json: input.body }),
        ...(input.signal ? { signal: input.signal } : {}),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      }).json<AnswerOf<E>>()
    } catch (error) {
      throw await asCallError(error, options.onUnauthorised)
    }
  }
}

async function asCallError(error: unknown, onUnauthorised?: () => void): Promise<unknown> {
  if (error instanceof HTTPError) {
    if (error.response.status === 401) onUnauthorised?.()
    const answer = error.data as Failure | undefined
    const code = answer?.code ?? 'INTERNAL'
    return new CallError(code, answer?.error ?? errorMessage(code), error.response.status, answer?.fields)
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const reason =
    error instanceof TimeoutError ? 'The server did not answer in time.' : 'The server could not be reached.'
  return new CallError('NETWORK', reason, 0)
}
