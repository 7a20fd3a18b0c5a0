import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { accountTokens } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS, WEEK_MS } from '#shared/rules/duration.ts'
import { MOBILE_UNDO_HOURS } from '#shared/rules/mobile.ts'

type AnyPurpose = (typeof accountTokens.$inferSelect)['purpose']
/** What a link in a mail is for; addresses of files are in `file-links.ts`. */
type Purpose = Exclude<AnyPurpose, 'download' | 'export' | 'backup'>

const LIFETIME_MS: Record<Purpose, number> = {
  'reset-password': HOUR_MS,
  'confirm-email': 48 * HOUR_MS,
  'change-email': 48 * HOUR_MS,
  'restore-mobile': MOBILE_UNDO_HOURS * HOUR_MS,
}
const RETENTION_MS = WEEK_MS

/**
 * Makes the address of a link for the account's mailbox. The token is in the fragment, which a
 * browser sends to no server: it is in no log and in no `Referer`. Only its hash is kept.
 */
export async function createAccountLink(
  tx: Transaction,
  accountId: number,
  purpose: Purpose,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string> {
  const token = await createAccountToken(tx, accountId, purpose, { now })
  return `${siteUrl}/${purpose}#token=${token}`
}

/**
 * Makes a token that works once. `email` is the address that one of `change-email` confirms,
 * `mobile` the number that one of `restore-mobile` brings back.
 */
export async function createAccountToken(
  tx: Transaction,
  accountId: number,
  purpose: Purpose,
  {
    now,
    email = null,
    mobile = null,
  }: { now: Date; email?: string | null; mobile?: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  const tokenHash = hashToken(token)
  await tx.insert(accountTokens).values({ accountId, purpose, email, mobile, tokenHash, expiresAt })
  return token
}

/** The account of a valid link, without consuming the link. Throws LINK_INVALID. */
export async function findLinkAccount(
  db: Db,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(
      and(isToken(token, purpose), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now)),
    )
  if (!row) throw new ApiError('LINK_INVALID')
  return row.accountId
}

/**
 * Consumes a link and all others of its account for the same purpose. Of two calls at the same
 * moment one succeeds, the other throws LINK_INVALID.
 */
export async function consumeLink(
  tx: Transaction,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<number> {
  return (await consumeAccountToken(tx, token, purpose, now)).accountId
}

/** The same, with what the token stands for. */
export async function consumeAccountToken(
  tx: Transaction,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<{ accountId: number; email: string | null; mobile: string | null }> {
  const unused = and(eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt))
  const [row] = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(isToken(token, purpose), unused, gt(accountTokens.expiresAt, now)))
    .returning({
      accountId: accountTokens.accountId,
      email: accountTokens.email,
      mobile: accountTokens.mobile,
    })
  if (!row) throw new ApiError('LINK_INVALID')
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.accountId, row.accountId), unused))
  return row
}

/** The address that an account was last asked to confirm instead of its own; null for none. */
export async function getPendingEmail(
  db: DbOrTransaction,
  accountId: number,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, 'change-email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(accountTokens.id))
    .limit(1)
  return row?.email ?? null
}

/**
 * Makes every unused link of an account invalid, also those sent to an old mailbox; but for those
 * that undo a change of the number, which is what they are for.
 */
export async function invalidateLinks(
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<void> {
  const unused = and(
    eq(accountTokens.accountId, accountId),
    ne(accountTokens.purpose, 'restore-mobile'),
    isNull(accountTokens.usedAt),
  )
  await tx.update(accountTokens).set({ usedAt: now }).where(unused)
}

/** The account of a link, used or not, until the link expires. */
export async function findUnexpiredLinkAccount(
  tx: Transaction,
  token: string,
  purpose: Purpose,
  now: Date,
) {
  const [row] = await tx
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(and(isToken(token, purpose), gt(accountTokens.expiresAt, now)))
  return row?.accountId
}

/** Deletes links that expired a week ago. */
export async function deleteOldLinks({ db, now }: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(accountTokens.expiresAt, new Date(now().getTime() - RETENTION_MS))
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: accountTokens.id }).from(accountTokens).where(old).limit(1)
  if (some) await db.delete(accountTokens).where(old)
}

const isToken = (token: string, purpose: Purpose) =>
  and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose))
