import * as contract from '#contract/accounts.ts'
import { requireUser } from '#server/actor/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { mailRequestTask } from '#server/mail/index.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { forgotPassword, mailResetLink } from './forgot-password.ts'
import { forgetOldLinks } from './links.ts'
import { forgetOldNetworks } from './networks.ts'
import { forgetOldSessions } from './sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { me } from './me.ts'
import { forgetOldRegistrations, mailRegistration } from './registration-mail.ts'
import { register } from './register.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { resetPassword } from './reset-password.ts'

const QUARTER_DAY_MS = 6 * 60 * 60 * 1000

/** Registration, signing in, who one is, and what is done by links in mails. */
export function accountRoutes(api: Api): void {
  const limits = new RateLimits(api.deps.db)
  bind(api, contract.register, async ({ body }, call) => ({
    data: await register(api.deps, limits, body, call),
  }))
  bind(api, contract.confirmRegistration, async ({ body }, call) => ({
    data: await confirmRegistration(api.deps, limits, body, call),
  }))
  bind(api, contract.login, async ({ body }, call) => ({
    data: await login(api.deps, limits, body, call),
  }))
  bind(api, contract.logout, async (_, call) => ({
    data: await logout(call.db, requireUser(await call.actor())),
  }))
  bind(api, contract.me, async (_, { db, actor }) => ({
    data: await me(db, requireUser(await actor())),
  }))
  bind(api, contract.forgotPassword, async ({ body }, call) => ({
    data: await forgotPassword(limits, body, call),
  }))
  bind(api, contract.resetPassword, async ({ body }, call) => ({
    data: await resetPassword(api.deps, limits, body, call),
  }))
  bind(api, contract.confirmEmail, async ({ body }, call) => ({
    data: await confirmEmail(limits, requireUser(await call.actor()), body, call),
  }))
  bind(api, contract.resendConfirmation, async (_, call) => ({
    data: await resendConfirmation(api.deps, limits, requireUser(await call.actor()), call),
  }))
  const { db, config, logger, tasks, now = () => new Date() } = api.deps
  const requests = { db, logger, now }
  tasks.add(
    mailRequestTask(requests, 'registration', (tx, request) =>
      mailRegistration(tx, request, config),
    ),
  )
  tasks.add(
    mailRequestTask(requests, 'reset-password', (tx, { email }) =>
      mailResetLink(tx, email, { siteUrl: config.siteUrl, now: now() }),
    ),
  )
  const forget = {
    links: forgetOldLinks,
    registrations: forgetOldRegistrations,
    sessions: forgetOldSessions,
    networks: forgetOldNetworks,
  }
  for (const [what, run] of Object.entries(forget))
    tasks.add({ name: `forget old ${what}`, everyMs: QUARTER_DAY_MS, run: () => run(db, now()) })
}
