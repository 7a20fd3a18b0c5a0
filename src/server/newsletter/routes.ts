import * as contract from '#contract/newsletter.ts'
import { bindData } from '#server/kit/http/bind.ts'
import { bindPlainForm } from '#server/kit/http/bind-plain-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { mailRequestTask } from '#server/kit/mail/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { confirmSubscription } from './confirm.ts'
import { deleteUnconfirmedSubscribers } from './delete-unconfirmed.ts'
import { mailSubscriptionConfirmation, subscribe } from './subscribe.ts'
import { resubscribe, unsubscribe } from './unsubscribe.ts'

const CONFIRM = '/newsletter/confirm'
const UNSUBSCRIBE = '/newsletter/unsubscribe'

/**
 * The newsletter: subscribing, confirming and ending, by script, by a plain form, and by one click
 * in a mail program.
 */
export function newsletterRoutes(api: Api): void {
  const { config, db, logger, tasks, now = () => new Date() } = api.deps
  bindData(api, contract.subscribeNewsletter, (ctx, { body }) => subscribe(ctx, body))
  bindData(api, contract.confirmNewsletter, (ctx, { body }) => confirmSubscription(ctx, body))
  bindData(api, contract.unsubscribeNewsletter, (ctx, { query }) => unsubscribe(ctx, query))
  bindData(api, contract.resubscribeNewsletter, (ctx, { query }) => resubscribe(ctx, query))
  // The address in a mail's header, opened by a person instead of a mail program.
  api.app.get(UNSUBSCRIBE, (c) =>
    c.redirect(
      `${config.siteUrl}${UNSUBSCRIBE}?s=${encodeURIComponent(c.req.query('s') ?? '')}`,
      302,
    ),
  )

  bindPlainForm(api, '/newsletter', '/newsletter', contract.subscribeNewsletter.body, subscribe)
  bindPlainForm(api, CONFIRM, CONFIRM, contract.confirmNewsletter.body, confirmSubscription)
  bindPlainForm(api, UNSUBSCRIBE, UNSUBSCRIBE, contract.unsubscribeNewsletter.query, unsubscribe)

  tasks.add(
    mailRequestTask({ db, logger, now }, 'newsletter', (tx, request) =>
      mailSubscriptionConfirmation({ db: tx, config, now }, request),
    ),
  )
  tasks.add({
    name: 'forget unconfirmed subscribers',
    everyMs: DAY_MS,
    run: () => deleteUnconfirmedSubscribers({ db, now }),
  })
}
