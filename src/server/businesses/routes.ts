import * as changes from '#contract/business-changes.ts'
import { getBusinessHistory } from '#contract/business-history.ts'
import { listLookalikes } from '#contract/business-lookalikes.ts'
import * as contract from '#contract/businesses.ts'
import * as writing from '#contract/businesses-writing.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { createPrivateLinks, withSignedLinks, stripSignature } from '#server/kit/uploads/index.ts'
import { listAllBusinesses } from './all.ts'
import { listBusinessTowns } from './admin-towns.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { approveChange, rejectChange } from './changes/decide.ts'
import { listChanges } from './changes/list.ts'
import { getBusiness } from './get.ts'
import { getBusinessHistory as readHistory } from './history/read.ts'
import { claimRoutes } from './claims/routes.ts'
import { confirmationRoutes } from './confirm/routes.ts'
import { duplicateRoutes } from './duplicates/routes.ts'
import { importRoutes } from './import-jobs/routes.ts'
import { lifecycleRoutes } from './lifecycle/routes.ts'
import { LIST_TABLES, listBusinesses, SEARCH_TABLES } from './list.ts'
import { suggestLookalikes } from './lookalikes.ts'
import { listMyBusinesses, getOwnBusiness } from './mine.ts'
import { listPoints } from './points.ts'
import { hasReindexWork, pruneWordsTask, processReindexQueue } from './search/index.ts'
import { setFlag } from './write/set-flag.ts'
import { setBusinessOwner } from './write/set-owner.ts'
import { setBusinessStatus } from './write/set-status.ts'
import { submitBusiness } from './write/submit.ts'
import { updateBusiness } from './write/update.ts'

/** The list, the map and the single business; listing one; and what administrators do. */
export function businessRoutes(api: Api): void {
  api.deps.tasks.add({
    name: 'search documents',
    everyMs: 1000,
    due: hasReindexWork,
    run: (signal) => processReindexQueue(api.deps.db, signal),
  })
  api.deps.tasks.add(pruneWordsTask(api.deps))
  const links = createPrivateLinks(api.deps.config.jwtSecret)
  const withPrivateLinks = <Listing extends OwnBusiness>(listing: Listing, now: Date) =>
    hasPublicPage(listing.status) ? listing : withSignedLinks(listing, links, now)
  bind(api, contract.listBusinesses, (ctx, { query }) => listBusinesses(ctx, query), {
    tables: SEARCH_TABLES,
  })
  bind(api, contract.listBusinessPoints, (ctx, { query }) => listPoints(ctx, query), {
    tables: SEARCH_TABLES,
  })
  bindData(
    api,
    contract.getBusiness,
    (ctx, { params, query }) => getBusiness(ctx, { ...params, ...query }),
    {
      tables: [...LIST_TABLES, 'amenities', 'business_amenities'],
    },
  )

  bindData(api, writing.submitBusiness, (ctx, { body }) => submitBusiness(ctx, stripKeys(body)))
  bindData(api, writing.updateBusiness, (ctx, { params, body }) =>
    updateBusiness(ctx, { ...stripKeys(body), id: params.id }),
  )
  bind(api, writing.listMyBusinesses, async (ctx) => ({
    data: (await listMyBusinesses(ctx)).map((one) => withPrivateLinks(one, ctx.now())),
  }))

  bind(api, writing.getOwnBusiness, async (ctx, { params }) => ({
    data: withPrivateLinks(await getOwnBusiness(ctx, params.id), ctx.now()),
  }))

  bind(api, writing.listAllBusinesses, async (ctx, { query }) => {
    const { data, ...page } = await listAllBusinesses(ctx, query)
    return { ...page, data: data.map((one) => withPrivateLinks(one, ctx.now())) }
  })
  bindData(api, writing.listBusinessTowns, (ctx, { query }) => listBusinessTowns(ctx, query))
  bindData(api, writing.setBusinessStatus, (ctx, { params, body }) =>
    setBusinessStatus(ctx, { ...body, id: params.id }),
  )
  bindData(api, writing.setBusinessOwner, (ctx, { params, body }) =>
    setBusinessOwner(ctx, { ...body, id: params.id }),
  )
  bind(api, writing.setBusinessVerified, async (ctx, { params: { id }, body: { verified } }) => ({
    data: { ...(await setFlag(ctx, { id, flag: 'verified', value: verified })), verified },
  }))
  bind(api, writing.setBusinessFeatured, async (ctx, { params: { id }, body: { featured } }) => ({
    data: { ...(await setFlag(ctx, { id, flag: 'featured', value: featured })), featured },
  }))

  bind(api, getBusinessHistory, (ctx, { params, query }) =>
    readHistory(ctx, { ...query, id: params.id }),
  )
  bindData(api, listLookalikes, (ctx, { query }) => suggestLookalikes(ctx, query))
  bulkRoutes(api)
  lifecycleRoutes(api)
  importRoutes(api)
  duplicateRoutes(api)
  claimRoutes(api)
  confirmationRoutes(api)

  bind(api, changes.listBusinessChanges, (ctx, { query }) => listChanges(ctx, query))
  bindData(api, changes.approveBusinessChange, (ctx, { params }) => approveChange(ctx, params.id))
  bindData(api, changes.rejectBusinessChange, (ctx, { params, body }) =>
    rejectChange(ctx, { id: params.id, reason: body.reason }),
  )
}

type Pictures = {
  logo?: string | null
  images?: string[]
  imageTexts?: Record<string, string>
}

/** People give pictures back as they were shown to them. */
const stripKeys = <Given extends Pictures>(given: Given): Given => ({
  ...given,
  ...(given.logo ? { logo: stripSignature(given.logo) } : {}),
  ...(given.images ? { images: given.images.map(stripSignature) } : {}),
  ...(given.imageTexts
    ? {
        imageTexts: Object.fromEntries(
          Object.entries(given.imageTexts).map(([path, text]) => [stripSignature(path), text]),
        ),
      }
    : {}),
})
