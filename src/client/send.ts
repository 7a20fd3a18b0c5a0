import type { Failure } from '#contract/endpoint.ts'
import { toCallError, toNetworkError } from './call-error.ts'

/** Of a busy server, or of a proxy without one: a moment later there may be an answer. */
const PASSING = [408, 500, 502, 503, 504]
const PAUSE_MS = 300

type Sending = {
  url: string
  init: RequestInit
  /** For each attempt, its answer included. */
  timeoutMs: number
  signal: AbortSignal | undefined
  /** It is sent once more when it failed in passing. */
  isRead: boolean
}

/**
 * Sends a request and reads its JSON. Throws CallError for a refusal, `NETWORK` without an answer
 * of the API, and the AbortError of the caller's signal.
 */
export async function sendJson(sending: Sending): Promise<unknown> {
  const first = await attempt(sending)
  if (!sending.isRead || !first.isPassing) return first.read()
  await pause(sending.signal)
  return (await attempt(sending)).read()
}

type Attempt = { isPassing: boolean; read: () => unknown }

async function attempt({ url, init, timeoutMs, signal }: Sending): Promise<Attempt> {
  signal?.throwIfAborted()
  const ending = new AbortController()
  const end = () => ending.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, timeoutMs)
  signal?.addEventListener('abort', end)
  try {
    const answer = await fetch(url, { ...init, signal: ending.signal })
    const text = await answer.text()
    return {
      isPassing: PASSING.includes(answer.status),
      read: () => readAnswer(answer, text),
    }
  } catch {
    signal?.throwIfAborted()
    const failure = toNetworkError(isLate)
    return {
      isPassing: !isLate,
      read: () => {
        throw failure
      },
    }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

function readAnswer({ ok, status }: Response, text: string): unknown {
  let content: unknown
  try {
    content = text ? JSON.parse(text) : undefined
  } catch {
    // A page of a proxy or hotspot.
    if (ok) throw toNetworkError(false)
  }
  if (!ok) throw toCallError(status, content as Partial<Failure> | undefined)
  return content
}

const pause = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, PAUSE_MS)
    signal?.addEventListener('abort', stop, { once: true })
  })
