import { join } from 'node:path'
import { BuildFailed } from '#server/publisher/builder.ts'
import { NotFit } from '#server/publisher/maker.ts'
import type { Made, MakeJob, Maker, Making } from '#server/publisher/maker.ts'
import type { Report } from './messages.ts'
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

export type Renderer = { make: Maker; close: () => Promise<void> }

const IDLE_MS = 60 * 60_000
const SILENCE_MS = 5 * 60_000

/**
 * Makes releases and changes in a process that stays for a while: it bundles the code once, and the rows it has read are
 * only brought up to date. Compressing and checking are done there too, so that a server which publishes answers its
 * visitors as ever. After a failure, or when told to stop, the process is ended and the next order begins anew. One
 * order at a time, which the publisher's lock sees to.
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
  const make: Maker = async (job, making) => {
    making.signal.throwIfAborted()
    clearTimeout(idle)
    if (present?.hasEnded()) await end()
    const working = (present ??= await startProcess(options, join(options.cacheDir, 'site')))
    const rest = () => (idle = setTimeout(() => void end(), options.idleMs ?? IDLE_MS).unref())
    try {
      const made = await obeyed(working, job, making)
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

/** Gives the order and waits for its end, however that comes. */
async function obeyed(working: RendererProcess, job: MakeJob, { signal, onProgress }: Making): Promise<Made> {
  const { promise, resolve, reject } = Promise.withResolvers<Made>()
  const fail = (reason: string) => reject(new BuildFailed([reason, ...working.lastLines()].join('\n')))
  let silence: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => fail('The build said nothing for five minutes.'), SILENCE_MS)
  }
  const onAbort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', onAbort, { once: true })
  const onReport = (report: Report) => {
    heard()
    if (report.kind === 'progress') onProgress(report.done, report.all)
    else if (report.kind === 'done') resolve(report.made)
    else if (report.kind === 'not fit') reject(new NotFit(report.reason))
    else fail(report.reason)
  }
  const unfollow = working.follow({ onLine: heard, onReport, onEnd: (how) => fail(`The build ended with ${how}.`) })
  heard()
  try {
    working.order(job)
    return await promise
  } finally {
    clearTimeout(silence)
    unfollow()
    signal.removeEventListener('abort', onAbort)
  }
}
