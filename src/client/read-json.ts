import type { Failure } from '#contract/endpoint.ts'
import { CallError, toCallError, toNetworkError } from './call-error.ts'
import { getFetchOptions, type JsonRequest } from './json-request.ts'

const PAUSE_MS = 300
/** A server that is busy or starting; it may answer the next time. */
const PASSING = [408, 500, 502, 503, 504]

/** A read by the browser's own means, with the tries, the time limit and the errors of `sendJson`. */
export async function readJson(request: JsonRequest): Promise<unknown> {
  const { signal, timeoutMs } = request
  const ending = new AbortController()
  const giveUp = () => ending.abort()
  const timer = setTimeout(giveUp, timeoutMs)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    return await readAnswer(await askTwice(request, ending.signal))
  } catch (error) {
    if (error instanceof CallError) throw error
    if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError')
    throw toNetworkError(ending.signal.aborted)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

async function askTwice(request: JsonRequest, signal: AbortSignal): Promise<Response> {
  const ask = () => fetch(request.url, { ...getFetchOptions(request), signal })
  const first = await ask().catch(() => null)
  if (first && !PASSING.includes(first.status)) return first
  signal.throwIfAborted()
  await pause(signal)
  return ask()
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.json()
  const failure = (await response.json().catch(() => null)) as Failure | null
  throw await toCallError(response.status, failure)
}
