import { streamLiveEvents } from '#contract/live.ts'
import { requireUser, VISITOR } from '#server/kit/actor/actor.ts'
import type { Api } from '#server/kit/http/context.ts'
import { openContext, getBearerToken } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { LiveStreams } from './streams.ts'

/** GET /live. It does not use `bind`, because its answer is a stream. */
export function liveRoutes(api: Api): void {
  const streams = new LiveStreams(api.deps.db, api.deps.logger, api.deps.ending)
  api.app.get(streamLiveEvents.path, async (c) => {
    // The request is not kept for as long as the stream is open, only its token.
    const token = getBearerToken(c)
    // An open stream shows no person at work.
    const ask = async () =>
      requireUser(
        token ? await api.authenticate(token, { isBackground: true }) : VISITOR,
        streamLiveEvents.guard,
      )
    const actor = await ask()
    const { context } = openContext(api, c)
    await context.localLimits.take([{ use: 'live by', key: actor.id, max: 240, withinMs: HOUR_MS }])
    // Without a second factor an administrator is one no longer.
    const staysSignedIn = () => ask().then(({ role }) => role === actor.role)
    const body = await streams.open(actor, staysSignedIn)
    return c.body(body, 200, {
      'Content-Type': streamLiveEvents.contentType,
      'Cache-Control': 'private, no-store',
      // Without it nginx would buffer the stream.
      'X-Accel-Buffering': 'no',
    })
  })
}
