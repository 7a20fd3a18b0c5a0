import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findBusinessPage, placesFinder } from '#server/businesses/index.ts'
import { hasAd } from '#server/classifieds/index.ts'
import type { Config } from './config.ts'
import { reasonOf } from '#server/db/reason.ts'
import { OlderCode } from '#server/db/refusal.ts'
import type { Db } from '#server/db/connection.ts'
import type { PageNoun } from '#server/db/tables/index.ts'
import { ReadBudget } from '#server/http/read-budget.ts'
import { hstsOf, openServedSite, releaseServed, serveSite } from '#server/site/index.ts'
import type { Lookups, ServedSite } from '#server/site/index.ts'
import { findPage } from '#server/slug-history/index.ts'
import type { Page } from '#server/slug-history/index.ts'
import { openLive } from '#server/releases/live.ts'
import { followTakedowns } from '#server/publisher/takedowns/follow.ts'
import { KnownTakedowns } from '#server/publisher/takedowns/known.ts'
import { readStored } from '#server/publisher/takedowns/stored.ts'
import { releasesFolder } from '#server/releases/release.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import { adminOf } from './admin.ts'
import type { AdminLogin } from './admin.ts'
import { backupsOf } from './backups.ts'
import { apiOf } from './api.ts'
import { ensureDataFolder } from './data-folder.ts'
import { readyDatabase, warnOfOwner } from './database.ts'
import type { ReadyDatabase } from './database.ts'
import { explain } from './explain.ts'
import { maintenanceGate } from './maintenance-gate.ts'
import { openHttpServer } from './http-server.ts'
import { databaseLog } from './logger.ts'
import { shownPath } from './shown-path.ts'
import { openPublishing, publisherOf } from './publishing.ts'
import type { Publishing } from './publishing.ts'
import { secretOf } from './secrets.ts'
import { withRetry, whyReadOnly } from './with-retry.ts'
import { stepsOn } from './steps.ts'
import type { Screen, Step } from './steps.ts'
import type { Running } from './stop.ts'
import { NO_TASKS, tasksOf } from './tasks.ts'

const ANSWER_MS = 3_000

export type Start = { config: Config; logger: Logger; screen: Screen; running: Running }

/**
 * Starts everything on one port. The port is opened first: an earlier release is served at once,
 * and before the very first one a page says that the site is being prepared. If the database is
 * away or cannot be migrated, the earlier release stays online. Everything started is added to
 * `running`, so that it can be stopped.
 */
export async function start({ config, logger, screen, running }: Start): Promise<void> {
  const step = stepsOn(screen)
  await ensureDataFolder(config.dataDir)
  // A secret that can be guessed is refused before anything is made with it.
  const secret = await secretOf(config)

  const releases = releasesFolder(config.dataDir)
  const live = openLive(releases)
  const takedowns = new KnownTakedowns()
  takedowns.add(await readStored(releases))
  const servedSite = (running.servedSite = await openServedSite(releases, live, takedowns))
  const database = Promise.withResolvers<ReadyDatabase>()
  const finder = database.promise.then(({ db }) => placesFinder(db))
  const readBudget = new ReadBudget(config.trustedProxies)
  const lookups: Lookups = {
    findPage: (noun, named) =>
      withTimeout(database.promise.then(({ db }) => pageNamed(db, noun, named))),
    findAd: (named) => withTimeout(database.promise.then(({ db }) => hasAd(db, named))),
    findPlaces: (query, caller) =>
      withTimeout(finder.then((find) => readBudget.spend(caller, () => find(query)))),
  }
  const door = maintenanceGate(secret)
  const site = serveSite(servedSite, lookups, door.blocks)
  const onError = (error: unknown) => logger.error({ err: error }, 'a request of the site failed')
  const { host, port, siteUrl, trustedProxies } = config
  running.front = await openHttpServer({
    ...{ host, port, site, onError, trustedProxies },
    hsts: hstsOf(siteUrl, config.hstsSubDomains),
  })

  screen.write('\n  Zila\n\n')
  const { front } = running
  const tryDatabase = () => {
    const opening = (running.database = readyDatabase(config, databaseLog(logger)))
    return step('Database ready', () => opening)
  }
  const opened = await withRetry(tryDatabase, {
    canWait: async (error) =>
      !(error instanceof OlderCode) && (await releaseServed(servedSite)) !== null,
    isStopping: () => running.isStopping === true,
    onWait: (error, pauseMs) => {
      front.sayWhy(
        `${whyReadOnly(error)} The last release is served meanwhile and can only be read.`,
      )
      logger.error(
        { cause: explain(error), nextTryInSeconds: pauseMs / 1000 },
        'only the last release is served',
      )
    },
  })
  await warnOfOwner(config, opened, databaseLog(logger))
  database.resolve(opened)
  const following = (running.takedowns = followTakedowns({
    ...{ databaseUrl: opened.url, releases, known: takedowns },
    onNew: () => running.publishing?.takeDown(),
    onLost: (reason) => logger.warn({ reason }, 'takedowns: the database is away'),
  }))
  await Promise.race([following.ready, sleep(ANSWER_MS)])
  const admin = await adminOf(config, opened.db)
  if (config.sampleData) await loadSample(step, opened.db)

  const tasks = (running.tasks = tasksOf(config, opened.db, logger))
  tasks.add(door.task(opened.db))
  const ending = new AbortController()
  running.endStreams = () => ending.abort()
  const api = await apiOf(config, opened.db, logger, () => releaseServed(servedSite), tasks, {
    siteProblem: () => servedSite.problem(),
    readBudget,
    ending: ending.signal,
    backups: await backupsOf(config, logger),
  })
  running.front.openApi(api)
  const quiet = logger.child({}, { level: 'warn' })
  const openQuietApi = () => apiOf(config, opened.db, quiet, async () => null, NO_TASKS)
  const publisher = await publisherOf(config, opened, openQuietApi, live, takedowns)
  running.publishing = openPublishing(publisher, servedSite, logger)
  if (servedSite.current() === null)
    await firstRelease(step, running.publishing, servedSite, screen)
  screen.write(welcome(config, admin))
}

/** Businesses can also be named by their ids. */
const pageNamed = (db: Db, noun: PageNoun, named: string): Promise<Page> =>
  noun === 'businesses'
    ? findBusinessPage(db, named)
    : findPage(db, noun, { slug: named.trim().toLowerCase() })

/** Loads the sample; it checks by itself that the database is fresh. */
async function loadSample(step: Step, db: Db): Promise<void> {
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
  step: Step,
  publishing: Publishing,
  servedSite: ServedSite,
  screen: Screen,
): Promise<void> {
  try {
    await step(
      'Building the site',
      publishing.firstRelease,
      () => `Site built and live: ${servedSite.current()?.pages ?? 0} pages`,
    )
  } catch (error) {
    screen.write(
      `\n${reasonOf(error).replace(/^/gm, '    ')}\n\n    The build is tried again in the ` +
        `background.\n`,
    )
  }
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
  const file = admin.file && shownPath(admin.file)
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
