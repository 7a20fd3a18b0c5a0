import type { Account } from '#contract/accounts.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { findAccountById, serialiseAccount } from './queries.ts'

/** The account of the signed-in person. */
export async function getCurrentAccount({ db, actor }: UserContext): Promise<Account> {
  const row = await findAccountById(db, actor.id)
  if (!row) throw new ApiError('NOT_SIGNED_IN')
  return serialiseAccount(row)
}
