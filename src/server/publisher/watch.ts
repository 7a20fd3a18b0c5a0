import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/db/log.ts'
import { publish } from './publish.ts'
import type { Outcome, PublisherDeps, PublishOptions } from './publish.ts'
import { pendingMarks } from './record.ts'

export type WatchOptions = {
  log: Log
  /** A reason to publish at once. */
  firstCause?: string | null
  onProgress?: PublishOptions['onProgress']
  onOutcome?: (outcome: Outcome) => void
  /** Changes often come in groups: published when none came for `quietMs`, and `longestMs` after the first at the latest. */
  quietMs?: number
  longestMs?: number
  lookEveryMs?: number
  firstPauseMs?: number
}

const LONGEST_PAUSE_MS = 10 * 60_000
const BUSY_PAUSE_MS = 5_000

/** Publishes what changes, soon after, until stopped; a publication under way is then given up. */
export function watchForChanges(deps: PublisherDeps, options: WatchOptions): { stop(): Promise<void> } {
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
  const { log, onProgress, onOutcome = () => undefined, firstPauseMs = 5_000 } = options
  let pause = firstPauseMs
  let cause = options.firstCause ?? null
  while (!signal.aborted) {
    try {
      cause ??= await quietMoment(deps, options, signal)
      const outcome = await publish(deps, { cause, signal, onProgress })
      if (signal.aborted) return
      onOutcome(outcome)
      if (outcome.kind === 'live') {
        log.info(`Published ${outcome.release}: ${outcome.pages} pages (${cause}).`)
        ;[cause, pause] = [null, firstPauseMs]
        continue
      }
      if (outcome.kind === 'failed') {
        log.warn(`Publishing failed (${cause}), the next try is in ${pause / 1000} s. ${outcome.reason}`)
      }
      await sleep(outcome.kind === 'busy' ? BUSY_PAUSE_MS : pause, undefined, { signal })
    } catch (error) {
      if (signal.aborted) return
      log.warn(`Publishing could not begin: ${error instanceof Error ? error.message : String(error)}`)
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
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
