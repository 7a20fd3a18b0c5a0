import { setTimeout as sleep } from 'node:timers/promises'
import { Unreachable } from '#server/db/refusal.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000

export type Waiting = {
  /** Whether there is something to offer meanwhile; else the failure is the end. */
  canWait: (error: unknown) => Promise<boolean>
  isStopping: () => boolean
  onWait: (error: unknown, pauseMs: number) => void
}

/**
 * Tries until it works, with growing pauses; throws the last failure when there is nothing to wait
 * with.
 */
export async function withRetry<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (waiting.isStopping() || !(await waiting.canWait(error))) throw error
      waiting.onWait(error, pause)
      await sleep(pause)
      if (waiting.isStopping()) throw error
    }
  }
}

/** For everybody: where the database is and what it said is in the log. */
export const whyReadOnly = (error: unknown): string =>
  error instanceof Unreachable
    ? 'The database cannot be reached; it is tried again.'
    : 'The database is not ready; it is tried again.'
