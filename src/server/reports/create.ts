import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { sendReport as endpoint } from '#contract/reports.ts'
import type { Actor } from '#server/actor.ts'
import type { Attempts } from '#server/attempts.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/connection.ts'
import { blogPosts, businesses, classifiedAds, reports, reviews } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Call } from '#server/http/call.ts'
import type { Input } from '#server/http/input.ts'
import { isTrapped } from '#server/trap.ts'
import { PUBLIC_AD_STATUSES } from '#shared/classifieds.ts'
import { normaliseText } from '#shared/plain-text.ts'

type Report = Input<typeof endpoint>['body']

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Keeps a report of something public. A signed-in person's second report of the same record is taken as the first.
 * Throws NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function createReport(
  attempts: Attempts,
  actor: Actor,
  report: Report,
  { db, address, now }: Pick<Call, 'db' | 'address' | 'now'>,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const { noun, recordId, reason } = report
  attempts.take(now(), [
    { key: `report from ${address}`, atMost: 20, withinMs: DAY_MS },
    { key: `report from ${address} of ${noun} ${recordId}`, atMost: 3, withinMs: DAY_MS },
  ])
  const answer = { noun, recordId }
  // A program filled what people do not see: it hears of success, and nothing is kept.
  if (isTrapped(report)) return answer
  if (!(await isPublic(db, report))) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const accountId = actor.kind === 'user' ? actor.id : null
    const [made] = await tx
      .insert(reports)
      .values({ noun, recordId, reason, detail: normaliseText(report.detail), accountId })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (made) await recordAudit(tx, actor, 'create', 'reports', made.id, { noun, recordId, reason })
  })
  return answer
}

/** Whether there is such a record for everyone to see. */
async function isPublic(db: Db, { noun, recordId }: Report): Promise<boolean> {
  const count = {
    classified: () =>
      db.$count(
        classifiedAds,
        and(eq(classifiedAds.id, recordId), inArray(classifiedAds.status, [...PUBLIC_AD_STATUSES])),
      ),
    business: () => db.$count(businesses, and(eq(businesses.id, recordId), eq(businesses.status, 'active'))),
    review: () => db.$count(reviews, and(eq(reviews.id, recordId), eq(reviews.status, 'active'))),
    blog: () => db.$count(blogPosts, and(eq(blogPosts.id, recordId), sql`${blogPosts.status} = 'published'`)),
  }[noun]
  return (await count()) > 0
}
