import { setTimeout as sleep } from 'node:timers/promises'
import type { PackedPage, PageJob } from '#server/publishing/publisher/job/page-job.ts'
import {
  findOrBuildBundle,
  settingsOf,
  type SiteOptions,
} from '#server/publishing/publisher/renderer-client/index.ts'
import {
  startProcess,
  type RendererProcess,
} from '#server/publishing/publisher/renderer-client/start-process.ts'

export type { PackedPage } from '#server/publishing/publisher/job/page-job.ts'

/** Renders pages in a process of its own. */
export type PageServer = {
  /** Has the process for a bundle running. Rejects when it is not within some seconds. */
  prepare: (bundle: string) => Promise<void>
  /** Renders one page with the code of a bundle. Rejects when it cannot, or takes too long. */
  render: (bundle: string, job: Omit<PageJob, 'id'>) => Promise<PackedPage>
  close: () => Promise<void>
}

/** Far longer than a page takes, on a busy machine too. */
const LONGEST_MS = 15_000
const LONGEST_START_MS = 60_000
/** So long a visitor waits for the start; it goes on for the next one. */
const WAIT_FOR_START_MS = 5_000
/** A process that cannot start is not tried again for each visitor. */
const PAUSE_MS = 5_000

type Waiting = { resolve: (page: PackedPage) => void; reject: (error: Error) => void }
type Present = { bundle: string; working: RendererProcess; waiting: Map<number, Waiting> }

/**
 * Opens it without starting anything. The process starts with the first page, stays, and another
 * one follows when it ended or the pages need other code.
 */
export function openPageServer(options: SiteOptions & { cacheDir: string }): PageServer {
  const closing = new AbortController()
  let present: { bundle: string; starting: Promise<Present> } | null = null
  let triedAt = -Infinity
  let lastId = 0

  const start = async (bundle: string): Promise<Present> => {
    const folder = await findOrBuildBundle(options, bundle, closing.signal)
    closing.signal.throwIfAborted()
    const env = { ...settingsOf(options), ZILA_BUNDLE: folder }
    const working = startProcess('on-demand/process.ts', env)
    const waiting = new Map<number, Waiting>()
    const ready = Promise.withResolvers<void>()
    const giveUp = () => {
      ready.reject(new Error('The process that renders pages was not started.'))
      void working.end()
    }
    const late = setTimeout(giveUp, LONGEST_START_MS)
    closing.signal.addEventListener('abort', giveUp, { once: true })
    working.follow({
      onLine: () => undefined,
      onReport: (report) => {
        if (report.kind === 'ready') return ready.resolve()
        if (report.kind !== 'page' && report.kind !== 'page failed') return
        const asker = waiting.get(report.id)
        if (report.kind === 'page failed') asker?.reject(new Error(report.reason))
        else asker?.resolve({ ...report, br: Buffer.from(report.br, 'base64') })
      },
      onEnd: (how) => {
        const reason = [`The process that renders pages ended with ${how}.`, ...working.lastLines()]
        for (const { reject } of [ready, ...waiting.values()]) reject(new Error(reason.join('\n')))
      },
    })
    await ready.promise.finally(() => clearTimeout(late))
    return { bundle, working, waiting }
  }
  const end = async () => {
    const leaving = await present?.starting.catch(() => null)
    present = null
    await leaving?.working.end()
  }
  const isUsable = async (bundle: string): Promise<boolean> => {
    if (present?.bundle !== bundle) return false
    return present.starting.then(
      ({ working }) => !working.hasEnded(),
      () => false,
    )
  }
  const running = async (bundle: string): Promise<Present> => {
    const before = present
    if (await isUsable(bundle)) return present!.starting
    // Somebody else has started it meanwhile.
    if (present !== before && present?.bundle === bundle) return present.starting
    if (performance.now() - triedAt < PAUSE_MS && before?.bundle === bundle)
      throw new Error('The process that renders pages could not be started a moment ago.')
    triedAt = performance.now()
    const next = { bundle, starting: start(bundle) }
    present = next
    const former = await before?.starting.catch(() => null)
    void former?.working.end()
    return next.starting
  }
  return {
    prepare: async (bundle) => {
      closing.signal.throwIfAborted()
      const waited = new AbortController()
      const late = sleep(WAIT_FOR_START_MS, undefined, { signal: waited.signal }).then(() => {
        throw new Error('The process that renders pages is being started.')
      })
      await Promise.race([running(bundle), late]).finally(() => waited.abort())
    },
    render: async (bundle, given) => {
      closing.signal.throwIfAborted()
      const { working, waiting } = await running(bundle)
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<PackedPage>()
      const late = setTimeout(() => {
        reject(new Error(`${given.path} took too long to render.`))
        // Whatever keeps it busy would keep all others waiting.
        void working.end()
      }, LONGEST_MS)
      waiting.set(id, { resolve, reject })
      try {
        if (working.hasEnded()) throw new Error('The process that renders pages has ended.')
        working.send({ id, ...given })
        return await promise
      } finally {
        clearTimeout(late)
        waiting.delete(id)
      }
    },
    close: async () => {
      closing.abort(new Error('The server is being stopped.'))
      await end()
    },
  }
}
