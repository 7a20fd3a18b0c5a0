import * as contract from '#contract/creatives.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { displayAds } from './display.ts'
import { trackClick } from './track-click.ts'
import { trackView } from './track-view.ts'
import { ViewTally } from './view-tally.ts'

/**
 * `/api/ads/…` and, as the specification writes the path with the prefix doubled, `/api/api/ads/…`.
 */
const PREFIXES = ['', '/api']
const MINUTE_MS = 60_000

const under = <E extends { path: string }>(prefix: string, endpoint: E): E => ({
  ...endpoint,
  path: prefix + endpoint.path,
})

/** Advertisements for the slots of public pages, and the counts of views and clicks. */
export function creativeRoutes(api: Api): void {
  const tally = new ViewTally(api.deps.db)
  api.deps.tasks.add({
    name: 'write views of ads',
    everyMs: MINUTE_MS,
    run: () => tally.write(),
    atStop: true,
  })
  for (const prefix of PREFIXES) {
    bind(
      api,
      under(prefix, contract.displayAds),
      async (ctx, { query }) => ({ data: await displayAds(ctx, query) }),
      { tables: ['campaigns', 'creatives', 'placements'] },
    )
    bind(api, under(prefix, contract.trackImpression), async (ctx, { body }) => ({
      data: await trackView({ ...ctx, tally }, body),
    }))
    bind(api, under(prefix, contract.trackClick), (ctx, { body }) => trackClick(ctx, body))
  }
}
