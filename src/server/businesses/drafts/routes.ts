import * as contract from '#contract/business-drafts.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { privateLinks } from '#server/uploads/index.ts'
import {
  createDraft,
  deleteDraft,
  forgetOldDrafts,
  getDraft,
  listDrafts,
  saveDraft,
} from './drafts.ts'
import { withPictureLinks, withPlainPictures } from './pictures.ts'

const QUARTER_DAY_MS = 6 * 60 * 60 * 1000

/** Listings that are being written. */
export function draftRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  const links = privateLinks(config.jwtSecret)
  tasks.add({
    name: 'forget old drafts',
    everyMs: QUARTER_DAY_MS,
    run: () => forgetOldDrafts({ db, now }),
  })
  bind(api, contract.listBusinessDrafts, async (ctx) => ({ data: await listDrafts(ctx) }))
  bind(api, contract.getBusinessDraft, async (ctx, { params }) => {
    const draft = await getDraft(ctx, params.id)
    return { data: { ...draft, values: withPictureLinks(draft.values, links, ctx.now()) } }
  })
  bind(api, contract.createBusinessDraft, async (ctx, { body }) => ({
    data: await createDraft(ctx, { values: withPlainPictures(body.values) }),
  }))
  bind(api, contract.saveBusinessDraft, async (ctx, { params, body }) => ({
    data: await saveDraft(ctx, { ...body, id: params.id, values: withPlainPictures(body.values) }),
  }))
  bind(api, contract.deleteBusinessDraft, async (ctx, { params }) => ({
    data: await deleteDraft(ctx, params.id),
  }))
}
