import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { openDatabase, type Db } from '#server/kit/db/connection.ts'
import { APP_ROLE, OWNER_ROLE } from '#server/kit/db/embedded/keep-alive-session.ts'
import { findPostmaster } from '#server/kit/db/embedded/postmaster.ts'
import {
  SOCKET_PORT as socketPort,
  getSocketFolder,
} from '#server/kit/db/embedded/socket-folder.ts'
import { readPendingChanges } from '#server/publishing/publisher/publication-record.ts'
import { releasesFolder } from '#server/publishing/releases/release.ts'
import { BUILD_FOLDER_PREFIX } from '#server/publishing/releases/clean-up.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'
import { endServer } from '../api/setup/end-server.ts'
import { findChildProcess } from '../api/setup/processes.ts'
import { SITE_URL } from '../api/setup/site-url.ts'
import { waitUntil } from '../api/setup/programs.ts'
import { waitUntilHealthy, spawnProduct, type Product } from '../bench/product.ts'
import { seeded } from '../seeded.ts'
import { checkLedger, createTestCampaign, startAdVisitors } from './advertiser.ts'
import { readReleaseState } from './release-state.ts'
import {
  updateShops,
  createShops,
  getOpenShops,
  getShopSlug,
  SHOPS,
  parseShopStates,
} from './shops.ts'
import { startVisitor } from './visitor.ts'

export type KillTarget = 'product' | 'renderer' | 'postgres'

export type KillOptions = {
  /** A folder that does not exist yet; the caller removes its parent. */
  dataDir: string
  port: number
  kills: Record<KillTarget, number>
  seed: number
  say?: (line: string) => void
}

export type KillReport = {
  kills: number
  /** Of these, while a publication was being made. */
  inTheMiddle: number
  /** States that visitors have seen, of those that were made. */
  seen: number
  made: number
  requests: number
  /** Views and clicks of advertisements that were acknowledged meanwhile. */
  adEvents: number
  /** The longest time from a kill until all marked changes were live. */
  longestS: number
  /** Everything that was half, lost or not answered. */
  problems: string[]
}

const SILENT = pino({ level: 'silent' })
const TIMEOUT_MS = 400_000

/**
 * Kills the product, its renderer and its database while changes are being published, at moments
 * that follow from the seed. After each kill the site on the disk must be complete, and all marked
 * changes must become live.
 */
export async function runKills({
  dataDir,
  port,
  kills,
  seed,
  say = () => undefined,
}: KillOptions): Promise<KillReport> {
  await mkdir(dataDir, { recursive: true })
  const prepared = await prepareDatabase(
    { dataDir, databaseUrl: null, databaseOwnerUrl: null },
    SILENT,
  )
  await createShops(prepared.db)
  await createTestCampaign(prepared.db)
  await prepared.stop()

  const postgres = join(dataDir, 'postgres')
  const releases = releasesFolder(dataDir)
  let isThere = false
  const start = (): Product => {
    const started = spawnProduct(dataDir, port, { SAMPLE_DATA: 'off', SITE_URL, LANGUAGES: 'en' })
    void started.ended.then(() => {
      if (!isThere || started !== product) return
      report.problems.push(`The product ended by itself, after ${report.kills} kills.`)
      product = start()
    })
    return started
  }
  /** The site is there before its database is. */
  const restarted = async (): Promise<Product> => {
    const next = start()
    await waitUntil(
      () =>
        fetch(next.site).then(
          () => true,
          () => false,
        ),
      TIMEOUT_MS,
    )
    isThere = true
    return next
  }
  const report: KillReport = {
    kills: 0,
    inTheMiddle: 0,
    seen: 0,
    made: 0,
    requests: 0,
    adEvents: 0,
    longestS: 0,
    problems: [],
  }
  let product = start()
  const { db, close } = openDatabase({ url: urlOf(postgres), log: SILENT, max: 2 })
  const random = seeded(seed)
  const moments: Moments = { releases, random, spans: { warm: 1000, cold: 6000 } }
  let how: 'warm' | 'cold' = 'warm'

  try {
    await waitUntilHealthy(product, TIMEOUT_MS)
    isThere = true
    const visitor = startVisitor(product.site, () => isThere)
    const followers = startAdVisitors(product.site)
    const victims = shuffled(kills, random)
    for (const [index, victim] of victims.entries()) {
      const state = ++report.made
      await again(() => updateShops(db, state))
      const changed = performance.now()
      const moment = await someMoment(moments, how)
      if (moment === 'in the middle') report.inTheMiddle++
      const killed = performance.now()
      if (victim === 'product') {
        isThere = false
        product.child.kill('SIGKILL')
        await product.ended
      } else if (victim === 'renderer') await killRenderer(product)
      else await killPostgres(postgres, random() < 0.5 ? 'SIGKILL' : 'SIGQUIT')
      report.kills++
      report.problems.push(...(await readReleaseState(releases)).problems)
      if (victim === 'product') product = await restarted()
      // Sometimes the next kill comes before all is well again.
      if (index < victims.length - 1 && random() < 0.25) {
        say(`${victim} ${moment}, and the next one at once`)
        how = 'cold'
        continue
      }
      await waitUntil(() => isPublished(db), TIMEOUT_MS).catch(() => undefined)
      report.problems.push(...(await lookLast(releases, state)))
      const seconds = (performance.now() - killed) / 1000
      report.longestS = Math.max(report.longestS, seconds)
      report.problems.push(...(await lookAsVisitor(product.site, state)))
      say(
        `${victim} ${moment}, ${((killed - changed) / 1000).toFixed(1)} s after the change: ` +
          `live ${seconds.toFixed(1)} s later`,
      )
      how = 'warm'
    }
    await followers.leave()
    report.adEvents = followers.told.length
    report.problems.push(
      ...(await checkLedger(db, followers.told, await ensureStoredSecret(dataDir))),
    )
    await visitor.leave()
    report.requests = visitor.requests
    report.seen = visitor.states.size
    report.problems.push(...visitor.problems)
    return report
  } finally {
    isThere = false
    await product.stop()
    await close()
    await endServer(postgres)
  }
}

