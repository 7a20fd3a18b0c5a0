import { setTimeout as sleep } from 'node:timers/promises'
import { publish } from './publish.ts'
import type { Outcome, PublisherDeps, PublishOptions } from './publish.ts'
import { pendingMarks } from './record.ts'

export type WatchOptions = {
  /** A reason to publish at once; asked until there is none, or a release went live. */
  firstCause?: () => Promise<string | null>
  onProgress?: PublishOptions['onProgress']
  /** Told of every try; `pauseMs` is the time to the next one after a failure. */
  onOutcome: (outcome: Outcome, cause: string, pauseMs: number) => void
  /** Changes often come in groups: published when none came for `quietMs`, and `longestMs` after the first at the latest. */
  quietMs?: number
  longestMs?: number
  lookEveryMs?: number
  firstPauseMs?: number
}

const LONGEST_PAUSE_MS = 10 * 60_000
const BUSY_PAUSE_MS = 5_000

/** Publishes what changes, soon after, until stopped; a publication under way is then given up. */
export function watchForChanges(deps: PublisherDeps, options: WatchOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = loop(deps, options, stopping.signal)
  return {
    stop: async () => {
      stopping.abort(new Error('The server is being stopped.'))
      await running
    },
  }
}

async function loop(deps: PublisherDeps, options: WatchOptions, signal: AbortSignal): Promise<void> {
  const { firstPauseMs = 5_000 } = options
  let pause = firstPauseMs
  let firstCause = options.firstCause
  while (!signal.aborted) {
    const { cause, outcome } = await attempt(deps, { ...options, firstCause }, signal)
    if (signal.aborted) return
    options.onOutcome(outcome, cause, pause)
    if (outcome.kind === 'live') {
      firstCause = undefined
      pause = firstPauseMs
      continue
    }
    await rest(outcome.kind === 'busy' ? BUSY_PAUSE_MS : pause, signal)
    if (outcome.kind === 'failed') pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** One publication, as soon as there is a cause; a database that fails is a failure like others. */
async function attempt(deps: PublisherDeps, options: WatchOptions, signal: AbortSignal) {
  let cause = 'changes'
  try {
    cause = (await options.firstCause?.()) ?? (await quietMoment(deps, options, signal))
    return { cause, outcome: await publish(deps, { cause, signal, onProgress: options.onProgress }) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { cause, outcome: { kind: 'failed' as const, reason } }
  }
}

/** Waits for marks, and then for the moment they stop coming; answers how many there are, in words. */
async function quietMoment(
  deps: PublisherDeps,
  { quietMs = 2_000, longestMs = 30_000, lookEveryMs = 1_000 }: WatchOptions,
  signal: AbortSignal,
): Promise<string> {
  let first = 0
  let last = 0
  let newest = 0
  for (;;) {
    const now = performance.now()
    const pending = await pendingMarks(deps.db)
    if (pending.count > 0 && first === 0) first = now
    if (pending.newest !== newest) [newest, last] = [pending.newest, now]
    if (pending.count > 0 && (now - last >= quietMs || now - first >= longestMs)) {
      return pending.count === 1 ? '1 change' : `${pending.count} changes`
    }
    await sleep(lookEveryMs, undefined, { signal })
  }
}

const rest = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined)
