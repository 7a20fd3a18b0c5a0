import { join } from 'node:path'
import { BuildFailed } from '#server/publisher/builder.ts'
import type { Builder, BuildJob } from '#server/publisher/builder.ts'
import type { Rendered, Report } from './messages.ts'
import { startProcess } from './start-process.ts'
import type { RendererProcess } from './start-process.ts'

/** What of the configuration shapes the site. */
export type SiteOptions = { siteUrl: string; publicApiUrl: string; mapTiles: string; mapAttribution: string }

export type RendererOptions = SiteOptions & {
  cacheDir: string
  /** Opens the API for the process that renders, which reads the district from it. */
  openApi: () => Promise<{ apiUrl: string; close: () => Promise<void> }>
  /** How long the process stays when nothing is to be rendered. */
  idleMs?: number
}

export type Renderer = { build: Builder; close: () => Promise<void> }

const IDLE_MS = 60 * 60_000
const SILENCE_MS = 5 * 60_000

/**
 * Renders the site in a process that stays for a while: it bundles the code once, and the rows it has read are only
 * brought up to date. After a failure, or when told to stop, the process is ended and the next build
 * begins anew. One build at a time, which the publisher's lock sees to.
 */
export function openRenderer(options: RendererOptions): Renderer {
  let present: RendererProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    const leaving = present
    present = null
    clearTimeout(idle)
    await leaving?.end()
  }
  const build = async (job: BuildJob) => {
    job.signal.throwIfAborted()
    clearTimeout(idle)
    if (present?.hasEnded()) await end()
    const working = (present ??= await startProcess(options, join(options.cacheDir, 'site')))
    try {
      const rendered = await obeyed(working, job)
      idle = setTimeout(() => void end(), options.idleMs ?? IDLE_MS).unref()
      return rendered
    } catch (error) {
      await end()
      throw error
    }
  }
  return { build, close: end }
}

/** Gives the order and waits for its end, however that comes. */
async function obeyed(working: RendererProcess, job: BuildJob): Promise<Rendered> {
  const { outDir, state, since, signal, onPage } = job
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  const fail = (reason: string) => reject(new BuildFailed([reason, ...working.lastLines()].join('\n')))
  let silence: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => fail('The build said nothing for five minutes.'), SILENCE_MS)
  }
  const onAbort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', onAbort, { once: true })
  const unfollow = working.follow({
    onLine: heard,
    onPage: () => (heard(), onPage()),
    onReport: (report: Report) =>
      report.kind === 'done'
        ? resolve({ gone: report.gone, failed: report.failed })
        : report.kind === 'failed' && fail(report.reason),
    onEnd: (how) => fail(`The build ended with ${how}.`),
  })
  heard()
  try {
    working.order({ outDir, state, since })
    return await promise
  } finally {
    clearTimeout(silence)
    unfollow()
    signal.removeEventListener('abort', onAbort)
  }
}
