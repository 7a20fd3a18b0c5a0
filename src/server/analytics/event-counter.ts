import type { Db } from '#server/kit/db/connection.ts'
import { RateLimits } from '#server/kit/rate-limit/index.ts'
import type { CountEvent } from './events.ts'
import { GroupCommit } from './group-commit.ts'
import { getOrCreateDailySalt } from './visitor.ts'
import { recordCountEvents } from './write.ts'

/* With three hash and sum columns each, far below the 65,535 values of a statement. */
const BATCH_SIZE = 2_000

/** The state a process keeps to count events on a database. */
export type EventCounter = {
  /** Whether the event counted: false for a visitor's repeat. */
  commit: GroupCommit<CountEvent, boolean>
  limits: RateLimits
  saltOf: (day: string) => Promise<string>
}

/** Writes counted events in batches; each resolves to whether it counted. */
export const createCountWriter = (db: Db) =>
  new GroupCommit<CountEvent, boolean>(BATCH_SIZE, async (events) => {
    const counted = await db.transaction((tx) => recordCountEvents(tx, events))
    return (event) => counted.has(event)
  })

const countings = new WeakMap<Db, EventCounter>()

/** The event counter of this database, one per process. */
export function getEventCounter(db: Db): EventCounter {
  const known = countings.get(db)
  if (known) return known
  const made = {
    commit: createCountWriter(db),
    limits: new RateLimits(),
    saltOf: rememberSalt((day) => getOrCreateDailySalt(db, day)),
  }
  countings.set(db, made)
  return made
}

/** Keeps the salts of two days, so that each is asked for once, around midnight too. */
function rememberSalt(read: (day: string) => Promise<string>) {
  const known = new Map<string, Promise<string>>()
  return (day: string): Promise<string> => {
    const salt = known.get(day) ?? read(day)
    if (known.has(day)) return salt
    known.set(day, salt)
    for (const old of [...known.keys()].sort().slice(0, -2)) known.delete(old)
    salt.catch(() => known.delete(day))
    return salt
  }
}
