import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { LanguageCode } from '#config/languages.ts'
import {
  SiteBuildError,
  SiteCheckError,
  type ReleaseWriter,
  type WriteResult,
} from '#server/publishing/publisher/job/write-job.ts'
import type { WorkerReport } from '#server/publishing/publisher/job/messages.ts'
import { getAssetsFolder, getLanguageFolder } from '#server/publishing/publisher/bundle/bundle.ts'
import {
  findBundle,
  getOrBuildBundle,
  isBundleComplete,
} from '#server/publishing/publisher/bundle/store.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { startProcess, type RendererProcess } from './start-process.ts'

/** The part of the configuration that shapes the site. */
export type SiteOptions = {
  siteUrl: string
  publicApiUrl: string
  mapTiles: string
  mapAttribution: string
  /** `off` withdraws the service worker from every device. */
  serviceWorker: 'on' | 'off'
  languages: readonly LanguageCode[]
}

export type RendererOptions = SiteOptions & {
  cacheDir: string
  /** Opens the API for the process that renders, which reads the district from it. */
  openApi: () => Promise<{ apiUrl: string; close: () => Promise<void> }>
  /** How long the process stays without work. */
  idleMs?: number
  /** How many pages a change may render; the next change renders the others. */
  maxPages?: number
  /** Compresses pages quickly rather than well. */
  leastEffort?: boolean
}

/** `close` ends the process; a later job starts another one. */
export type Renderer = { write: ReleaseWriter; close: () => Promise<void> }

const IDLE_MS = 5 * MINUTE_MS
/** Of a whole release. With fewer, keeping the process is worth more than its memory. */
const MANY_PAGES = 5000
const SILENCE_MS = 5 * MINUTE_MS

/**
 * Writes releases and changes in a renderer process that stays for a while, so that it only updates
 * the rows it has read. It compresses and checks there too, so that a publishing server answers its
 * visitors as fast as ever. A failure or an abort ends the process, and the next job starts a new
 * one. It takes one job at a time, which the publisher's lock guarantees.
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
    const folder = await buildBundle(options, signal)
    const api = await options.openApi()
    const env = {
      ...settingsOf(options),
      ZILA_API_URL: api.apiUrl,
      ZILA_BUNDLE: folder,
      ZILA_MAX_PAGES: String(options.maxPages ?? ''),
      ZILA_LEAST_EFFORT: options.leastEffort ? 'yes' : '',
    }
    return { folder, working: startProcess('renderer/process.ts', env), closeApi: api.close }
  }
  const write: ReleaseWriter = async (job, { signal, onProgress }) => {
    signal.throwIfAborted()
    clearTimeout(idle)
    // A whole release reads all rows again; beside the rows in memory, many would be there twice.
    // It takes the assets of the bundle, which must not be damaged.
    const needsNewProcess =
      job.expected.length > MANY_PAGES ||
      (present && job.number === 0 && !(await isBundleComplete(present.folder)))
    if (present?.working.hasEnded() || needsNewProcess) await end()
    present ??= await start(signal)
    const startIdling = () =>
      (idle = setTimeout(() => void end(), options.idleMs ?? IDLE_MS).unref())
    try {
      const written = await answerOf<WriteResult>(present.working, signal, {
        begin: (working) => working.send(job),
        onReport: (report, resolve, reject) => {
          if (report.kind === 'progress') onProgress(report.done, report.all)
          else if (report.kind === 'done') resolve(report.written)
          else if (report.kind === 'check failed') reject(new SiteCheckError(report.reason))
        },
      })
      startIdling()
      return written
    } catch (error) {
      if (error instanceof SiteCheckError) startIdling()
      else await end()
      throw error
    }
  }
  return { write, close: end }
}

/** The settings that the code is bundled with: other settings make another bundle. */
export const settingsOf = ({
  siteUrl,
  publicApiUrl,
  mapTiles,
  mapAttribution,
  languages,
  serviceWorker,
}: SiteOptions): Record<string, string> => ({
  SITE_URL: siteUrl,
  PUBLIC_API_URL: publicApiUrl,
  PUBLIC_MAP_TILES: mapTiles,
  PUBLIC_MAP_ATTRIBUTION: mapAttribution,
  LANGUAGES: languages.join(),
  SERVICE_WORKER: serviceWorker,
})

type BundleOptions = SiteOptions & { cacheDir: string }

const buildBundle = (options: BundleOptions, signal: AbortSignal): Promise<string> =>
  getOrBuildBundle(settingsOf(options), async (made) => {
    // One after the other, as each takes hundreds of megabytes.
    for (const code of options.languages) await bundle(options, code, made, signal)
  })

/**
 * The folder of the bundle of this name: on this machine already, or bundled now if it is that of
 * the code at hand. Throws if other code made it elsewhere.
 */
export async function findOrBuildBundle(
  options: BundleOptions,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const there = await findBundle(name)
  if (there) return there
  const built = await buildBundle(options, signal)
  if (basename(built) === name) return built
  throw new Error('The pages of this release need code that is not on this machine.')
}

async function bundle(
  options: BundleOptions,
  code: LanguageCode,
  all: string,
  signal: AbortSignal,
): Promise<void> {
  const folder = getLanguageFolder(all, code)
  await mkdir(folder, { recursive: true })
  const env = {
    ...settingsOf(options),
    ZILA_LANGUAGE: code,
    ZILA_BUNDLE: folder,
    ZILA_OUT_DIR: getAssetsFolder(folder),
    ZILA_CACHE_DIR: options.cacheDir,
  }
  const working = startProcess('bundle/bundler.ts', env)
  try {
    await answerOf<void>(working, signal, {
      begin: () => undefined,
      onReport: (report, resolve) => report.kind === 'bundled' && resolve(),
    })
  } finally {
    await working.end()
  }
}

type Conversation<T> = {
  begin: (working: RendererProcess) => void
  onReport: (
    report: WorkerReport,
    resolve: (answer: T) => void,
    reject: (error: Error) => void,
  ) => unknown
}

/** Waits for a process's answer; rejects when it fails, ends, or says nothing for too long. */
async function answerOf<T>(
  working: RendererProcess,
  signal: AbortSignal,
  { begin, onReport }: Conversation<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const fail = (reason: string) =>
    reject(new SiteBuildError([reason, ...working.lastLines()].join('\n')))
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
