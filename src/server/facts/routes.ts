import * as contract from '#contract/facts.ts'
import { bindData } from '#server/kit/http/bind.ts'
import { bindGuestFileForm } from '#server/kit/http/bind-guest-file-form.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { discardFactSource } from './discard.ts'
import { tellFact } from './tell.ts'
import { limitPhotos, tellPhoto } from './tell-photo.ts'
import { factTasks } from './tasks.ts'
import { withdrawFact } from './withdraw.ts'

/** Facts that visitors tell of listings: telling, taking back, throwing away. */
export function factRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  for (const task of factTasks({ db, now })) tasks.add(task)
  bindData(api, contract.tellFact, (ctx, { body }) => tellFact(ctx, body))
  bindPlainForm(api, '/facts', pageOf, contract.factInput, tellFact)
  bindGuestFileForm(api, contract.tellPhoto, pageOf, limitPhotos, async (ctx, input) => ({
    data: await tellPhoto(ctx, input),
  }))
  bindData(api, contract.withdrawFact, (ctx, { params }) => withdrawFact(ctx, params))
  bindData(api, contract.discardFactSource, (ctx, { params }) => discardFactSource(ctx, params.id))
}

/** The page that a form without script goes back to: that of a business, in any language. */
const pageOf = ({ page }: Record<string, unknown>): string =>
  typeof page === 'string' && /^(?:\/[a-z]{2})?\/business\/[a-z0-9-]{1,120}$/.test(page)
    ? page
    : '/businesses'
