import { PUBLISHED_LANGUAGES } from '#config/language.ts'
import type { WorkerReport } from '#server/publishing/publisher/job/messages.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { SiteCheckError, type WriteJob } from '#server/publishing/publisher/job/write-job.ts'
import { chooseEffort, chooseLeastEffort } from '#server/publishing/releases/compress.ts'
import { openPageRenderer } from './page-renderer.ts'
import { openReleaseWriter } from './release-writer.ts'
import { openSiteBundle } from './site-bundle.ts'

/**
 * The renderer process: it renders with the code of a bundle for each language, and its threads
 * compress meanwhile. It keeps the code it was started with; a server with new code starts a new
 * one.
 */
const folder = process.env['ZILA_BUNDLE']!
const siteUrl = process.env['SITE_URL']!
const effort = process.env['ZILA_LEAST_EFFORT'] ? chooseLeastEffort : chooseEffort
const maxPages = Number(process.env['ZILA_MAX_PAGES']) || undefined
let opening: Promise<PageRenderer> | null = null

const report = (message: WorkerReport) => void process.send?.(message)

const pageRenderer = () =>
  (opening ??= openSiteBundle(folder, siteUrl, PUBLISHED_LANGUAGES).then((bundle) =>
    openPageRenderer(bundle, siteUrl, maxPages),
  ))

const write = openReleaseWriter(async (job) => (await pageRenderer())(job), effort)
/** Nothing stops this process but killing it. */
const { signal } = new AbortController()
const REPORT_EVERY_MS = 100

async function execute(job: WriteJob): Promise<WorkerReport> {
  let reportedAt = 0
  const onProgress = (done: number, all: number) => {
    if (done < all && performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    report({ kind: 'progress', done, all })
  }
  try {
    return { kind: 'done', written: await write(job, { signal, onProgress }) }
  } catch (error) {
    if (error instanceof SiteCheckError) return { kind: 'check failed', reason: error.message }
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}

// The process stays for further jobs; `follow-parent.ts` has unreferenced the channel.
process.channel?.ref()
process.on('message', (job: WriteJob) => void execute(job).then(report))
