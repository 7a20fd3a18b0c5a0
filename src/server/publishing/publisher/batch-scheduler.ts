import type { PendingChanges, PublicationScope } from './publication-record.ts'

/** Changes of bulk work in one publication, at most and at least. */
export const BULK_BATCH_SIZE = 400
const LEAST_PORTION = 50
/** How long a portion may take: a decision may be waiting. */
const PORTION_MS = 1_500
/** After so many publications of decisions, bulk work has a turn, so that it comes to an end. */
const MOST_IN_A_ROW = 3

/** What a publication of changes claims, unless only decisions wait. */
export const DEFAULT_CHANGES_SCOPE: PublicationScope = { bulk: BULK_BATCH_SIZE }
const DECISIONS: PublicationScope = { bulk: 0 }

export type BatchScheduler = {
  turnOf: (pending: Pick<PendingChanges, 'urgent' | 'due'>) => PublicationScope
  /** A publication of this turn took so long. */
  note: (turn: PublicationScope, ms: number) => void
}

/**
 * Whose turn it is: decisions of people go before bulk work, which goes in portions, as large as
 * this machine publishes in a second or two. A decision waits for one portion at most.
 */
export function createBatchScheduler(): BatchScheduler {
  let inARow = 0
  let portion = BULK_BATCH_SIZE
  return {
    turnOf: ({ urgent, due }) => {
      const isBulkWaiting = due > urgent
      if (urgent === 0 || !isBulkWaiting || inARow >= MOST_IN_A_ROW) {
        inARow = 0
        return { bulk: portion }
      }
      inARow += 1
      return DECISIONS
    },
    note: (turn, ms) => {
      if (turn === 'all' || turn.bulk === 0) return
      // Half as large at once, but larger again by degrees: one quick portion says little.
      const change = Math.min(1.25, Math.max(0.5, PORTION_MS / Math.max(ms, 1)))
      portion = Math.round(Math.min(BULK_BATCH_SIZE, Math.max(LEAST_PORTION, portion * change)))
    },
  }
}
