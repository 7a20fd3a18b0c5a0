import type { Db } from '#server/db/connection.ts'
import { rememberedForDay } from './ledger/day-memory.ts'

/** A day's visitors of a large district; the oldest are forgotten first. */
const MAX_VISITORS = 50_000

const visitorsOf = rememberedForDay<Map<number, number>>(MAX_VISITORS)

/**
 * How often each campaign was offered to a visitor today, by this process: kept in memory, because
 * it only keeps one campaign from tiring somebody.
 */
export function offeredTo(db: Db, day: string, visitor: string): Map<number, number> {
  const visitors = visitorsOf(db, day)
  const offered = visitors.get(visitor) ?? new Map<number, number>()
  visitors.delete(visitor)
  visitors.set(visitor, offered)
  return offered
}
