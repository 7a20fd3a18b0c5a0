export interface Request {
  method: string
  headers: Record<string, string>
  body?: string
  /** The caller's own way to give up. */
  signal?: AbortSignal | undefined
}

export interface Reply {
  status: number
  isOk: boolean
  /** The JSON of the answer; undefined when it is none. */
  data: unknown
}

/** There was no whole answer in time. */
export class TimedOut extends Error {}

/* What passes by itself: the server is starting again, or the connection was lost for a moment. */
const PASSING = new Set([408, 500, 502, 503, 504])
const PAUSE_MS = 300

/**
 * Asks once; a read that failed in passing is asked once more after a moment, within the same time. Throws `TimedOut`,
 * the reason of the caller's signal, or what `fetch` throws when nobody answers.
 */
export async function request(url: string, asked: Request, timeoutMs: number): Promise<Reply> {
  const stopper = new AbortController()
  const stop = () => stopper.abort(asked.signal?.reason)
  const timer = setTimeout(() => stopper.abort(new TimedOut()), timeoutMs)
  if (asked.signal?.aborted) stop()
  asked.signal?.addEventListener('abort', stop)
  const once = () => ask(url, { ...asked, signal: stopper.signal })
  try {
    if (asked.method !== 'GET') return await once()
    const first = await once().catch(() => null)
    if (first && !PASSING.has(first.status)) return first
    await pause(stopper.signal)
    return await once()
  } catch (error) {
    throw stopper.signal.aborted ? stopper.signal.reason : error
  } finally {
    clearTimeout(timer)
    asked.signal?.removeEventListener('abort', stop)
  }
}

async function ask(url: string, init: RequestInit): Promise<Reply> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  return { status: answer.status, isOk: answer.ok, data: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Over at once when the asking is given up: the next step then throws. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
