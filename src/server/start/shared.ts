import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { openStorage } from '#server/kit/storage/index.ts'
import type { ReadLiveSite } from '#server/publishing/releases/live.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import {
  openSharedReleases,
  type SharedReleases,
} from '#server/publishing/releases/shared/index.ts'
import { LIVE_SITE_CHANNEL, readLiveRow } from '#server/publishing/releases/shared/rows.ts'
import type { ServedSite } from '#server/publishing/site/index.ts'
import { CommandError } from './command-error.ts'
import type { Config } from './config.ts'

/** Whether several machines may serve this site: they find each other's files. */
export const isShared = ({ databaseUrl, s3, sharedFolder }: Config): boolean =>
  databaseUrl !== null && (s3 !== null || sharedFolder !== null)

/** The releases that the machines of this site share; null for a site on one machine. */
export async function openShared(
  config: Config,
  db: Db,
  live: ReadLiveSite,
): Promise<SharedReleases | null> {
  if (!isShared(config)) return null
  const store = await openStorage(config.sharedFolder ?? config.dataDir, config.s3, 'releases')
  return openSharedReleases({ db, store, releases: releasesFolder(config.dataDir), live })
}

/**
 * Throws CommandError on a new machine of a site that others serve, if it would make a secret of
 * its own: people would be signed out whenever another machine answers.
 */
export async function refuseOwnSecret(
  config: Config,
  db: Db,
  shared: SharedReleases | null,
  servedSite: ServedSite,
): Promise<void> {
  if (!shared || config.jwtSecret !== null || servedSite.current() !== null) return
  if ((await readLiveRow(db)) === null) return
  throw new CommandError(
    'JWT_SECRET is missing: other machines serve this site already, and all of them need the ' +
      'same one. Name theirs (that of a machine without it is in its DATA_DIR/secret).',
  )
}

/** Follows what is live in the background, whenever told to look. */
export function followSharedReleases(
  shared: SharedReleases,
  servedSite: ServedSite,
  logger: Logger,
) {
  let isWanted = false
  let isStopping = false
  let running: Promise<void> | null = null
  let told: string | null = null
  const run = async () => {
    while (isWanted && !isStopping) {
      isWanted = false
      try {
        if (await shared.follow()) await servedSite.refresh()
        told = null
      } catch (error) {
        const reason = getErrorReason(error)
        if (reason !== told) logger.warn({ reason }, 'the live site could not be fetched')
        told = reason
      }
    }
  }
  return {
    channel: LIVE_SITE_CHANNEL,
    look: (): void => {
      isWanted = true
      running ??= run().finally(() => (running = null))
    },
    stop: async (): Promise<void> => {
      isStopping = true
      await running
    },
  }
}
