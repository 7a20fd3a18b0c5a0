import { and, asc, desc, eq, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '#server/kit/db/connection.ts'
import {
  codeVersions,
  liveSite,
  publisherLocks,
  releaseParts as parts,
} from '#server/kit/db/tables/index.ts'
import type { PartName } from './store.ts'

export type LiveRow = typeof liveSite.$inferSelect
export type PartRow = typeof parts.$inferSelect

/** Machines listen on it for a new live site. */
export const LIVE_SITE_CHANNEL = 'live_site'
const PUBLISHING = eq(publisherLocks.name, 'publishing')
/** Releases whose files are kept, as on the disk of each machine. */
const KEPT_RELEASES = 3

/** What visitors get on all machines; null before the first publication. */
export const readLiveRow = async (db: DbOrTransaction): Promise<LiveRow | null> =>
  (await db.select().from(liveSite))[0] ?? null

/** A release and its changes up to one, in order. */
export const listLiveParts = (
  db: Db,
  { release, change }: Pick<LiveRow, 'release' | 'change'>,
): Promise<PartRow[]> =>
  db
    .select()
    .from(parts)
    .where(and(parts.isLive, eq(parts.release, release), lte(parts.change, change)))
    .orderBy(asc(parts.change))

/** Whether a release or a change of it has gone live for all machines. */
export const isPartLive = async (db: Db, release: string, change: number): Promise<boolean> =>
  (await db.$count(
    parts,
    and(parts.isLive, eq(parts.release, release), eq(parts.change, change)),
  )) > 0

/** What was published last, though it may have been rolled back; null before the first. */
export async function readNewestPart(db: Db): Promise<PartRow | null> {
  const newest = [desc(parts.release), desc(parts.change)]
  const [row] = await db
    .select()
    .from(parts)
    .where(eq(parts.isLive, true))
    .orderBy(...newest)
    .limit(1)
  return row ?? null
}

/** The names of the live releases, newest first, and how many changes each has. */
export const listSharedReleases = (db: DbOrTransaction) =>
  db
    .select({ release: parts.release, change: sql<number>`max(${parts.change})` })
    .from(parts)
    .where(eq(parts.isLive, true))
    .groupBy(parts.release)
    .orderBy(desc(parts.release))

export async function insertPart(
  db: Db,
  part: PartName & Pick<PartRow, 'code' | 'content' | 'packs'>,
): Promise<number> {
  const [row] = await db.insert(parts).values(part).returning({ id: parts.id })
  return row!.id
}

export type NewLiveSite = Pick<LiveRow, 'release' | 'change' | 'code' | 'fence'>

/**
 * Makes a part the site that all machines serve. Throws if another publisher has taken the lock
 * since.
 */
export async function makePartLive(db: Db, id: number, site: NewLiveSite): Promise<void> {
  await db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ fence: publisherLocks.fence })
      .from(publisherLocks)
      .where(PUBLISHING)
      .for('share')
    if (lock?.fence !== site.fence) throw new Error('Another publisher has taken over.')
    await tx.update(parts).set({ isLive: true }).where(eq(parts.id, id))
    await setLiveRow(tx, site)
  })
}

/** Notes what visitors get, unless a later publisher has done so. */
export async function setLiveRow(tx: DbOrTransaction, site: NewLiveSite): Promise<void> {
  await tx
    .insert(liveSite)
    .values(site)
    .onConflictDoUpdate({
      target: liveSite.id,
      set: { ...site, at: sql`now()` },
      setWhere: sql`${liveSite.fence} <= ${site.fence}`,
    })
  await tx.execute(sql`select pg_notify(${LIVE_SITE_CHANNEL}, '')`)
}

/** Takes the fence away from whoever is publishing, so that what they make never goes live. */
export async function raiseFence(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(publisherLocks)
    .values({ name: 'publishing', fence: 1 })
    .onConflictDoUpdate({
      target: publisherLocks.name,
      set: { fence: sql`${publisherLocks.fence} + 1` },
    })
    .returning({ fence: publisherLocks.fence })
  return row!.fence
}

/**
 * Parts that no machine needs any more: of releases before the last ones, and what publishers
 * before this one left unfinished.
 */
export async function listUnneededParts(db: Db, fence: number): Promise<PartRow[]> {
  const live = await readLiveRow(db)
  const names = (await listSharedReleases(db)).slice(0, KEPT_RELEASES).map((row) => row.release)
  const kept = [...names, ...(live ? [live.release] : [])]
  const isUnfinished = and(eq(parts.isLive, false), sql`${parts.fence} < ${fence}`)
  return db
    .select()
    .from(parts)
    .where(or(and(parts.isLive, notInArray(parts.release, kept)), isUnfinished))
}

export async function deletePart(db: Db, id: number): Promise<void> {
  await db.delete(parts).where(eq(parts.id, id))
}

/** Notes that this code was started. With `isNewest` it counts as newer than all others. */
export async function registerCode(db: Db, fingerprint: string, isNewest = false): Promise<void> {
  await db.transaction(async (tx) => {
    if (isNewest) await tx.delete(codeVersions).where(eq(codeVersions.fingerprint, fingerprint))
    await tx.insert(codeVersions).values({ fingerprint }).onConflictDoNothing()
  })
}

/** Whether newer code than this has published. */
export async function isCodeOutdated(db: Db, fingerprint: string): Promise<boolean> {
  const idOf = (value: unknown) => sql`(select id from code_versions where fingerprint = ${value})`
  const [row] = await db
    .select({
      isOlder: sql<boolean>`coalesce(${idOf(fingerprint)} < ${idOf(liveSite.code)}, false)`,
    })
    .from(liveSite)
  return row?.isOlder ?? false
}
