import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Db } from '#server/kit/db/connection.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { fsyncTree } from '#server/kit/files/durable.ts'
import { exists } from '#server/kit/files/exists.ts'
import type { Storage } from '#server/kit/storage/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import {
  getChangeFolder,
  listChanges,
  moveIntoRelease,
} from '#server/publishing/releases/change.ts'
import { removeOldReleases, removeRelease } from '#server/publishing/releases/clean-up.ts'
import { getCurrentRelease, makeCurrent } from '#server/publishing/releases/current.ts'
import {
  formatSiteState,
  type PlacedFile,
  type ReadLiveSite,
} from '#server/publishing/releases/live.ts'
import { manifestPath } from '#server/publishing/releases/release.ts'
import {
  deletePart,
  insertPart,
  listLiveParts,
  listUnneededParts,
  listSharedReleases,
  makePartLive,
  raiseFence,
  readLiveRow,
  setLiveRow,
  type NewLiveSite,
  type PartRow,
} from './rows.ts'
import { countPartPacks, fetchPart, hasPart, putPart, removePart } from './store.ts'

const FETCH_FOLDER_PREFIX = '.fetching-'

/** A written part that is to go live: its folder, and what is noted of it. */
type MadePart = NewLiveSite & { content: string; folder: string }

/**
 * Releases that several machines share. What is live is a row of the database, the files lie in a
 * bucket or a shared folder, and each machine serves a copy on its own disk.
 */
export type SharedReleases = {
  /**
   * Brings this machine's copy to what is live, in one step that visitors see; false if nothing is
   * live that can be fetched.
   */
  follow: () => Promise<boolean>
  /** Fetches the earlier releases too, for pages that are still open and for a rollback. */
  followEarlier: () => Promise<void>
  /** Copies a written part to where the others fetch it; returns what makes it live. */
  send: (part: MadePart) => Promise<{ goLive: (switchHere: () => Promise<void>) => Promise<void> }>
  /**
   * Has all machines serve the release before the live one; returns its name, null if there is
   * none. Whoever is publishing meanwhile fails.
   */
  rollBack: (onDamaged: (release: string) => void) => Promise<string | null>
  /** Removes files that no machine needs any more. Only for the holder of the lock. */
  removeOld: (fence: number) => Promise<void>
}

export function openSharedReleases(options: {
  db: Db
  store: Storage
  releases: string
  live: ReadLiveSite
}): SharedReleases {
  const { db, store, releases, live } = options
  /** Following and going live here, one after the other: else a machine fetches what it made. */
  const inTurn = pLimit(1)
  let reached = ''

  const knownFiles = async (): Promise<ReadonlyMap<string, PlacedFile>> =>
    (await live())?.files ?? new Map<string, PlacedFile>()

  const fetchInto = async (folder: string, part: PartRow) => {
    await mkdir(folder, { recursive: true })
    await fetchPart(store, part, folder, await knownFiles())
  }
  /** Fetches parts of one release that are not here, and moves each to its place as a whole. */
  const fetchRelease = async (parts: readonly PartRow[]) => {
    const [base, ...changes] = parts
    const { release } = base!
    const folder = join(
      releases,
      `${FETCH_FOLDER_PREFIX}${release}-${randomBytes(4).toString('hex')}`,
    )
    const here = await listChanges(releases, release)
    const isHere = await exists(manifestPath(releases, release))
    try {
      if (!isHere || here.some((number) => number > changes.length)) {
        await fetchInto(join(folder, release), base!)
        for (const part of changes)
          await fetchInto(getChangeFolder(folder, release, part.change), part)
        await fsyncTree(folder)
        await removeRelease(releases, release)
        await rename(join(folder, release), join(releases, release)).catch(ignoreIfThere)
        return
      }
      for (const part of changes) {
        if (here.includes(part.change)) continue
        const made = join(folder, String(part.change))
        await fetchInto(made, part)
        await fsyncTree(made)
        await moveIntoRelease(releases, release, part.change, made).catch(ignoreIfThere)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  const follow = async () => {
    const row = await readLiveRow(db)
    if (!row) return false
    const state = formatSiteState(row.release, row.change)
    if (state === reached && (await getCurrentRelease(releases)) === row.release) return true
    const parts = await listLiveParts(db, row)
    // Published before the machines shared their releases.
    if (parts.length === 0) return false
    await mkdir(releases, { recursive: true })
    if (reached === '') await removeUnfinished(releases)
    await fetchRelease(parts)
    if ((await getCurrentRelease(releases)) !== row.release) {
      await makeCurrent(releases, row.release)
      await removeOldReleases(releases)
    }
    reached = state
    return true
  }
  return {
    follow: () => inTurn(follow),
    followEarlier: () =>
      inTurn(async () => {
        for (const { release, change } of (await listSharedReleases(db)).slice(0, 2)) {
          if (!(await exists(manifestPath(releases, release))))
            await fetchRelease(await listLiveParts(db, { release, change }))
        }
      }),
    send: async ({ folder, content, ...site }) => {
      const packs = await countPartPacks(folder, site.change)
      const id = await insertPart(db, { ...site, content, packs })
      await putPart(store, site, folder)
      return {
        goLive: (switchHere) =>
          inTurn(async () => {
            await makePartLive(db, id, site)
            // It is live now; where this machine cannot switch by itself it fetches.
            await switchHere().catch(() => undefined)
          }),
      }
    },
    rollBack: async (onDamaged) => {
      const live = await readLiveRow(db)
      const earlier = (await listSharedReleases(db)).filter(
        ({ release }) => live !== null && release < live.release,
      )
      for (const { release, change } of earlier) {
        const [base] = await listLiveParts(db, { release, change })
        if (base && (await hasPart(store, base))) {
          await db.transaction(async (tx) =>
            setLiveRow(tx, { release, change, code: live!.code, fence: await raiseFence(tx) }),
          )
          return release
        }
        onDamaged(release)
      }
      return null
    },
    removeOld: async (fence) => {
      for (const part of await listUnneededParts(db, fence)) {
        await removePart(store, part)
        await deletePart(db, part.id)
      }
    },
  }
}

/** Another process of this machine was faster. */
function ignoreIfThere(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error) ?? '')) throw error
}

/** Removes what a killed process was fetching an hour ago. */
async function removeUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(releases)) {
    if (!name.startsWith(FETCH_FOLDER_PREFIX)) continue
    const path = join(releases, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true })
  }
}
