import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findBusinessPageStatus, createBusinessSearch } from '#server/businesses/index.ts'
import { adExists } from '#server/classifieds/index.ts'
import type { Config } from './config.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { DatabaseVersionMismatchError } from '#server/kit/db/refusal.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { PageRecordType } from '#server/kit/db/tables/index.ts'
import { ReadBudget } from '#server/kit/http/read-budget.ts'
import {
  getHstsHeader,
  OnDemandPages,
  openServedSite,
  getServedReleaseName,
  serveSite,
  type SiteLookups,
  type ServedSite,
} from '#server/publishing/site/index.ts'
import { findPage, type PageStatus } from '#server/publishing/slug-history/index.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import type { SharedReleases } from '#server/publishing/releases/shared/index.ts'
import { followTakedowns } from '#server/publishing/publisher/takedowns/follow.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { readStoredTakedowns } from '#server/publishing/publisher/takedowns/stored.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import { Metrics } from '#server/operations/metrics/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { ensureAdminLogin, type AdminLogin } from './admin.ts'
import { openBackups } from './backups.ts'
import { createInstallationApi } from './api.ts'
import { ensureDataFolder } from './data-folder.ts'
import { prepareDatabase, warnAboutOwnerRole, type ReadyDatabase } from './database.ts'
import { explainError } from './explain.ts'
import { maintenanceGate } from './maintenance-gate.ts'
import { openHttpServer } from './http-server.ts'
import { openMetricsPort } from './metrics-port.ts'
import { toDatabaseLogger } from './logger.ts'
import { toDisplayPath } from './display-path.ts'
import {
  openPagesOfInstallation,
  openPublisher,
  startBackgroundPublishing,
  type PublishingHandle,
} from './publishing.ts'
import { followSharedReleases, openShared, refuseOwnSecret } from './shared.ts'
import { getServerSecret } from './secrets.ts'
import { withRetry, getPublicOutageReason } from './with-retry.ts'
import { createStepRunner, type TerminalOutput, type RunStep } from './steps.ts'
import type { RunningParts } from './stop.ts'
import { NOOP_TASK_RUNNER, startTasks } from './tasks.ts'

const ANSWER_MS = 3_000

export type StartOptions = {
  config: Config
  logger: Logger
  screen: TerminalOutput
  running: RunningParts
}

/**
 * Starts everything on one port. The port is opened first: an earlier release is served at once,
 * and before the very first one a page says that the site is being prepared. If the database is
 * away or cannot be migrated, the earlier release stays online. Everything started is added to
 * `running`, so that it can be stopped.
 */
export async function startServer({
  config,
  logger,
  screen,
  running,
}: StartOptions): Promise<void> {
  const step = createStepRunner(screen)
  await ensureDataFolder(config.dataDir)
  // A secret that can be guessed is refused before anything is made with it.
  const secret = await getServerSecret(config)

  const releases = releasesFolder(config.dataDir)
  const live = createLiveReader(releases)
  const takedowns = new KnownTakedowns()
  takedowns.add(await readStoredTakedowns(releases))
  const servedSite = (running.servedSite = await openServedSite(releases, live, takedowns))
  const database = Promise.withResolvers<ReadyDatabase>()
  const finder = database.promise.then(({ db }) => createBusinessSearch(db))
  const readBudget = new ReadBudget(config.trustedProxies)
  const lookups: SiteLookups = {
    findPage: (noun, named) =>
      withTimeout(database.promise.then(({ db }) => pageNamed(db, noun, named))),
    findAd: (named) => withTimeout(database.promise.then(({ db }) => adExists(db, named))),
    findPlaces: (query, caller) =>
      withTimeout(finder.then((find) => readBudget.spend(caller, () => find(query)))),
  }
  const door = maintenanceGate(secret)
  const onError = (error: unknown) => logger.error({ err: error }, 'a request of the site failed')
  const pages = (running.pages = openPagesOfInstallation(config))
  const onDemand = new OnDemandPages(pages, (error) =>
    logger.warn({ err: error }, 'a page could not be rendered when asked'),
  )
  void onDemand.prepare(servedSite.current()).catch(onError)
  const site = serveSite(servedSite, lookups, door.blocks, onDemand)
  const { host, port, siteUrl, trustedProxies } = config
  let db: Db | null = null
  const metrics = config.metrics
    ? new Metrics({
        dataDir: config.dataDir,
        db: () => db,
        served: () => servedSite.current()?.name ?? null,
      })
    : undefined
  running.front = await openHttpServer({
    ...{ host, port, site, onError, trustedProxies },
    hsts: getHstsHeader(siteUrl, config.hstsSubDomains),
    servedRelease: () => servedSite.current()?.name ?? null,
    onRequest: metrics && ((...exchange) => metrics.requests.watch(...exchange)),
  })
  if (metrics) running.metricsPort = await openMetricsPort(config.metrics!, metrics, logger)

  screen.write('\n  Zila\n\n')
  const { front } = running
  const tryDatabase = () => {
    const opening = (running.database = prepareDatabase(config, toDatabaseLogger(logger)))
    return step('Database ready', () => opening)
  }
  const opened = await withRetry(tryDatabase, {
    canWait: async (error) =>
      !(error instanceof DatabaseVersionMismatchError) &&
      (await getServedReleaseName(servedSite)) !== null,
    isStopping: () => running.isStopping === true,
    onWait: (error, pauseMs) => {
      front.sayWhy(
        `${getPublicOutageReason(error)} The last release is served meanwhile and can only be ` +
          'read.',
      )
      logger.error(
        { cause: explainError(error), nextTryInSeconds: pauseMs / 1000 },
        'only the last release is served',
      )
    },
  })
  await warnAboutOwnerRole(config, opened, toDatabaseLogger(logger))
  const shared = await openShared(config, opened.db, live)
  await refuseOwnSecret(config, opened.db, shared, servedSite)
  database.resolve(opened)
  db = opened.db
  const followed = (running.shared = shared && followSharedReleases(shared, servedSite, logger))
  const following = (running.takedowns = followTakedowns({
    ...{ databaseUrl: opened.url, releases, known: takedowns },
    onNew: () => running.publishing?.takeDown(),
    also: followed,
    onLost: (reason) => logger.warn({ reason }, 'takedowns: the database is away'),
  }))
  await Promise.race([following.ready, sleep(ANSWER_MS)])
  const admin = await ensureAdminLogin(config, opened.db)
  if (config.sampleData) await loadSample(step, opened.db)

  const tasks = (running.tasks = startTasks(config, opened.db, logger))
  tasks.add(door.task(opened.db))
  const ending = new AbortController()
  running.endStreams = () => ending.abort()
  const api = await createInstallationApi(
    config,
    opened.db,
    logger,
    () => getServedReleaseName(servedSite),
    tasks,
    {
      siteProblem: () => servedSite.problem(),
      readBudget,
      ending: ending.signal,
      backups: await openBackups(config, logger),
      onCacheableAnswer: metrics && ((isKept) => metrics.countAnswer(isKept)),
    },
  )
  running.front.openApi(api)
  const quiet = logger.child({}, { level: 'warn' })
  const openQuietApi = () =>
    createInstallationApi(config, opened.db, quiet, async () => null, NOOP_TASK_RUNNER)
  if (shared && servedSite.current() === null) await fetchFirst(step, shared, servedSite)
  const publisher = await openPublisher(config, opened, openQuietApi, live, takedowns, shared)
  running.publishing = startBackgroundPublishing(publisher, servedSite, logger, tasks)
  if (servedSite.current() === null)
    await firstRelease(step, running.publishing, servedSite, screen)
  screen.write(welcome(config, admin))
}

