import { isRunning, type ImportState } from '#shared/rules/imports.ts'

/** Before that, nothing can be said of the rest. */
const MIN_SHARE = 0.02

type Work = { state: ImportState; startedAt: Date | null; done: number; total: number }

/** How many seconds the work under way still takes at its speed so far, where that is known. */
export function getSecondsLeft({ state, startedAt, done, total }: Work, now: Date): number | null {
  const share = total > 0 ? done / total : 0
  if (!isRunning(state) || !startedAt || share < MIN_SHARE) return null
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000
  return Math.max(0, Math.round((elapsed * (1 - share)) / share))
}
