import * as contract from '#contract/second-factor.ts'
import { bind } from '#server/kit/http/bind.ts'
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
import { readState } from './state.ts'

/** The second factors: what signing in asks for besides the password. */
export function secondFactorRoutes(api: Api): void {
  bind(api, contract.getSecondFactor, async (ctx) => ({ data: await readState(ctx) }))
  bind(api, contract.beginAuthenticator, async (ctx) => ({ data: await beginAuthenticator(ctx) }))
  bind(api, contract.confirmAuthenticator, async (ctx, { body }) => ({
    data: await confirmAuthenticator(ctx, body),
  }))
  bind(api, contract.removeAuthenticator, async (ctx) => ({
    data: await removeAuthenticator(ctx),
  }))
  bind(api, contract.createRecoveryCodes, async (ctx) => ({ data: await renewRecoveryCodes(ctx) }))
  bind(api, contract.beginPasskey, async (ctx) => ({ data: await beginPasskey(ctx) }))
  bind(api, contract.addPasskey, async (ctx, { body }) => ({ data: await addPasskey(ctx, body) }))
  bind(api, contract.removePasskey, async (ctx, { params }) => ({
    data: await removePasskey(ctx, params.id),
  }))
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
