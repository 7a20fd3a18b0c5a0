import { rm } from 'node:fs/promises'
import { build } from 'astro'
import { keepOnGlobal } from './keeper.ts'
import type { Order, Report } from './messages.ts'
import { handOver, renderAgain } from './render-again.ts'

/**
 * The process that renders the site. The first order is a whole `astro build`, into a folder that stays its own; each
 * later one renders the pages again with what that build left in memory, and lays the same assets beside them. The code
 * is the one of the start: a publisher is started anew with its server.
 */
const kept = keepOnGlobal()
const own = process.env['ZILA_OUT_DIR']!
let isBuilt = false

const report = (message: Report) => void process.send?.(message)

async function obey({ outDir }: Order): Promise<void> {
  if (!isBuilt) {
    await rm(own, { recursive: true, force: true })
    await build({ logLevel: 'info' })
    isBuilt = true
    await handOver(own, outDir)
  } else {
    kept.forget()
    await renderAgain(kept, own, outDir, () => report({ kind: 'page' }))
  }
}

// It stays for further orders; `follow-parent.ts` had let it go when idle.
process.channel?.ref()
process.on('message', (order: Order) => {
  obey(order).then(
    () => report({ kind: 'done' }),
    (error: unknown) =>
      report({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? '') : String(error) }),
  )
})
