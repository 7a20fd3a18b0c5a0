import { asc, eq } from 'drizzle-orm'
import { ContentCache } from '#server/kit/db/content-cache.ts'
import { ContentVersions } from '#server/kit/db/content-versions.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'

export type StaleReadReport = {
  reads: number
  writes: number
  /** Reads that were answered without asking for the content again. */
  kept: number
  /** Reads that missed a write acknowledged before they began. */
  stale: number
  seconds: number
}

type Options = {
  writers: number
  readers: number
  /** It ends after so many reads and, where a number is given, as many writes. */
  reads: number
  writes?: number
  /** Writes at this pace in all, so that some answers are kept; as fast as they go without it. */
  pauseMs?: number
}

/**
 * Writers change listings as fast as they can in a process of their own, readers read them from
 * kept answers. Each writer counts the writes that were acknowledged; a reader that finds fewer
 * than there were when it began has read a stale answer.
 */
export async function findStaleReads(
  /** The writers' pool and that of the readers, as two processes have them. */
  { writing, reading }: { writing: Db; reading: Db },
  { writers, readers, reads, writes = 0, pauseMs = 0 }: Options,
): Promise<StaleReadReport> {
  const rows = await writing
    .select({ id: businesses.id, text: businesses.description })
    .from(businesses)
    .orderBy(asc(businesses.id))
    .limit(writers)
  const ids = rows.map(({ id }) => id)
  // A run goes on counting where the one before it has ended.
  const acknowledged = new Map(rows.map(({ id, text }) => [id, Number(text) || 0]))
  const report: StaleReadReport = { reads: 0, writes: 0, kept: 0, stale: 0, seconds: 0 }
  const isOver = () => report.reads >= reads && report.writes >= writes
  const versions = new ContentVersions(reading)
  const cache = new ContentCache(versions, () => new Date())
  const read = async (id: number) => {
    const before = acknowledged.get(id)!
    let isMade = false
    const found = await cache.get({
      key: `listing ${id}`,
      tables: ['businesses'],
      make: async () => {
        isMade = true
        return readListing(reading, id)
      },
      size: () => 0,
    })
    report.reads++
    if (!isMade) report.kept++
    if (found < before) report.stale++
  }
  // Every answer is kept before the first write, so that each write makes one of them old.
  await Promise.all(ids.map(read))
  const started = performance.now()
  await Promise.all([
    ...ids.map(async (id) => {
      while (!isOver()) {
        const next = acknowledged.get(id)! + 1
        await changeListing(writing, id, String(next))
        acknowledged.set(id, next)
        report.writes++
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }),
    ...Array.from({ length: readers }, async (_, reader) => {
      while (!isOver()) await read(ids[reader % ids.length]!)
    }),
  ])
  report.seconds = (performance.now() - started) / 1000
  return report
}

async function readListing(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ text: businesses.description })
    .from(businesses)
    .where(eq(businesses.id, id))
  return Number(row?.text) || 0
}

/** What a verb does: the change and its publish mark in one transaction. */
const changeListing = (db: Db, id: number, description: string) =>
  db.transaction(async (tx) => {
    await tx.update(businesses).set({ description }).where(eq(businesses.id, id))
    await markChanged(tx, 'businesses', id, 'updated')
  })
