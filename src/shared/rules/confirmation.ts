/** Who last confirmed the facts of a listing; `source`: the import. */
export const CONFIRMERS = ['owner', 'team', 'source'] as const
export type Confirmer = (typeof CONFIRMERS)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const STALE_DAYS = 365
/** The owner of a stale listing is asked by mail once in this time. */
export const ASK_AGAIN_DAYS = 60

/** What was confirmed before this moment is stale: about twelve months ago. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - STALE_DAYS * DAY_MS)

/** Whether nobody confirmed a listing for twelve months. */
export const isStale = (confirmedAt: string, now: Date): boolean =>
  new Date(confirmedAt) < staleBefore(now)
