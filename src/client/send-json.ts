import ky, { HTTPError, TimeoutError } from 'ky'
import type { Failure } from '#contract/endpoint.ts'
import { toCallError, toNetworkError } from './call-error.ts'
import { getFetchOptions, type JsonRequest } from './json-request.ts'

/**
 * Sends a call and reads the JSON answer; reads are tried twice. Throws CallError; an aborted call
 * throws the AbortError.
 */
export async function sendJson(request: JsonRequest): Promise<unknown> {
  const { method, url, body, timeoutMs, signal } = request
  try {
    return await ky(url, {
      ...getFetchOptions(request),
      method,
      timeout: timeoutMs,
      retry: method === 'GET' ? 1 : 0,
      ...(body === undefined ? {} : { json: body }),
      signal: signal ?? null,
    }).json()
  } catch (error) {
    throw await asCallError(error)
  }
}

function asCallError(error: unknown): unknown {
  if (error instanceof HTTPError)
    return toCallError(error.response.status, error.data as Failure | undefined)
  if (error instanceof DOMException && error.name === 'AbortError') return error
  return toNetworkError(error instanceof TimeoutError)
}
