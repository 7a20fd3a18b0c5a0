import type { changeBusinesses as endpoint } from '#contract/businesses-writing.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { setFlag } from './write/set-flag.ts'
import { setBusinessStatus } from './write/set-status.ts'
import { changeBusiness } from './write/update.ts'

type Body = Input<typeof endpoint>['body']

/** So many are committed together: one wait for the disk, and no lock is held for long. */
const AT_ONCE = 50

/**
 * One change of many listings, each whole or not at all, by the verb for one. What could not be
 * done is listed with its reason.
 */
export async function changeBusinesses(
  ctx: UserContext,
  { ids, change }: Body,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const unique = [...new Set(ids)]
  const failed: { id: number; error: string }[] = []
  for (let from = 0; from < unique.length; from += AT_ONCE)
    await ctx.db.transaction(async (tx) => {
      // A transaction within one is a savepoint, so a verb that fails leaves the others.
      const within: UserContext = { ...ctx, db: tx as unknown as Db }
      for (const id of unique.slice(from, from + AT_ONCE)) {
        const error = await changeOne(within, id, change)
        if (error !== null) failed.push({ id, error })
      }
    })
  return { done: unique.length - failed.length, failed }
}

async function changeOne(
  ctx: UserContext,
  id: number,
  change: Body['change'],
): Promise<string | null> {
  try {
    if (change.what === 'status')
      await setBusinessStatus(ctx, { id, status: change.status, reason: change.reason })
    else if (change.what === 'category')
      await changeBusiness(ctx, { id, categoryId: change.categoryId })
    else await setFlag(ctx, { id, flag: change.what, value: change.value })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Object.values(error.detail.fields ?? {})[0] ?? error.message
  }
}
