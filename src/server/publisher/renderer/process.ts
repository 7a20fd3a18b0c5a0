import { makerOf } from '#server/publisher/make.ts'
import { NotFit } from '#server/publisher/maker.ts'
import { assetsOf } from './bundle.ts'
import { openBundle } from './keeper.ts'
import type { Order, Report } from './messages.ts'
import { openRendering } from './render.ts'

/**
 * The process that makes releases and changes: it renders with the code of a bundle, and compresses
 * meanwhile. The code is the one of the start: a publisher is started anew with its server.
 */
const bundle = process.env['ZILA_BUNDLE']!
const siteUrl = process.env['SITE_URL']!
const mostAtOnce = Number(process.env['ZILA_MOST_AT_ONCE']) || undefined
let rendering: Promise<ReturnType<typeof openRendering>> | null = null

const report = (message: Report) => void process.send?.(message)

const prepared = () =>
  (rendering ??= openBundle(bundle, siteUrl).then((kept) =>
    openRendering(kept, assetsOf(bundle), siteUrl, mostAtOnce),
  ))

const make = makerOf(async (job) => (await prepared())(job))
/** Nobody stops this process but by killing it. */
const { signal } = new AbortController()
const TELL_EVERY_MS = 100

async function obey(order: Order): Promise<Report> {
  let told = 0
  const onProgress = (done: number, all: number) => {
    if (done < all && performance.now() - told < TELL_EVERY_MS) return
    told = performance.now()
    report({ kind: 'progress', done, all })
  }
  try {
    return { kind: 'done', made: await make(order, { signal, onProgress }) }
  } catch (error) {
    if (error instanceof NotFit) return { kind: 'not fit', reason: error.message }
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? '') : String(error) }
  }
}

// It stays for further orders; `follow-parent.ts` had let it go when idle.
process.channel?.ref()
process.on('message', (order: Order) => void obey(order).then(report))
