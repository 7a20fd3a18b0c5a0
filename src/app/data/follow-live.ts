import type { LiveTopic } from '#contract/live.ts'
import { readLiveStream, type LiveEvent } from './live-stream.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const NAME = 'zila-live'
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = MINUTE_MS

type Listener = {
  onChanged: (noun: LiveTopic) => void
  /** Whether this tab receives live changes. */
  onState: (isLive: boolean) => void
}

/**
 * Subscribes to changes for the signed-in user while the tab is visible. Of several tabs, the one
 * with the lock opens the stream and notifies the others: a browser opens only six connections to a
 * server.
 */
export function subscribeToLiveEvents(listener: Listener, ended: AbortSignal): void {
  if (ended.aborted) return
  const others = new BroadcastChannel(NAME)
  others.onmessage = ({ data }: MessageEvent<LiveTopic>) => listener.onChanged(data)
  const tell = (noun: LiveTopic) => {
    listener.onChanged(noun)
    others.postMessage(noun)
  }
  let looking: AbortController | null = null
  const look = () => {
    const isWanted = document.visibilityState === 'visible'
    if (isWanted && !looking) void hold((looking = new AbortController()).signal)
    if (!isWanted) rest()
  }
  const rest = () => {
    looking?.abort()
    looking = null
  }
  const hold = async (signal: AbortSignal) => {
    const follow = () => followUntil(signal, tell, listener.onState)
    // Locks are missing where the site is not served securely.
    const locks = navigator.locks as LockManager | undefined
    await (locks ? locks.request(NAME, { signal }, follow) : follow()).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  look()
  ended.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look)
    rest()
    others.close()
  })
}

async function followUntil(
  signal: AbortSignal,
  tell: (noun: LiveTopic) => void,
  onState: Listener['onState'],
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  let wasAway = false
  const hear = (event: LiveEvent) => {
    if (event !== 'ready') return tell(event)
    pauseMs = FIRST_PAUSE_MS
    onState(true)
    // What happened while the line was down is not told again.
    if (wasAway) for (const noun of ['messages', 'inquiries', 'moderation'] as const) tell(noun)
  }
  while (!signal.aborted) {
    await readLiveStream(hear, signal).catch(() => undefined)
    onState(false)
    wasAway = true
    // Not all at the same moment after a restart.
    await pause(pauseMs * (0.5 + Math.random()), signal)
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
