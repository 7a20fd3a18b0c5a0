import { getHstsHeader } from '#server/publishing/releases/headers.ts'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { TaskRunner } from '#server/kit/jobs/index.ts'
import type { ServedSite } from '#server/publishing/site/index.ts'
import type { PublishOutcome, PublisherDeps } from '#server/publishing/publisher/publish.ts'
import { createPublicationCalendar } from '#server/publishing/publisher/calendar.ts'
import { openPageServer, type PageServer } from '#server/publishing/publisher/on-demand/index.ts'
import { computeFingerprint } from '#server/publishing/publisher/bundle/fingerprint.ts'
import { openDelivery, type DeliveryContext } from '#server/publishing/publisher/deliver.ts'
import { openTakedownDelivery } from '#server/publishing/publisher/takedown-delivery.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import type { SharedReleases } from '#server/publishing/releases/shared/index.ts'
import { registerCode } from '#server/publishing/releases/shared/rows.ts'
import { createLiveReader, type ReadLiveSite } from '#server/publishing/releases/live.ts'
import { wasPublishRequested } from '#server/operations/publications/index.ts'
import {
  hasPendingChanges,
  isDeliveryOverdue,
  recordDelivery,
} from '#server/publishing/publisher/publication-record.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import {
  openRenderer,
  type SiteOptions,
} from '#server/publishing/publisher/renderer-client/index.ts'
import { getStaleReason } from '#server/publishing/publisher/stale.ts'
import { openTarget } from '#server/publishing/publisher/delivery/index.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { ReadyDatabase } from './database.ts'
import { openPrivateApi, type ApiFetch } from './http-server.ts'
import { CommandError } from './command-error.ts'
import type { Progress } from './steps.ts'

/** The words beside the bar. */
export const formatPageProgress = (done: number, all: number): string => `${done} of ${all} pages`

export type Publisher = PublisherDeps & {
  live: ReadLiveSite
  delivery: DeliveryContext
  close: () => Promise<void>
}

const getRendererCache = ({ dataDir }: Config): string => join(dataDir, 'cache')

function getSiteOptions(config: Config): SiteOptions {
  const { siteUrl, publicApiUrl, mapTiles, mapAttribution, languages, serviceWorker } = config
  return { siteUrl, publicApiUrl, mapTiles, mapAttribution, languages, serviceWorker }
}

/** What renders the pages that a release leaves out; it starts nothing before one is asked for. */
export const openPagesOfInstallation = (config: Config): PageServer =>
  openPageServer({ ...getSiteOptions(config), cacheDir: getRendererCache(config) })

/**
 * The publisher of this installation. Its renderer reads a private API on its own port, open to
 * this machine only. So it works whatever address visitors use, with or without the server. That
 * API and its caches live only as long as the renderer.
 */
export async function openPublisher(
  config: Config,
  database: ReadyDatabase,
  openApi: () => Promise<ApiFetch>,
  live: ReadLiveSite = createLiveReader(releasesFolder(config.dataDir)),
  takedowns = new KnownTakedowns(),
  shared: SharedReleases | null = null,
): Promise<Publisher> {
  const { siteUrl, languages, busiestPages } = config
  const options = getSiteOptions(config)
  const cacheDir = getRendererCache(config)
  const { write, close } = openRenderer({
    ...options,
    cacheDir,
    openApi: async () => openPrivateApi(await openApi()),
  })
  const hsts = getHstsHeader(siteUrl, config.hstsSubDomains)
  const target =
    config.publishTo === null ? null : await openTarget(config.publishTo, hsts, languages)
  const fingerprint = await computeFingerprint(options)
  // One machine has the code that it was started with last; of several one may lag behind.
  await registerCode(database.db, fingerprint, shared === null)
  const releases = releasesFolder(config.dataDir)
  const source = { db: database.db, databaseUrl: database.url, releases, fingerprint, shared }
  return {
    ...{ ...source, siteUrl, languages, busiestPages, write, live },
    ...(shared && { lastHolding: { fence: 0 } }),
    delivery: { live, target, hook: config.publishHook, languages, takedowns, source },
    close,
  }
}

