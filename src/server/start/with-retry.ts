import { setTimeout as sleep } from 'node:timers/promises'
import { UnreachableDatabaseError } from '#server/kit/db/refusal.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000

export type RetryOptions = {
  /** Whether the site can be offered meanwhile; if not, the failure is final. */
  canWait: (error: unknown) => Promise<boolean>
  isStopping: () => boolean
  onWait: (error: unknown, pauseMs: number) => void
}

/** Tries until it works, with growing pauses. Throws the last failure if it cannot wait. */
export async function withRetry<T>(work: () => Promise<T>, waiting: RetryOptions): Promise<T> {
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

/** The reason for everyone. The log has the address of the database and its message. */
export const getPublicOutageReason = (error: unknown): string =>
  error instanceof UnreachableDatabaseError
    ? 'The database cannot be reached; it is tried again.'
    : 'The database is not ready; it is tried again.'
