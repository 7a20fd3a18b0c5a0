import type { draftEndpoints } from '#contract/drafts.ts'
import * as businessContract from '#contract/business-drafts.ts'
import * as classifiedContract from '#contract/classified-drafts.ts'
import { businessDrafts, classifiedDrafts } from '#server/kit/db/tables/index.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { getClassifiedCompleteness, getCompleteness } from '#shared/rules/completeness.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { createDraftHandlers, type DraftKind } from './drafts.ts'
import { signPictureLinks, stripPictureLinks } from './pictures.ts'

const QUARTER_DAY_MS = 6 * HOUR_MS

type Calls = ReturnType<typeof draftEndpoints<`/${string}`>>

/** Listings and ads that are being written. */
export function draftRoutes(api: Api): void {
  bindDrafts(
    api,
    {
      list: businessContract.listBusinessDrafts,
      get: businessContract.getBusinessDraft,
      create: businessContract.createBusinessDraft,
      save: businessContract.saveBusinessDraft,
      remove: businessContract.deleteBusinessDraft,
    },
    { table: businessDrafts, noun: 'business', nameField: 'name', measure: getCompleteness },
    ['logo', 'images'],
  )
  bindDrafts(
    api,
    {
      list: classifiedContract.listClassifiedDrafts,
      get: classifiedContract.getClassifiedDraft,
      create: classifiedContract.createClassifiedDraft,
      save: classifiedContract.saveClassifiedDraft,
      remove: classifiedContract.deleteClassifiedDraft,
    },
    {
      table: classifiedDrafts,
      noun: 'classified',
      nameField: 'title',
      measure: getClassifiedCompleteness,
    },
    ['mainImages', 'additionalImages', 'video'],
  )
}

/** `uploads` are the fields that name uploads. */
function bindDrafts(api: Api, calls: Calls, kind: DraftKind, uploads: readonly string[]): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  const links = createPrivateLinks(config.jwtSecret)
  const drafts = createDraftHandlers(kind)
  tasks.add({
    name: `forget old ${kind.noun} drafts`,
    everyMs: QUARTER_DAY_MS,
    run: () => drafts.forgetOld({ db, now }),
  })
  bindData(api, calls.list, (ctx) => drafts.list(ctx))
  bind(api, calls.get, async (ctx, { params }) => {
    const draft = await drafts.get(ctx, params.id)
    return { data: { ...draft, values: signPictureLinks(draft.values, uploads, links, ctx.now()) } }
  })
  bindData(api, calls.create, (ctx, { body }) =>
    drafts.create(ctx, { ...body, values: stripPictureLinks(body.values, uploads) }),
  )
  bind(api, calls.save, async (ctx, { params, body }) => {
    const values = stripPictureLinks(body.values, uploads)
    return { data: await drafts.save(ctx, { ...body, id: params.id, values }) }
  })
  bindData(api, calls.remove, (ctx, { params }) => drafts.remove(ctx, params.id))
}
