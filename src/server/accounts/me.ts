import type { Account } from '#contract/accounts.ts'
import type { UserActor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { accountById, presentAccount } from './queries.ts'

/** The account of who asks. */
export async function me(db: Db, actor: UserActor): Promise<Account> {
  const row = await accountById(db, actor.id)
  if (!row) throw new ApiError('NOT_SIGNED_IN')
  return presentAccount(row)
}
