import * as contract from '#contract/business-confirmations.ts'
import { bindData } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { mailConfirmationReminders } from './mail-reminders.ts'
import { confirmByLink, confirmOwnListings } from './confirm.ts'

const PAGE = '/still-right'

/** Confirmation of listings: owners are asked, and confirm in the app or by a link. */
export function confirmationRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  tasks.add({
    name: 'ask to confirm businesses',
    everyMs: HOUR_MS,
    run: async () => void (await mailConfirmationReminders({ db, config, now })),
  })
  bindData(api, contract.confirmBusinesses, (ctx, { body }) => confirmOwnListings(ctx, body.ids))
  bindData(api, contract.confirmBusinessesByLink, (ctx, { query }) => confirmByLink(ctx, query))
  bindPlainForm(api, PAGE, PAGE, contract.confirmBusinessesByLink.query, confirmByLink)
}
