import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '#config/languages.ts'
import { findBusinessPageStatus } from '#server/businesses/index.ts'
import { adExists } from '#server/classifieds/index.ts'
import { deliverSite } from '#server/publishing/publisher/deliver.ts'
import { openTakedownDelivery } from '#server/publishing/publisher/takedown-delivery.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import { rollBack } from '#server/publishing/publisher/roll-back.ts'
import { followTakedowns } from '#server/publishing/publisher/takedowns/follow.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { getHstsHeader } from '#server/publishing/releases/headers.ts'
import { openTarget } from '#server/publishing/publisher/delivery/index.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { openServedSite, serveSite } from '#server/publishing/site/index.ts'
import { findPage } from '#server/publishing/slug-history/index.ts'
import type { TestApi } from './api.ts'
import { createTestPublisher } from './publisher.ts'
import { createTownRenderer } from './town-site.ts'

export type TownResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}
const NEVER = new AbortController().signal

/**
 * A whole installation on the database of an API: a server of the site, a publisher that can be
 * held after it has read its rows, a folder that is kept the same, and a hook. `earlier` is the
 * folder of one before.
 */
export async function openTown(api: TestApi, earlier?: string) {
  const folder = earlier ?? (await mkdtemp(join(tmpdir(), 'zila-town-')))
  const [releases, www, told] = [
    join(folder, 'releases'),
    join(folder, 'www'),
    join(folder, 'told'),
  ]
  await mkdir(releases, { recursive: true })
  const databaseUrl = api.db.$client.options.connectionString!
  const known = new KnownTakedowns()
  const live = createLiveReader(releases)
  const servedSite = await openServedSite(releases, live, known)
  const site = serveSite(servedSite, {
    findPage: (noun, named) =>
      noun === 'businesses'
        ? findBusinessPageStatus(api.db, named)
        : findPage(api.db, noun, { slug: named }),
    findAd: (named) => adExists(api.db, named),
    findPlaces: async () => null,
  })
  const server = createServer((incoming, response) => void site(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const languages = LANGUAGES.map(({ code }) => code)
  const target = await openTarget(www, getHstsHeader('https://suhana.example'), languages)
  const delivery = { live, target, hook: `cat >> ${told}`, takedowns: known, languages }
  const errors: Error[] = []
  const handOn = openTakedownDelivery(
    api.db,
    delivery,
    (end) => void (end instanceof Error && errors.push(end)),
  )
  const following = followTakedowns({ databaseUrl, releases, known, onNew: handOn.tell })
  await following.ready
  handOn.tell()

  let held: { reached: PromiseWithResolvers<void>; go: PromiseWithResolvers<void> } | null = null
  let running: Promise<unknown> | null = null
  const hold = async () => {
    held?.reached.resolve()
    await held?.go.promise
  }
  const deps = createTestPublisher(databaseUrl, releases, createTownRenderer(api.db, hold), {
    live,
  })
  const publishNow = async (onlyChanges = true) => {
    const outcome = await publishRelease(deps, { cause: 'test', signal: NEVER, onlyChanges })
    if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
    await servedSite.refresh()
    await following.look()
    return outcome
  }
  return {
    known,
    following,
    servedSite,
    releases,
    target,
    errors,
    handOn,
    folder,
    publish: () => publishNow(),
    publishWhole: () => publishNow(false),
    async rollBack() {
      const name = await rollBack(releases)
      await servedSite.refresh()
      return name
    },
    /** Hears and does nothing any more, as if killed. */
    async fallSilent() {
      await handOn.stop()
      await following.stop()
    },
    /** Sends what is live to the folder. */
    deliver: () => deliverSite({ ...delivery, hook: null }, [], NEVER),
    /** Begins a publication that has read its rows and waits; the answer lets it end. */
    async begin() {
      held = { reached: Promise.withResolvers(), go: Promise.withResolvers() }
      const { reached, go } = held
      const ending = publishNow()
      await Promise.race([reached.promise, ending])
      running = ending
      return async () => {
        held = null
        go.resolve()
        return ending
      }
    },
    /** Lets a held publication end, whatever became of a test. */
    async letGo() {
      held?.go.resolve()
      held = null
      await running?.catch(() => undefined)
    },
    /** Waits until this process has heard of all that was committed. */
    hear: () => following.look(),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask((server.address() as AddressInfo).port, path, headers, method),
    /** A file of the folder; null when it is not there. */
    inFolder: (name: string) => readFile(join(www, name), 'utf8').catch(() => null),
    told: async () => (await readFile(told, 'utf8').catch(() => '')).split('\n'),
    async close() {
      await handOn.stop()
      await following.stop()
      servedSite.close()
      server.close()
      await deps.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Town = Awaited<ReturnType<typeof openTown>>

function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<TownResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const { statusCode = 0 } = response
        resolve({ status: statusCode, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}
