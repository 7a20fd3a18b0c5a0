import type { Db } from '#server/db/connection.ts'

/** A day's visitors of a large district; the oldest are forgotten first. */
const MAX_VISITORS = 50_000

type Day = { day: string; visitors: Map<string, Map<number, number>> }

const days = new WeakMap<Db, Day>()

/**
 * How often each campaign was offered to a visitor today, by this process: kept in memory, because
 * it only keeps one campaign from tiring somebody.
 */
export function offeredTo(db: Db, day: string, visitor: string): Map<number, number> {
  let today = days.get(db)
  if (today?.day !== day) days.set(db, (today = { day, visitors: new Map() }))
  const { visitors } = today
  const offered = visitors.get(visitor) ?? new Map<number, number>()
  visitors.delete(visitor)
  visitors.set(visitor, offered)
  for (const oldest of visitors.keys()) {
    if (visitors.size <= MAX_VISITORS) break
    visitors.delete(oldest)
  }
  return offered
}
