import * as changes from '#contract/business-changes.ts'
import * as contract from '#contract/businesses.ts'
import * as writing from '#contract/businesses-writing.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { requireUser } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { privateLinks, withLinks, withoutKey } from '#server/uploads/index.ts'
import { allBusinesses } from './all.ts'
import { approveChange, rejectChange } from './changes/decide.ts'
import { listChanges } from './changes/list.ts'
import { getBusiness } from './get.ts'
import { LIST_TABLES, listBusinesses, SEARCH_TABLES } from './list.ts'
import { myBusinesses } from './mine.ts'
import { listPoints } from './points.ts'
import { pruneTask, updateDocuments } from './search/index.ts'
import { setFlag } from './write/set-flag.ts'
import { setBusinessStatus } from './write/set-status.ts'
import { submitBusiness } from './write/submit.ts'
import { updateBusiness } from './write/update.ts'

/** The list, the map and the single business; listing one; and what administrators do. */
export function businessRoutes(api: Api): void {
  const limits = new RateLimits()
  api.deps.tasks.add({
    name: 'search documents',
    everyMs: 1000,
    run: (signal) => updateDocuments(api.deps.db, signal),
  })
  api.deps.tasks.add(pruneTask(api.deps.db))
  const links = privateLinks(api.deps.config.jwtSecret)
  const viewable = <Listing extends OwnBusiness>(listing: Listing, now: Date) =>
    listing.status === 'active' ? listing : withLinks(listing, links, now)
  bind(
    api,
    contract.listBusinesses,
    ({ query }, { db, now }) => listBusinesses({ db, cache: api.cache, now }, query),
    {
      tables: SEARCH_TABLES,
    },
  )
  bind(api, contract.listBusinessPoints, ({ query }, { db, now }) => listPoints(db, query, now), {
    tables: SEARCH_TABLES,
  })
  bind(
    api,
    contract.getBusiness,
    async ({ params }, { db }) => ({ data: await getBusiness(db, params.idOrSlug) }),
    {
      tables: [...LIST_TABLES, 'amenities', 'business_amenities'],
    },
  )

  bind(api, writing.submitBusiness, async ({ body }, call) => ({
    data: await submitBusiness(limits, requireUser(await call.actor()), plainPaths(body), call),
  }))
  bind(api, writing.updateBusiness, async ({ params, body }, call) => ({
    data: await updateBusiness(
      limits,
      requireUser(await call.actor()),
      params.id,
      plainPaths(body),
      call,
    ),
  }))
  bind(api, writing.myBusinesses, async (_, { db, now, actor }) => ({
    data: (await myBusinesses(db, requireUser(await actor()))).map((one) => viewable(one, now())),
  }))

  bind(api, writing.allBusinesses, async ({ query }, { db, now }) => {
    const { data, ...page } = await allBusinesses(db, query)
    return { ...page, data: data.map((one) => viewable(one, now())) }
  })
  bind(api, writing.setBusinessStatus, async ({ params, body }, { now, actor }) => ({
    data: await setBusinessStatus(api.deps, await actor(), params.id, body, now()),
  }))
  bind(api, writing.setBusinessVerified, async ({ params, body: { verified } }, { db, actor }) => ({
    data: { ...(await setFlag(db, await actor(), params.id, 'verified', verified)), verified },
  }))
  bind(api, writing.setBusinessFeatured, async ({ params, body: { featured } }, { db, actor }) => ({
    data: { ...(await setFlag(db, await actor(), params.id, 'featured', featured)), featured },
  }))

  bind(api, changes.listBusinessChanges, ({ query }, { db }) => listChanges(db, query))
  bind(api, changes.approveBusinessChange, async ({ params }, { now, actor }) => ({
    data: await approveChange(api.deps, requireUser(await actor()), params.id, now()),
  }))
  bind(api, changes.rejectBusinessChange, async ({ params, body }, { actor }) => ({
    data: await rejectChange(api.deps, requireUser(await actor()), params.id, body.reason ?? null),
  }))
}

/** People give pictures back as they were shown to them. */
const plainPaths = <Given extends { logo?: string | null; images?: string[] }>(
  given: Given,
): Given => ({
  ...given,
  ...(given.logo ? { logo: withoutKey(given.logo) } : {}),
  ...(given.images ? { images: given.images.map(withoutKey) } : {}),
})
