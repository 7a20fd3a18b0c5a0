import type { Account } from '#contract/accounts.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import {
  beginChallenge,
  getRequestOptions,
  listMethods,
} from '#server/people/second-factor/index.ts'
import { serialiseAccount, type AccountRow } from './queries.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { signIn } from './sign-in.ts'

type Way = Awaited<ReturnType<typeof listMethods>>[number]

/** What a sign-in still has to show: a second factor, or the code of a mail. */
export type SignInChallenge = {
  challenge: string
  ways: (Way | 'mail')[]
  options: Record<string, unknown> | null
}
export type SuccessfulSignIn = { token: string; user: Account }

/**
 * Signs in an account whose password or code was right, or asks for its second factor. Throws
 * ACCOUNT_INACTIVE.
 */
export async function signInOrChallenge(
  ctx: VisitorContext,
  row: AccountRow,
): Promise<SuccessfulSignIn | SignInChallenge> {
  if (row.status !== 'active') {
    await recordRefusedSignIn(ctx, row.id, 'account closed')
    throw new ApiError('ACCOUNT_INACTIVE', { account: row.id })
  }
  const ways = await listMethods(ctx.db, row.id)
  // Who has no password made passkeys to sign in without a message, not beside one.
  const isNeeded = row.passwordHash !== null || ways.includes('code')
  if (ways.length > 0 && isNeeded) return challengeSecondFactor(ctx, row.id, ways)
  const token = await ctx.db.transaction((tx) => signIn(tx, row, ctx))
  return { token, user: serialiseAccount(row) }
}

async function challengeSecondFactor(
  { db, config, now }: VisitorContext,
  accountId: number,
  ways: Way[],
): Promise<SignInChallenge> {
  const options = await getRequestOptions(db, accountId, config)
  const signed = { challenge: options?.challenge ?? '', now: now() }
  const challenge = await beginChallenge(db, accountId, 'sign-in', signed)
  return { challenge, ways, options: options as Record<string, unknown> | null }
}
