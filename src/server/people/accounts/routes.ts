import * as contract from '#contract/accounts.ts'
import {
  beginIdentityProof,
  completeLogin,
  proveIdentity,
  getIdentityProof,
} from '#contract/second-factor.ts'
import * as sessions from '#contract/sessions.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { mailRequestTask } from '#server/kit/mail/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { completeLogin as complete } from './complete-login.ts'
import { becomeOwner } from './become-owner.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { forgotPassword, mailResetLink } from './forgot-password.ts'
import { notifyGuessingTask } from './notify-guessing.ts'
import { deleteOldLinks } from './links.ts'
import { deleteOldNetworks } from './networks.ts'
import { deleteOldSessions } from './sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { deleteOldCodes, mailCodesTask } from './mailed-code.ts'
import { getCurrentAccount } from './me.ts'
import { endAllSessions, endOwnSession, listSessions } from './own-sessions.ts'
import * as proof from './proof.ts'
import { deleteOldRegistrations, mailRegistration } from './registration-mail.ts'
import { register } from './register.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { resendRegistration } from './resend-registration.ts'
import { resetPassword } from './reset-password.ts'

const QUARTER_DAY_MS = 6 * HOUR_MS

/** Registration, signing in and out, the own account, and what links in mails do. */
export function accountRoutes(api: Api): void {
  bind(api, contract.register, async (ctx, { body }) => ({
    data: await register(ctx, body),
  }))
  bind(api, contract.resendRegistration, async (ctx, { body }) => ({
    data: await resendRegistration(ctx, body),
  }))
  bind(api, contract.confirmRegistration, async (ctx, { body }) => ({
    data: await confirmRegistration(ctx, body),
  }))
  bind(api, contract.login, async (ctx, { body }) => ({
    data: await login(ctx, body),
  }))
  bind(api, contract.logout, async (ctx) => ({
    data: await logout(ctx),
  }))
  bind(api, contract.getCurrentAccount, async (ctx) => ({ data: await getCurrentAccount(ctx) }))
  bind(api, contract.becomeOwner, async (ctx) => ({ data: await becomeOwner(ctx) }))
  bind(api, contract.forgotPassword, async (ctx, { body }) => ({
    data: await forgotPassword(ctx, body),
  }))
  bind(api, contract.resetPassword, async (ctx, { body }) => ({
    data: await resetPassword(ctx, body),
  }))
  bind(api, contract.confirmEmail, async (ctx, { body }) => ({
    data: await confirmEmail(ctx, body),
  }))
  bind(api, contract.resendConfirmation, async (ctx) => ({
    data: await resendConfirmation(ctx),
  }))
  bind(api, completeLogin, async (ctx, { body }) => ({ data: await complete(ctx, body) }))
  bind(api, getIdentityProof, async (ctx) => ({ data: await proof.getIdentityProof(ctx) }))
  bind(api, beginIdentityProof, async (ctx) => ({ data: await proof.beginIdentityProof(ctx) }))
  bind(api, proveIdentity, async (ctx, { body }) => ({
    data: await proof.proveIdentity(ctx, body),
  }))
  bind(api, sessions.listSessions, async (ctx) => ({ data: await listSessions(ctx) }))
  bind(api, sessions.endSession, async (ctx, { params }) => ({
    data: await endOwnSession(ctx, params.key),
  }))
  bind(api, sessions.endAllSessions, async (ctx) => ({ data: await endAllSessions(ctx) }))
  const { db, config, logger, tasks, now = () => new Date() } = api.deps
  const requests = { db, logger, now }
  tasks.add(
    mailRequestTask(requests, 'registration', (tx, request) =>
      mailRegistration({ db: tx, config }, request),
    ),
  )
  tasks.add(
    mailRequestTask(requests, 'reset-password', (tx, request) =>
      mailResetLink({ db: tx, config, now }, request),
    ),
  )
  tasks.add(mailCodesTask({ db, config, now }))
  tasks.add(notifyGuessingTask({ db, siteUrl: config.siteUrl }))
  const forget = {
    'sign-in codes': deleteOldCodes,
    links: deleteOldLinks,
    registrations: deleteOldRegistrations,
    sessions: deleteOldSessions,
    networks: deleteOldNetworks,
  }
  for (const [what, run] of Object.entries(forget))
    tasks.add({ name: `forget old ${what}`, everyMs: QUARTER_DAY_MS, run: () => run({ db, now }) })
}
