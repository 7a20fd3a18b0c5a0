import * as contract from '#contract/accounts.ts'
import { requireUser } from '#server/actor.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { Attempts } from '#server/attempts.ts'
import { login } from './login.ts'
import { me } from './me.ts'
import { register } from './register.ts'

/** Registration, signing in, and who one is. */
export function accountRoutes(api: Api): void {
  const attempts = new Attempts()
  bind(api, contract.register, async ({ body }, call) => ({ data: await register(api.deps, attempts, body, call) }))
  bind(api, contract.login, async ({ body }, call) => ({ data: await login(api.deps, attempts, body, call) }))
  bind(api, contract.me, async (_, { db, actor }) => ({ data: await me(db, requireUser(await actor())) }))
}
