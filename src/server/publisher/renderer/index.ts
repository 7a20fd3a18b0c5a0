import { BuildFailed } from '#server/publisher/builder.ts'
import { NotFit } from '#server/publisher/maker.ts'
import type { Made, Maker } from '#server/publisher/maker.ts'
import type { Report } from './messages.ts'
import { assetsOf, bundleFor, isWhole } from './bundle.ts'
import { startProcess } from './start-process.ts'
import type { RendererProcess } from './start-process.ts'

/** What of the configuration shapes the site. */
export type SiteOptions = {
  siteUrl: string
  publicApiUrl: string
  mapTiles: string
  mapAttribution: string
}

export type RendererOptions = SiteOptions & {
  cacheDir: string
  /** Opens the API for the process that renders, which reads the district from it. */
  openApi: () => Promise<{ apiUrl: string; close: () => Promise<void> }>
  /** How long the process stays when nothing is to be rendered. */
  idleMs?: number
  /** How many pages a change may make at once; the others are made by the next one. */
  mostAtOnce?: number
}

/** `close` ends the process; a later order starts another one. */
export type Renderer = { make: Maker; close: () => Promise<void> }

const IDLE_MS = 5 * 60_000
/** Of a whole release. With fewer a process that is there already is worth more than the memory. */
const MANY_PAGES = 5000
const SILENCE_MS = 5 * 60_000

/**
 * Makes releases and changes in a process that stays for a while, so that the rows it has read are
 * only brought up to date. Compressing and checking are done there too, so that a server which
 * publishes answers its visitors as ever. After a failure, or when told to stop, the process is
 * ended and the next order begins anew. One order at a time, which the publisher's lock sees to.
 */
export function openRenderer(options: RendererOptions): Renderer {
  let present: { folder: string; working: RendererProcess; closeApi: () => Promise<void> } | null =
    null
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    const leaving = present
    present = null
    clearTimeout(idle)
    await leaving?.working.end()
    await leaving?.closeApi()
  }
  const start = async (signal: AbortSignal) => {
    const folder = await bundleFor(settings(options), (made) => bundle(options, made, signal))
    const api = await options.openApi()
    const env = {
      ...settings(options),
      ZILA_API_URL: api.apiUrl,
      ZILA_BUNDLE: folder,
      ZILA_MOST_AT_ONCE: String(options.mostAtOnce ?? ''),
    }
    return { folder, working: startProcess('process.ts', env), closeApi: api.close }
  }
  const make: Maker = async (job, making) => {
    making.signal.throwIfAborted()
    clearTimeout(idle)
    // A whole release is made of rows read anew: beside those at hand many would be there twice. It
    // takes the assets of the bundle, which must be as it was made.
    const isAnew =
      job.expected.length > MANY_PAGES ||
      (present && job.number === 0 && !(await isWhole(present.folder)))
    if (present?.working.hasEnded() || isAnew) await end()
    present ??= await start(making.signal)
    const rest = () => (idle = setTimeout(() => void end(), options.idleMs ?? IDLE_MS).unref())
    try {
      const made = await answerOf<Made>(present.working, making.signal, {
        begin: (working) => working.order(job),
        onReport: (report, resolve, reject) => {
          if (report.kind === 'progress') making.onProgress(report.done, report.all)
          else if (report.kind === 'done') resolve(report.made)
          else if (report.kind === 'not fit') reject(new NotFit(report.reason))
        },
      })
      rest()
      return made
    } catch (error) {
      if (error instanceof NotFit) rest()
      else await end()
      throw error
    }
  }
  return { make, close: end }
}

/** What the code is bundled with: another one makes another bundle. */
const settings = ({
  siteUrl,
  publicApiUrl,
  mapTiles,
  mapAttribution,
}: SiteOptions): Record<string, string> => ({
  SITE_URL: siteUrl,
  PUBLIC_API_URL: publicApiUrl,
  PUBLIC_MAP_TILES: mapTiles,
  PUBLIC_MAP_ATTRIBUTION: mapAttribution,
})

async function bundle(
  options: RendererOptions,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const env = {
    ...settings(options),
    ZILA_BUNDLE: folder,
    ZILA_OUT_DIR: assetsOf(folder),
    ZILA_CACHE_DIR: options.cacheDir,
  }
  const working = startProcess('bundler.ts', env)
  try {
    await answerOf<void>(working, signal, {
      begin: () => undefined,
      onReport: (report, resolve) => report.kind === 'bundled' && resolve(),
    })
  } finally {
    await working.end()
  }
}

type Talk<T> = {
  begin: (working: RendererProcess) => void
  onReport: (
    report: Report,
    resolve: (answer: T) => void,
    reject: (error: Error) => void,
  ) => unknown
}

/**
 * Talks with a process until it has an answer, or has none: however it ends, and when it is silent
 * for too long.
 */
async function answerOf<T>(
  working: RendererProcess,
  signal: AbortSignal,
  { begin, onReport }: Talk<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const fail = (reason: string) =>
    reject(new BuildFailed([reason, ...working.lastLines()].join('\n')))
  let silence: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => fail('The build said nothing for five minutes.'), SILENCE_MS)
  }
  const onAbort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', onAbort, { once: true })
  const unfollow = working.follow({
    onLine: heard,
    onReport: (report) => {
      heard()
      if (report.kind === 'failed') fail(report.reason)
      else onReport(report, resolve, reject)
    },
    onEnd: (how) => fail(`The build ended with ${how}.`),
  })
  heard()
  try {
    begin(working)
    return await promise
  } finally {
    clearTimeout(silence)
    unfollow()
    signal.removeEventListener('abort', onAbort)
  }
}
