import { and, desc, eq, ne } from 'drizzle-orm'
import type { ManagedClassifiedDetail } from '#contract/classified-admin.ts'
import { readManagedAds } from '#server/classifieds/index.ts'
import {
  accounts,
  classifieds as a,
  classifiedInquiries as q,
  reports as r,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { readClassifiedSubject } from './classified-subject.ts'
import { getSubjectDetail } from './detail.ts'

const MAX_OTHERS = 12
const MAX_REPORTS = 20

/** An ad in whatever state, with all that helps to moderate it. Throws NOT_FOUND. */
export async function readManagedClassified(
  ctx: UserContext,
  id: number,
): Promise<ManagedClassifiedDetail> {
  const { db, now } = ctx
  // First, so that it is never newer than what is shown.
  const [row] = await db.select({ version: a.version }).from(a).where(eq(a.id, id))
  const subject = await readClassifiedSubject(ctx, id)
  const [classified] = await readManagedAds(db, [id], now())
  if (!subject || !classified || !row)
    throw new ApiError('NOT_FOUND', { message: 'This ad no longer exists.' })
  const others = await db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.accountId, classified.seller.id), ne(a.id, id)))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(MAX_OTHERS)
  return {
    ...(await getSubjectDetail(ctx, subject)),
    ad: classified,
    version: row.version,
    inquiries: await db.$count(q, eq(q.adId, id)),
    reported: await reportsOf(db, id),
    others: await readManagedAds(
      db,
      others.map((one) => one.id),
      now(),
    ),
  }
}

async function reportsOf(
  db: UserContext['db'],
  id: number,
): Promise<ManagedClassifiedDetail['reported']> {
  const rows = await db
    .select({
      id: r.id,
      reason: r.reason,
      detail: r.detail,
      by: accounts.name,
      at: r.createdAt,
      status: r.status,
    })
    .from(r)
    .leftJoin(accounts, eq(accounts.id, r.accountId))
    .where(and(eq(r.noun, 'classified'), eq(r.recordId, id)))
    .orderBy(desc(eq(r.status, 'new')), desc(r.id))
    .limit(MAX_REPORTS)
  return rows.map(({ at, status, ...row }) => ({
    ...row,
    at: at.toISOString(),
    isOpen: status === 'new',
  }))
}
