import { inArray } from 'drizzle-orm'
import type { changeBusinesses as endpoint } from '#contract/businesses-writing.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/connection.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import type { ApiError } from '#server/errors/api-error.ts'
import type { EndpointInput } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { confirmListings } from './confirm/confirm.ts'
import { setCategories } from './write/set-category.ts'
import { notFoundErrors, setFlags } from './write/set-flag.ts'
import { setBusinessStatuses } from './write/set-status.ts'

type Body = EndpointInput<typeof endpoint>['body']

/** So many are changed by the same statements, and no lock is held for long. */
const BATCH_SIZE = 100

/**
 * One change of many listings, each whole or not at all. What could not be done is listed with its
 * reason.
 */
export async function changeBusinesses(
  ctx: UserContext,
  { ids, change }: Body,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const unique = [...new Set(ids)]
  const failed: { id: number; error: string }[] = []
  for (let from = 0; from < unique.length; from += BATCH_SIZE) {
    const piece = unique.slice(from, from + BATCH_SIZE)
    const refused = await ctx.db.transaction((tx) => changeIn(tx, ctx, piece, change))
    for (const id of piece) {
      const why = refused.get(id)
      if (why) failed.push({ id, error: Object.values(why.detail.fields ?? {})[0] ?? why.message })
    }
  }
  return { done: unique.length - failed.length, failed }
}

async function changeIn(
  tx: Transaction,
  ctx: UserContext,
  ids: readonly number[],
  change: Body['change'],
): Promise<Map<number, ApiError>> {
  switch (change.what) {
    case 'status':
      return setBusinessStatuses(tx, ctx, ids, change)
    case 'category':
      return setCategories(tx, ctx, ids, change.categoryId)
    case 'confirmed': {
      const how = { actor: ctx.actor, now: ctx.now() }
      return notFoundErrors(ids, await confirmListings(tx, inArray(b.id, [...ids]), how))
    }
    default:
      return setFlags(tx, ctx, ids, { flag: change.what, value: change.value })
  }
}
