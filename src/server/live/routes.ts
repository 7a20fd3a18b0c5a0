import { followChanges } from '#contract/live.ts'
import { requireGuard } from '#server/actor/actor.ts'
import type { Api } from '#server/http/context.ts'
import { holderOfToken, openContext, tokenOf } from '#server/http/verb-context.ts'
import { LiveStreams } from './streams.ts'

const HOUR_MS = 60 * 60_000

/** GET /live. It does not use `bind`, because its answer is a stream. */
export function liveRoutes(api: Api): void {
  const streams = new LiveStreams(api.deps.db, api.deps.logger, api.deps.ending)
  api.app.get(followChanges.path, async (c) => {
    const actor = requireGuard(await holderOfToken(api, c), followChanges.guard)
    const { context } = openContext(api, c)
    await context.localLimits.take([{ use: 'live by', key: actor.id, max: 240, withinMs: HOUR_MS }])
    // The request is not kept for as long as the stream is open, only its token.
    const token = tokenOf(c) ?? ''
    const staysSignedIn = () => api.authenticate(token).then(() => true)
    const body = await streams.open(actor, staysSignedIn)
    return c.body(body, 200, {
      'Content-Type': followChanges.contentType,
      'Cache-Control': 'private, no-store',
      // Without it nginx would buffer the stream.
      'X-Accel-Buffering': 'no',
    })
  })
}
