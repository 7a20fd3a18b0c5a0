import * as contract from '#contract/accounts.ts'
import * as mobile from '#contract/mobile.ts'
import {
  beginPasskeyProof,
  completeLogin,
  proveIdentity,
  getIdentityProof,
} from '#contract/second-factor.ts'
import * as sessions from '#contract/sessions.ts'
import { bindData } from '#server/kit/http/bind.ts'
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
import { deleteOldMailedCodes, sendLoginCodesTask } from './mailed-code.ts'
import { getCurrentAccount } from './me.ts'
import { deleteOldMobileCodes, getMobileCodeState } from './mobile-codes.ts'
import { restoreMobile } from './restore-mobile.ts'
import { requestMobileCode, signInWithMobile } from './mobile-sign-in.ts'
import { beginPasskeyLogin, signInWithPasskey } from './passkey-sign-in.ts'
import { endAllSessions, endOwnSession, listSessions } from './own-sessions.ts'
import * as proof from './proof.ts'
import { deleteOldRegistrations, mailRegistration } from './registration-mail.ts'
import { register } from './register.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { resendRegistration } from './resend-registration.ts'
import { resetPassword } from './reset-password.ts'
import { askTeamForNumber, deleteOldNumberRequests, mailSilentCode } from './silent-number.ts'

const QUARTER_DAY_MS = 6 * HOUR_MS

/** Registration, signing in and out, the own account, and what links in mails do. */
export function accountRoutes(api: Api): void {
  bindData(api, contract.register, (ctx, { body }) => register(ctx, body))
  bindData(api, contract.resendRegistration, (ctx, { body }) => resendRegistration(ctx, body))
  bindData(api, contract.confirmRegistration, (ctx, { body }) => confirmRegistration(ctx, body))
  bindData(api, contract.login, (ctx, { body }) => login(ctx, body))
  bindData(api, contract.logout, (ctx) => logout(ctx))
  bindData(api, contract.getCurrentAccount, (ctx) => getCurrentAccount(ctx))
  bindData(api, contract.becomeOwner, (ctx) => becomeOwner(ctx))
  bindData(api, contract.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body))
  bindData(api, contract.resetPassword, (ctx, { body }) => resetPassword(ctx, body))
  bindData(api, contract.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body))
  bindData(api, contract.resendConfirmation, (ctx) => resendConfirmation(ctx))
  bindData(api, mobile.requestMobileCode, (ctx, { body }) => requestMobileCode(ctx, body))
  bindData(api, mobile.getMobileCodeState, (ctx, { body }) => getMobileCodeState(ctx, body))
  bindData(api, mobile.signInWithMobile, (ctx, { body }) => signInWithMobile(ctx, body))
  bindData(api, mobile.mailSilentCode, (ctx, { body }) => mailSilentCode(ctx, body))
  bindData(api, mobile.askTeamForNumber, (ctx, { body }) => askTeamForNumber(ctx, body))
  bindData(api, mobile.restoreMobile, (ctx, { body }) => restoreMobile(ctx, body))
  bindData(api, mobile.beginPasskeyLogin, (ctx) => beginPasskeyLogin(ctx))
  bindData(api, mobile.signInWithPasskey, (ctx, { body }) => signInWithPasskey(ctx, body))
  bindData(api, mobile.beginMobileProof, (ctx) => proof.beginMobileProof(ctx))
  bindData(api, completeLogin, (ctx, { body }) => complete(ctx, body))
  bindData(api, getIdentityProof, (ctx) => proof.getIdentityProofStatus(ctx))
  bindData(api, beginPasskeyProof, (ctx) => proof.beginPasskeyProof(ctx))
  bindData(api, proveIdentity, (ctx, { body }) => proof.proveIdentity(ctx, body))
  bindData(api, sessions.listSessions, (ctx) => listSessions(ctx))
  bindData(api, sessions.endSession, (ctx, { params }) => endOwnSession(ctx, params.key))
  bindData(api, sessions.endAllSessions, (ctx) => endAllSessions(ctx))
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
  tasks.add(sendLoginCodesTask({ db, config, now }))
  tasks.add(notifyGuessingTask({ db, siteUrl: config.siteUrl }))
  const forget = {
    'sign-in codes': deleteOldMailedCodes,
    'mobile codes': deleteOldMobileCodes,
    'number requests': deleteOldNumberRequests,
    links: deleteOldLinks,
    registrations: deleteOldRegistrations,
    sessions: deleteOldSessions,
    networks: deleteOldNetworks,
  }
  for (const [what, run] of Object.entries(forget))
    tasks.add({ name: `forget old ${what}`, everyMs: QUARTER_DAY_MS, run: () => run({ db, now }) })
}
