import * as contract from '#contract/second-factor.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator.ts'
import { deleteOldChallenges } from './challenges.ts'
import { addPasskey, beginPasskey, removePasskey } from './own-passkeys.ts'
import { reencryptAll } from './reencrypt-all.ts'
import { readSecondFactorState } from './state.ts'

/** The second factors: what signing in asks for besides the password. */
export function secondFactorRoutes(api: Api): void {
  bindData(api, contract.getSecondFactor, (ctx) => readSecondFactorState(ctx))
  bindData(api, contract.beginAuthenticator, (ctx) => beginAuthenticator(ctx))
  bindData(api, contract.confirmAuthenticator, (ctx, { body }) => confirmAuthenticator(ctx, body))
  bindData(api, contract.removeAuthenticator, (ctx) => removeAuthenticator(ctx))
  bindData(api, contract.createRecoveryCodes, (ctx) => renewRecoveryCodes(ctx))
  bindData(api, contract.beginPasskey, (ctx) => beginPasskey(ctx))
  bindData(api, contract.addPasskey, (ctx, { body }) => addPasskey(ctx, body))
  bindData(api, contract.removePasskey, (ctx, { params }) => removePasskey(ctx, params.id))
  const { db, tasks, config, now = () => new Date() } = api.deps
  if (typeof config.jwtSecret !== 'string')
    tasks.add({
      name: 'reseal values',
      everyMs: HOUR_MS,
      run: () => reencryptAll(db, config.jwtSecret),
    })
  tasks.add({
    name: 'forget old challenges',
    everyMs: HOUR_MS,
    run: () => deleteOldChallenges({ db, now }),
  })
}
