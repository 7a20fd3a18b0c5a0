import type { Pending, Turn } from './record.ts'

/** Changes of bulk work in one publication: a second or two of rendering. */
export const BULK_PORTION = 400
/** After so many publications of decisions, bulk work has a turn, so that it comes to an end. */
const MOST_IN_A_ROW = 3

/** What a publication of changes claims, unless only decisions wait. */
export const PORTION: Turn = { bulk: BULK_PORTION }
const DECISIONS: Turn = { bulk: 0 }

/**
 * Whose turn it is: decisions of people go before bulk work, which goes in portions. A decision
 * waits for one portion at most.
 */
export function openTurns() {
  let inARow = 0
  return (pending: Pick<Pending, 'urgent' | 'due'>): Turn => {
    const isBulkWaiting = pending.due > pending.urgent
    if (pending.urgent === 0 || !isBulkWaiting || inARow >= MOST_IN_A_ROW) {
      inARow = 0
      return PORTION
    }
    inARow += 1
    return DECISIONS
  }
}
