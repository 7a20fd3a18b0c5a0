import * as contract from '#contract/users.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { setRole, setStatus } from './change-user.ts'
import type { HideContent } from './change-user.ts'
import { listUsers, userStats } from './list-users.ts'
import { readUser } from './read-user.ts'

/** Accounts as administrators keep them; erasing one is in `personal-data/`. */
export function userRoutes(api: Api, hidePublished: HideContent): void {
  bind(api, contract.userStats, async (ctx) => ({ data: await userStats(ctx) }))
  bind(api, contract.listUsers, (ctx, { query }) => listUsers(ctx, query))
  bind(api, contract.allUsers, (ctx, { query }) => listUsers(ctx, query))
  bind(api, contract.getUser, async (ctx, { params }) => ({ data: await readUser(ctx, params.id) }))
  bind(api, contract.setUserStatus, async (ctx, { params, body }) => ({
    data: await setStatus(ctx, { ...body, id: params.id }, hidePublished),
  }))
  bind(api, contract.setUserRole, async (ctx, { params, body }) => ({
    data: await setRole(ctx, { ...body, id: params.id }),
  }))
}