/** Businesses can also be named by their ids. */
const pageNamed = (db: Db, noun: PageRecordType, named: string): Promise<PageStatus> =>
  noun === 'businesses'
    ? findBusinessPageStatus(db, named)
    : findPage(db, noun, { slug: named.trim().toLowerCase() })

/** Loads the sample; it checks by itself that the database is fresh. */
async function loadSample(step: RunStep, db: Db): Promise<void> {
  const said = {
    loaded: 'Sample district loaded',
    present: 'Sample district at hand',
    declined: 'Listings at hand',
  }
  await step(
    'Sample district',
    (progress) =>
      loadSampleDistrict(db, {
        onProgress: ({ bytes, total, rows }) => progress(bytes, total, `${rows} places`),
      }),
    (outcome) => said[outcome],
  )
}

/**
 * Waits for the first release. If its build fails, the server stays up, prints the reason and tries
 * again.
 */
async function firstRelease(
  step: RunStep,
  publishing: PublishingHandle,
  servedSite: ServedSite,
  screen: TerminalOutput,
): Promise<void> {
  try {
    await step(
      'Building the site',
      publishing.firstRelease,
      () => `Site built and live: ${servedSite.current()?.pages ?? 0} pages`,
    )
  } catch (error) {
    screen.write(
      `\n${getErrorReason(error).replace(/^/gm, '    ')}\n\n    The build is tried again in the ` +
        `background.\n`,
    )
  }
}

/** A new machine fetches what the others serve, if they have published. */
async function fetchFirst(
  step: RunStep,
  shared: SharedReleases,
  servedSite: ServedSite,
): Promise<void> {
  await step(
    'Fetching the site',
    async () => {
      if (await shared.follow().catch(() => false)) await servedSite.refresh()
    },
    () => {
      const served = servedSite.current()
      return served ? `Site fetched and live: ${served.pages} pages` : 'No site to fetch'
    },
  )
}

/** Rejects if an answer takes too long, as while the database starts. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController()
  const limit = sleep(ANSWER_MS, undefined, { signal: late.signal }).then(() =>
    Promise.reject(new Error('too late')),
  )
  return Promise.race([answer, limit]).finally(() => late.abort())
}

function welcome(config: Config, admin: AdminLogin): string {
  const file = admin.file && toDisplayPath(admin.file)
  const login = admin.password
    ? `${admin.email}, password ${admin.password} (kept in ${file})`
    : `${admin.email}${file ? `, first password in ${file}` : ''}`
  return [
    '',
    `  The site    ${config.siteUrl}`,
    `  The admin   ${login}`,
    `  The API     ${config.siteUrl}/developers`,
    '',
    '  Next: open the site; "npm run import -- FILE.csv" adds listings; Ctrl+C stops everything.',
    '',
    '',
  ].join('\n')
}
