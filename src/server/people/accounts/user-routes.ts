import * as contract from '#contract/users.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { setAccountRole, setAccountStatus, type HidePublished } from './change-user.ts'
import { listUsers, getUserStats } from './list-users.ts'
import { readUser } from './read-user.ts'

/** Accounts as administrators keep them; erasing one is in `personal-data/`. */
export function userRoutes(api: Api, hidePublished: HidePublished): void {
  bind(api, contract.getUserStats, async (ctx) => ({ data: await getUserStats(ctx) }))
  bind(api, contract.listUsers, (ctx, { query }) => listUsers(ctx, query))
  bind(api, contract.listAllUsers, (ctx, { query }) => listUsers(ctx, query))
  bind(api, contract.getUser, async (ctx, { params }) => ({ data: await readUser(ctx, params.id) }))
  bind(api, contract.setUserStatus, async (ctx, { params, body }) => ({
    data: await setAccountStatus(ctx, { ...body, id: params.id }, hidePublished),
  }))
  bind(api, contract.setUserRole, async (ctx, { params, body }) => ({
    data: await setAccountRole(ctx, { ...body, id: params.id }),
  }))
}