export type PublishingHandle = {
  /** Hands on what was taken down. */
  takeDown: () => void
  /** Resolves once the first release is live; rejects if the first try fails. */
  firstRelease: (progress: Progress) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Publishes in the background from now on. The first run publishes what has changed since the
 * present release.
 */
export function startBackgroundPublishing(
  publisher: Publisher,
  servedSite: ServedSite,
  logger: Logger,
  tasks: Pick<TaskRunner, 'add'>,
): PublishingHandle {
  let first: PromiseWithResolvers<void> | null =
    servedSite.current() === null ? Promise.withResolvers() : null
  let progress: Progress = () => undefined
  const settle = () => {
    first?.resolve()
    first = null
  }
  const firstCause = async () => {
    const due = await getStaleReason(
      publisher.db,
      publisher.releases,
      publisher.fingerprint,
      publisher.live,
      publisher.shared,
      publisher.busiestPages,
    )
    // Another process has published, or nothing has changed since the last run.
    if (due === null) await servedSite.refresh().then(settle)
    else if (first === null) logger.info(due, 'the site is published anew meanwhile')
    return due
  }

  let told: string | null = null
  /** A damaged release is made again; until then an earlier one is served. */
  const urgentCause = async () => {
    const site = await publisher.live()
    const problem =
      site === null ? 'No release can be read.' : (site.damage ?? servedSite.problem())
    if (problem !== null && problem !== told)
      logger.warn({ problem }, 'the site is damaged and built anew')
    told = problem
    return problem === null ? null : { cause: 'a damaged release', isWhole: true }
  }

  const delivery = openDelivery(publisher.delivery, (delivered) => {
    if (delivered === null) return
    const error = delivered instanceof Error ? delivered : null
    if (error) logger.warn({ err: error }, 'the site could not be handed on; it is tried again')
    else logger.info(delivered, 'the site was handed on')
    recordDelivery(publisher.db, error).catch((failed: unknown) =>
      logger.warn({ err: failed }, 'recording a delivery'),
    )
  })
  const takedowns = openTakedownDelivery(publisher.db, publisher.delivery, (handedOn) => {
    if (handedOn instanceof Error)
      logger.warn({ err: handedOn }, 'takedowns could not be handed on; it is tried again')
    else logger.info({ takedowns: handedOn }, 'takedowns were handed on')
  })
  // Finishes what a stopped server left undone.
  takedowns.tell()
  delivery.tell([])
  // So does any other process, if the one that published has ended before it sent the site.
  const catchUp = setInterval(() => {
    void isDeliveryOverdue(publisher.db)
      .then((isOverdue) => isOverdue && delivery.tell([]))
      .catch(() => undefined)
  }, MINUTE_MS)

  let wasOutdated = false
  let wasFull = false
  const tell = async (outcome: PublishOutcome, cause: string, pauseMs: number) => {
    await servedSite.refresh()
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'full') {
      if (!wasFull)
        logger.warn('the disk is full: this process serves and leaves publishing to others')
      wasFull = true
      return
    }
    wasFull = false
    if (outcome.kind === 'outdated') {
      if (!wasOutdated)
        logger.warn('newer code than this has published: this process serves and does not publish')
      wasOutdated = true
      return
    }
    if (outcome.kind === 'live') {
      delivery.tell(outcome.changed)
      if (first) return settle()
      const { release, pages, problem } = outcome
      if (problem) logger.warn({ cause, release, problem }, 'published, but not all is well')
      else logger.info({ cause, release, pages }, 'published')
    } else {
      const waiting = first
      first = null
      if (waiting) return waiting.reject(new CommandError(outcome.reason))
      logger.warn(
        { cause, reason: outcome.reason, nextTryInSeconds: pauseMs / 1000 },
        'publishing failed',
      )
    }
  }
  // Set at first: changes may have been made while nobody watched.
  const mayBePending = { isSet: true }
  tasks.add({
    name: 'look for changes to publish',
    everyMs: 0,
    due: hasPendingChanges,
    run: async () => void (mayBePending.isSet = true),
  })
  const watching = watchForChanges(publisher, {
    mayBePending,
    firstCause,
    urgentCause,
    wasRequested: (withinMs) => wasPublishRequested(publisher.db, withinMs),
    calendar: createPublicationCalendar(new Date()),
    // Our renderer's data is outdated once another process has published, and two renderers take
    // twice the memory.
    onOtherPublisher: () => void publisher.close(),
    onProgress: (done, all) => progress(done, all, formatPageProgress(done, all)),
    onOutcome: (...told) =>
      void tell(...told).catch((error: unknown) => logger.error({ err: error }, 'publishing')),
  })
  return {
    firstRelease: (shown) => {
      progress = shown
      return (first?.promise ?? Promise.resolve()).finally(() => (progress = () => undefined))
    },
    takeDown: takedowns.tell,
    stop: async () => {
      clearInterval(catchUp)
      await watching.stop()
      await takedowns.stop()
      await delivery.stop()
      await publisher.close()
    },
  }
}
