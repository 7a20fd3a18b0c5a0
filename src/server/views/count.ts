import type { Db } from '#server/db/connection.ts'
import type { Task } from '#server/jobs/index.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import type { BaseContext } from '#server/http/verb-context.ts'
import { isRobot } from './bots.ts'
import { viewsOf } from './read.ts'
import { ViewTally } from './tally.ts'
import type { ViewedNoun } from './tally.ts'
import { writeViews } from './write.ts'

/* Any write makes every public answer in memory be made anew, so views are written together. */
const WRITE_EVERY_MS = 45_000
/* A whole village may stand behind one address of its phone company. */
const VIEW_LIMIT = { max: 300, withinMs: 10 * 60_000 }

type Viewer = Pick<BaseContext, 'db' | 'address' | 'userAgent' | 'now' | 'localLimits'>

const tallies = new WeakMap<Db, ViewTally>()

function tallyOf(db: Db): ViewTally {
  const known = tallies.get(db)
  if (known) return known
  const made = new ViewTally()
  tallies.set(db, made)
  return made
}

/**
 * Counts that a person opened a record's page, once for an address, record and day, and answers how
 * often it was opened in all. Programs are not counted. The count reaches the database within a
 * minute. Throws TOO_MANY_REQUESTS.
 */
export async function countView(
  { db, address, userAgent, now, localLimits }: Viewer,
  { noun, recordId }: { noun: ViewedNoun; recordId: number },
): Promise<{ viewCount: number }> {
  await localLimits.take([{ use: 'view from', network: address, ...VIEW_LIMIT }])
  const tally = tallyOf(db)
  if (!isRobot(userAgent)) tally.add(noun, recordId, address, dateInKolkata(now()))
  const written = await viewsOf(db, noun, [recordId])
  // Asked after the wait: views written during it count once or, for a moment, not at all, but
  // never twice.
  return { viewCount: (written.get(recordId) ?? 0) + tally.unwritten(noun, recordId) }
}

/** The writing of what is counted on this database, again and again and at the end. */
export const viewsTask = (db: Db): Task => ({
  name: 'write views',
  everyMs: WRITE_EVERY_MS,
  run: () => flushViews(db),
  atStop: true,
})

/** Writes what has been counted on this database until now; with nothing counted, nothing. */
export async function flushViews(db: Db): Promise<void> {
  const tally = tallies.get(db)
  if (!tally) return
  const views = tally.take()
  if (views.length === 0) return
  try {
    await writeViews(db, views)
  } catch (error) {
    tally.putBack(views)
    throw error
  }
}
