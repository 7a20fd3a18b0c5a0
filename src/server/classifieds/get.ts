import { and, eq, inArray } from 'drizzle-orm'
import type { Ad } from '#contract/classifieds.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { classifiedAds as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { isPublicAd, PUBLIC_AD_STATUSES, getAdStatusAt } from '#shared/rules/classifieds.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectAds, type AdRow } from './columns.ts'
import { presentAd } from './present.ts'

const ALL_DIGITS = /^\d{1,9}$/

export const adNotFound = () => new ApiError('NOT_FOUND', { message: 'Ad not found.' })

/** An ad by slug or id, whatever its state. Throws NOT_FOUND. */
export async function findAd(db: DbOrTransaction, named: string | number): Promise<AdRow> {
  const [row] = await selectAds(db).where(isNamed(String(named)))
  if (!row) throw adNotFound()
  return row
}

/**
 * Whether an address may belong to an ad. A slug, which nobody can guess, counts in any state, so
 * that the seller finds the ad; an id, which anybody can guess, only for an ad that everyone may
 * see.
 */
export async function adExists(db: Db, named: string): Promise<boolean | 'hidden'> {
  const isGuessable = ALL_DIGITS.test(named)
  const shown = isGuessable ? inArray(a.status, [...PUBLIC_AD_STATUSES]) : undefined
  const [ad] = await db
    .select({ status: a.status, approvedAt: a.approvedAt })
    .from(a)
    .where(and(isNamed(named), shown))
  if (!ad) return false
  return ad.approvedAt !== null && TAKEN_DOWN.has(ad.status) ? 'hidden' : true
}

const TAKEN_DOWN: ReadonlySet<string> = new Set(['rejected', 'suspended'])

/** By id or by slug; slugs are never all digits. */
const isNamed = (named: string) =>
  ALL_DIGITS.test(named) ? eq(a.id, Number(named)) : eq(a.slug, named)

/** Whether this person is the seller of the ad or an administrator. */
export const isOwnerOrAdmin = (actor: Actor, { accountId }: { accountId: number }): boolean =>
  actor.kind === 'user' && (actor.id === accountId || actor.role === 'admin')

/**
 * One ad. The actor is looked at only for an ad that is not active, so active ones are answered
 * from memory. Throws NOT_FOUND, also for what the caller may not see.
 */
export async function getAd(
  { db, now: clock, whoAsks }: Pick<VisitorContext, 'db' | 'now' | 'whoAsks'>,
  named: string,
): Promise<Ad> {
  const now = clock()
  const row = await findAd(db, named)
  const status = getAdStatusAt(row, now)
  if (status === 'active') return presentAd(row, now)
  if (isOwnerOrAdmin(await whoAsks(), row)) return presentAd(row, now, 'insider')
  if (!isPublicAd(status)) throw adNotFound()
  return presentAd(row, now)
}
