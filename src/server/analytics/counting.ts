import type { Db } from '#server/db/connection.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { GroupCommit } from './group-commit.ts'
import { saltOf } from './visitor.ts'

/** What a process keeps for the counting on a database. */
export type Counting = {
  commit: GroupCommit
  limits: RateLimits
  saltOf: (day: string) => Promise<string>
}

const countings = new WeakMap<Db, Counting>()

/** The counting on this database: there is one in a process. */
export function countingOn(db: Db): Counting {
  const known = countings.get(db)
  if (known) return known
  const made = {
    commit: new GroupCommit(db),
    limits: new RateLimits(),
    saltOf: rememberSalt((day) => saltOf(db, day)),
  }
  countings.set(db, made)
  return made
}

/** Keeps the last day's salt, so that it is asked for once a day. */
function rememberSalt(read: (day: string) => Promise<string>) {
  let last: { day: string; salt: Promise<string> } | undefined
  return (day: string): Promise<string> => {
    if (last?.day === day) return last.salt
    const asked = { day, salt: read(day) }
    last = asked
    asked.salt.catch(() => {
      if (last === asked) last = undefined
    })
    return asked.salt
  }
}
