import * as contract from '#contract/newsletter.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { bindPlainForm } from '#server/http/bind-plain-form.ts'
import { confirm } from './confirm.ts'
import { mailRequestTask } from '#server/mail/index.ts'
import { forgetUnconfirmed } from './forget.ts'
import { mailSubscription, subscribe } from './subscribe.ts'
import { resubscribe, unsubscribe } from './unsubscribe.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The newsletter: asked for, confirmed and ended, by script, by a plain form, and by a mail
 * program's one click.
 */
export function newsletterRoutes(api: Api): void {
  const { config, db, logger, tasks, now = () => new Date() } = api.deps
  const limits = new RateLimits(api.deps.db)
  bind(api, contract.subscribeNewsletter, async ({ body }, call) => ({
    data: await subscribe(limits, body, call),
  }))
  bind(api, contract.confirmNewsletter, async ({ body }, call) => ({
    data: await confirm(config, body.token, call),
  }))
  bind(api, contract.unsubscribeNewsletter, async ({ query }, call) => ({
    data: await unsubscribe(config.jwtSecret, query.s, call),
  }))
  bind(api, contract.resubscribeNewsletter, async ({ query }, call) => ({
    data: await resubscribe(config.jwtSecret, query.s, call),
  }))
  // The address in a mail's header, opened by a person instead of a mail program.
  api.app.get('/newsletter/unsubscribe', (c) =>
    c.redirect(
      `${config.siteUrl}/newsletter/unsubscribe?s=${encodeURIComponent(c.req.query('s') ?? '')}`,
      302,
    ),
  )

  bindPlainForm(
    api,
    '/newsletter',
    '/newsletter',
    contract.subscribeNewsletter.body,
    (body, call) => subscribe(limits, body, call),
  )
  bindPlainForm(
    api,
    '/newsletter/confirm',
    '/newsletter/confirm',
    contract.confirmNewsletter.body,
    ({ token }, call) => confirm(config, token, call),
  )
  bindPlainForm(
    api,
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe',
    contract.unsubscribeNewsletter.query,
    ({ s }, call) => unsubscribe(config.jwtSecret, s, call),
  )

  tasks.add(
    mailRequestTask({ db, logger, now }, 'newsletter', (tx, { email }) =>
      mailSubscription(tx, email, { siteUrl: config.siteUrl, now: now() }),
    ),
  )
  tasks.add({
    name: 'forget unconfirmed subscribers',
    everyMs: DAY_MS,
    run: () => forgetUnconfirmed(db, now()),
  })
}
