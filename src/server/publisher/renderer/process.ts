import { rm } from 'node:fs/promises'
import { build } from 'astro'
import { keepOnGlobal } from './keeper.ts'
import type { Order, Report } from './messages.ts'
import { openRendering } from './render.ts'

/**
 * The process that renders the site. It begins with an `astro build` that bundles the code and renders the pages which
 * are not made of rows, into a folder that stays its own; every order is then rendered with what that build left in
 * memory. The code is the one of the start: a publisher is started anew with its server.
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

async function obey(order: Order) {
  const render = await prepared()
  return render(order, () => report({ kind: 'page' }))
}

// It stays for further orders; `follow-parent.ts` had let it go when idle.
process.channel?.ref()
process.on('message', (order: Order) => {
  obey(order).then(
    (rendered) => report({ kind: 'done', ...rendered }),
    (error: unknown) =>
      report({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? '') : String(error) }),
  )
})
