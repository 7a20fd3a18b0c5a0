import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'

/** How a helper reached a business. */
export const CALL_WAYS = ['call', 'visit'] as const

/** What came of it. A note alone does not end a call. */
export const CALL_RESULTS = ['told', 'no-answer', 'wrong-number', 'not-listed', 'note'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

export const MAX_CALL_NOTE_LENGTH = 300

/** So long a listing is one helper's, who calls it. */
export const CALL_LEASE_MS = 10 * MINUTE_MS

/** After the first, second, third and each further call without an answer. */
const AFTER_NO_ANSWER_MS = [3 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS]
/** Who has told what they know is not asked again at once. */
const AFTER_ANSWER_MS = 7 * DAY_MS

/**
 * When a listing comes into the call list again; null for at once. `unanswered` counts the calls
 * without an answer, this one included.
 */
export function getNextCallTime(result: CallResult, unanswered: number, now: Date): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms)
  switch (result) {
    case 'no-answer':
      return after(AFTER_NO_ANSWER_MS[Math.min(unanswered, AFTER_NO_ANSWER_MS.length) - 1]!)
    case 'told':
      return after(AFTER_ANSWER_MS)
    // Without its number it is not called; without its owner's consent neither.
    case 'wrong-number':
    case 'not-listed':
    case 'note':
      return null
  }
}
