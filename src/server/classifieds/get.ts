import { and, eq, inArray } from 'drizzle-orm'
import type { Classified } from '#contract/classifieds.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import {
  isPublicClassified,
  PUBLIC_CLASSIFIED_STATUSES,
  getClassifiedStatusAt,
} from '#shared/rules/classifieds.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectClassifieds, type ClassifiedRow } from './columns.ts'
import { serialiseClassified } from './serialise.ts'

const ALL_DIGITS = /^\d{1,9}$/

export const classifiedNotFound = () => new ApiError('NOT_FOUND', { message: 'Ad not found.' })

/** An ad by slug or id, whatever its state. Throws NOT_FOUND. */
export async function findClassified(
  db: DbOrTransaction,
  named: string | number,
): Promise<ClassifiedRow> {
  const [row] = await selectClassifieds(db).where(isNamed(String(named)))
  if (!row) throw classifiedNotFound()
  return row
}

/**
 * Whether an address may belong to an ad. A slug, which nobody can guess, counts in any state, so
 * that the seller finds the ad; an id, which anybody can guess, only for an ad that everyone may
 * see.
 */
export async function classifiedExists(db: Db, named: string): Promise<boolean | 'hidden'> {
  const isGuessable = ALL_DIGITS.test(named)
  const shown = isGuessable ? inArray(a.status, [...PUBLIC_CLASSIFIED_STATUSES]) : undefined
  const [classified] = await db
    .select({ status: a.status, approvedAt: a.approvedAt })
    .from(a)
    .where(and(isNamed(named), shown))
  if (!classified) return false
  return classified.approvedAt !== null && TAKEN_DOWN.has(classified.status) ? 'hidden' : true
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
export async function getClassified(
  { db, now: clock, whoAsks }: Pick<VisitorContext, 'db' | 'now' | 'whoAsks'>,
  named: string,
): Promise<Classified> {
  const now = clock()
  const row = await findClassified(db, named)
  const status = getClassifiedStatusAt(row, now)
  if (status === 'active') return serialiseClassified(row, now)
  if (isOwnerOrAdmin(await whoAsks(), row)) return serialiseClassified(row, now, 'insider')
  if (!isPublicClassified(status)) throw classifiedNotFound()
  return serialiseClassified(row, now)
}
