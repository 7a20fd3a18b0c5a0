import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Shelf } from '#server/http/static/index.ts'
import type { Outcome, PublisherDeps, Stage } from '#server/publisher/publish.ts'
import { astroBuild } from '#server/publisher/build.ts'
import { fingerprint } from '#server/publisher/fingerprint.ts'
import { releasesFolder } from '#server/publisher/release.ts'
import { whyStale } from '#server/publisher/stale.ts'
import { watchForChanges } from '#server/publisher/watch.ts'
import type { ReadyDatabase } from './database.ts'
import { openPrivateApi } from './front.ts'
import type { ApiFetch } from './front.ts'
import { Refusal } from './refusal.ts'
import type { Progress } from './steps.ts'

/** The words beside the bar at each stage. */
export const counted = (stage: Stage, done: number, all: number): string =>
  `${done} of ${Math.max(done, all)} ${stage === 'build' ? 'pages' : 'files compressed'}`

/**
 * The publisher of this installation. Its builds read the API on a port of their own, open to this machine only and
 * only while they run: right whatever the address visitors use, and with the server running or not.
 */
export async function publisherOf(config: Config, database: ReadyDatabase, api: ApiFetch): Promise<PublisherDeps> {
  const { siteUrl, publicApiUrl } = config
  return {
    db: database.db,
    databaseUrl: database.url,
    releases: releasesFolder(config.dataDir),
    siteUrl,
    fingerprint: await fingerprint({ siteUrl, publicApiUrl }),
    build: async (job) => {
      const { apiUrl, close } = await openPrivateApi(api)
      const cacheDir = join(config.dataDir, 'cache')
      await astroBuild({ apiUrl, siteUrl, publicApiUrl, cacheDir }, job).finally(close)
    },
  }
}

export type Publishing = {
  /** Resolves with the number of pages when the first release is live; rejects when the first try fails. */
  firstRelease: (progress: Progress) => Promise<number>
  stop: () => Promise<void>
}

/** Publishes in the background from now on, beginning with whatever makes the release at hand out of date. */
export async function openPublishing(publisher: PublisherDeps, shelf: Shelf, logger: Logger): Promise<Publishing> {
  const firstCause = await whyStale(publisher.db, publisher.releases, publisher.fingerprint)
  let first: PromiseWithResolvers<number> | null = shelf.current() === null ? Promise.withResolvers() : null
  let progress: Progress = () => undefined
  if (firstCause !== null && first === null) logger.info({ cause: firstCause }, 'the site is built anew meanwhile')

  const tell = async (outcome: Outcome, cause: string, pauseMs: number) => {
    await shelf.refresh()
    if (outcome.kind === 'busy') return
    const waiting = first
    first = null
    if (outcome.kind === 'live') {
      if (waiting) return waiting.resolve(outcome.pages)
      logger.info({ cause, release: outcome.release, pages: outcome.pages }, 'published')
    } else {
      if (waiting) return waiting.reject(new Refusal(outcome.reason))
      logger.warn({ cause, reason: outcome.reason, nextTryInSeconds: pauseMs / 1000 }, 'publishing failed')
    }
  }
  const watching = watchForChanges(publisher, {
    firstCause,
    onProgress: (stage, done, all) => progress(done, all, counted(stage, done, all)),
    onOutcome: (...told) => void tell(...told).catch((error: unknown) => logger.error({ err: error }, 'publishing')),
  })
  return {
    firstRelease: (shown) => {
      progress = shown
      return (first?.promise ?? Promise.resolve(0)).finally(() => (progress = () => undefined))
    },
    stop: watching.stop,
  }
}
