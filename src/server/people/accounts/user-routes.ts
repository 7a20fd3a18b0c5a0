import * as contract from '#contract/users.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { setAccountRole, setAccountStatus, type HidePublishedContent } from './change-user.ts'
import { removeHelper, setHelper } from './helper.ts'
import { listUsers, getUserStats } from './list-users.ts'
import { readUser } from './read-user.ts'

/** Accounts as administrators keep them; erasing one is in `personal-data/`. */
export function userRoutes(api: Api, hidePublished: HidePublishedContent): void {
  bindData(api, contract.getUserStats, (ctx) => getUserStats(ctx))
  bind(api, contract.listUsers, (ctx, { query }) => listUsers(ctx, query))
  bind(api, contract.listUsersAlias, (ctx, { query }) => listUsers(ctx, query))
  bindData(api, contract.getUser, (ctx, { params }) => readUser(ctx, params.id))
  bindData(api, contract.setUserStatus, (ctx, { params, body }) =>
    setAccountStatus(ctx, { ...body, id: params.id }, hidePublished),
  )
  bindData(api, contract.setUserRole, (ctx, { params, body }) =>
    setAccountRole(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.setHelper, (ctx, { params, body }) =>
    setHelper(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.removeHelper, (ctx, { params }) => removeHelper(ctx, params.id))
}
