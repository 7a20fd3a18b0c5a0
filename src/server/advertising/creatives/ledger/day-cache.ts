import type { Db } from '#server/kit/db/connection.ts'

type Day<Value> = { day: string; kept: Map<string, Value> }

/**
 * What a process remembers for a day, by key, of each database: forgotten with the day, and the
 * oldest first when there is more than `most`, which is looked after whenever it is asked for.
 */
export function createDayCache<Value>(most: number) {
  const days = new WeakMap<Db, Day<Value>>()
  return (db: Db, day: string): Map<string, Value> => {
    let today = days.get(db)
    if (today?.day !== day) days.set(db, (today = { day, kept: new Map() }))
    const { kept } = today
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return kept
  }
}
