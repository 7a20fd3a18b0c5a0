import { rm } from 'node:fs/promises'
import { build } from 'astro'
import { makerOf } from '#server/publisher/make.ts'
import { NotFit } from '#server/publisher/maker.ts'
import type { BuildJob } from '#server/publisher/builder.ts'
import { keepOnGlobal } from './keeper.ts'
import type { Order, Report } from './messages.ts'
import { openRendering } from './render.ts'

/**
 * The process that makes releases and changes. It begins with an `astro build` that bundles the code and renders the
 * pages which are not made of rows, into a folder that stays its own; every order is then rendered with what that build
 * left in memory, and compressed meanwhile. The code is the one of the start: a publisher is started anew with its
 * server.
 */
const kept = keepOnGlobal()
const own = process.env['ZILA_OUT_DIR']!
let rendering: ReturnType<typeof openRendering> | null = null

const report = (message: Report) => void process.send?.(message)

async function prepared() {
  if (rendering) return rendering
  await rm(own, { recursive: true, force: true })
  await build({ logLevel: 'info' })
  return (rendering = openRendering(kept, own))
}

const make = makerOf(async (job: BuildJob) => (await prepared())(job))
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