/** The product's own database; it is not repaired here, since that is what the test is about. */
function urlOf(folder: string): string {
  const socket = encodeURIComponent(getSocketFolder(folder))
  const host = `localhost:${socketPort}`
  return `postgresql://${APP_ROLE}@${host}/${OWNER_ROLE}?host=${socket}&sslmode=disable`
}

function shuffled(kills: Record<KillTarget, number>, random: () => number): KillTarget[] {
  const all = (Object.keys(kills) as KillTarget[]).flatMap((victim) =>
    Array<KillTarget>(kills[victim]).fill(victim),
  )
  return all
    .map((victim) => ({ victim, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ victim }) => victim)
}

/** The folder of the running publication, as opposed to one that a killed publisher left. */
async function beingBuilt(releases: string): Promise<string | undefined> {
  const name = (await readdir(releases)).find((found) => found.startsWith(BUILD_FOLDER_PREFIX))
  const found = name && (await stat(join(releases, name)).catch(() => undefined))
  return found ? `${found.ino} ${found.birthtimeMs}` : undefined
}

type Moments = { releases: string; random: () => number; spans: { warm: number; cold: number } }

/**
 * Waits for a moment: any one before the publication, any one while it is made (most of them), or
 * any one right after its folder was moved into place, when it is live and not yet recorded.
 */
async function someMoment(
  { releases, random, spans }: Moments,
  how: 'warm' | 'cold',
): Promise<string> {
  const draw = random()
  if (draw < 0.15) {
    await sleep(random() * 800)
    return 'before'
  }
  const leftover = await beingBuilt(releases)
  let current: string | undefined
  await waitUntil(
    async () => (current = await beingBuilt(releases)) !== undefined && current !== leftover,
    TIMEOUT_MS,
  )
  const began = performance.now()
  const wait = draw < 0.75 ? random() * spans[how] : TIMEOUT_MS
  while (performance.now() - began < wait) {
    if ((await beingBuilt(releases)) !== current) {
      spans[how] = performance.now() - began
      await sleep(random() * 30)
      return 'after the switch'
    }
    await sleep(2)
  }
  return 'in the middle'
}

async function killRenderer({ child }: Product): Promise<void> {
  let pid: number | undefined
  await waitUntil(
    () => (pid = findChildProcess(child.pid, 'renderer/process.ts')) !== undefined,
    TIMEOUT_MS,
  )
  process.kill(pid!, 'SIGKILL')
}

export async function killPostgres(folder: string, signal: NodeJS.Signals): Promise<void> {
  let pid = 0
  await waitUntil(async () => {
    const found = await findPostmaster(folder)
    pid = found?.living ? found.pid : 0
    return pid > 0
  }, TIMEOUT_MS)
  process.kill(pid, signal)
}

/** A write, tried until the database has said yes. */
async function again(write: () => Promise<void>): Promise<void> {
  const written = () =>
    write().then(
      () => true,
      () => false,
    )
  await waitUntil(written, TIMEOUT_MS)
}

/** Whether all that was marked is live. */
const isPublished = (db: Db): Promise<boolean> =>
  readPendingChanges(db).then(
    ({ count }) => count === 0,
    () => false,
  )

/** What is wrong or missing when the publisher says that everything is live. */
async function lookLast(releases: string, state: number): Promise<string[]> {
  const found = await readReleaseState(releases)
  return found.state === state
    ? found.problems
    : [...found.problems, `State ${state} is lost: live is ${found.state}.`]
}

/** Asks for every shop over HTTP: open ones answer with the state, and the closed one is gone. */
async function lookAsVisitor(site: string, state: number): Promise<string[]> {
  const open = getOpenShops(state)
  const problems: string[] = []
  for (let shop = 1; shop <= SHOPS; shop++) {
    const slug = getShopSlug(shop)
    const isOpen = open.includes(slug)
    let last = ''
    const isRight = async () => {
      const answer = await fetch(`${site}/business/${slug}`)
      const seen = parseShopStates(await answer.text())
      last = `${answer.status}, states ${seen.join()}`
      return isOpen
        ? answer.status === 200 && seen.join() === String(state)
        : [404, 410].includes(answer.status)
    }
    // A running server looks each second for what another process has published.
    await waitUntil(isRight, 10_000).catch(() =>
      problems.push(`${slug} in state ${state} was answered ${last}`),
    )
  }
  return problems
}
