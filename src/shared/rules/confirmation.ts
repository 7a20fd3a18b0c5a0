import { DAY_MS } from './duration.ts'

/** Who last confirmed the facts of a listing; `source`: the import. */
export const CONFIRMATION_SOURCES = ['owner', 'team', 'source'] as const
export type ConfirmationSource = (typeof CONFIRMATION_SOURCES)[number]

const STALE_DAYS = 365
/** The owner of a stale listing is asked by mail once in this time. */
export const REMINDER_INTERVAL_DAYS = 60

/** What was confirmed before this moment is stale: about twelve months ago. */
export const getStaleDate = (now: Date): Date => new Date(now.getTime() - STALE_DAYS * DAY_MS)

/** Whether nobody confirmed a listing for twelve months. */
export const isStale = (confirmedAt: string, now: Date): boolean =>
  new Date(confirmedAt) < getStaleDate(now)
