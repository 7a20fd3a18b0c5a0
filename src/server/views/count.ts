import { setTimeout } from 'node:timers'
import { Attempts } from '#server/attempts.ts'
import type { Db } from '#server/db/connection.ts'
import type { Call } from '#server/http/call.ts'
import { dateInKolkata } from '#shared/time.ts'
import { isRobot } from './bots.ts'
import { viewsOf } from './read.ts'
import { ViewTally } from './tally.ts'
import type { ViewedNoun } from './tally.ts'
import { writeViews } from './write.ts'

/* Any write makes every public answer in memory be made anew, so views are written together. */
const WRITE_AFTER_MS = 45_000
/* A whole village may stand behind one address of its phone company. */
const MOST_VIEWS = { atMost: 300, withinMs: 10 * 60_000 }

type Counting = { tally: ViewTally; attempts: Attempts; timer: NodeJS.Timeout | undefined }

const countings = new WeakMap<Db, Counting>()

function countingOn(db: Db): Counting {
  const known = countings.get(db)
  if (known) return known
  const made: Counting = { tally: new ViewTally(), attempts: new Attempts(), timer: undefined }
  countings.set(db, made)
  return made
}

/**
 * Counts that a person opened a record's page, once for an address, record and day, and answers how often it was opened
 * in all. Programs are not counted. The count reaches the database within a minute. Throws TOO_MANY_REQUESTS.
 */
export async function countView(call: Call, noun: ViewedNoun, recordId: number): Promise<{ viewCount: number }> {
  const { db, address, userAgent } = call
  const counting = countingOn(db)
  const now = call.now()
  counting.attempts.take(now, [{ key: address, ...MOST_VIEWS }])
  if (!isRobot(userAgent)) counting.tally.add(noun, recordId, address, dateInKolkata(now))
  writeSoon(db, counting)
  const written = await viewsOf(db, noun, [recordId])
  // Asked after the wait: views written during it count once or, for a moment, not at all, but never twice.
  return { viewCount: (written.get(recordId) ?? 0) + counting.tally.unwritten(noun, recordId) }
}

/** Writes what has been counted on this database until now: at the end, and by itself within a minute. */
export async function flushViews(db: Db): Promise<void> {
  const counting = countings.get(db)
  if (!counting) return
  clearTimeout(counting.timer)
  counting.timer = undefined
  const views = counting.tally.take()
  if (views.length === 0) return
  try {
    await writeViews(db, views)
  } catch (error) {
    counting.tally.putBack(views)
    throw error
  }
}

function writeSoon(db: Db, counting: Counting): void {
  if (counting.timer || counting.tally.isEmpty) return
  const write = () => flushViews(db).catch(() => writeSoon(db, counting))
  counting.timer = setTimeout(() => void write(), WRITE_AFTER_MS).unref()
}
