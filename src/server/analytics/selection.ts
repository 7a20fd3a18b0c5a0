import { sql, type SQL } from 'drizzle-orm'
import { businesses as b, classifieds as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { AnalyticsRecordType } from '#shared/rules/analytics.ts'

export type AnalyticsSelection = { noun?: AnalyticsRecordType | undefined; id?: number | undefined }
export type SelectedRecord = { noun: AnalyticsRecordType; id: number; name: string }

/** Everything of an account that has analytics, as rows `(noun, record_id, name, slug, status)`. */
export const ownRecordsQuery = (accountId: number): SQL => sql`
  select 'business' as noun, ${b.id} as record_id, ${b.name} as name, ${b.slug} as slug,
    ${b.status} as status
  from ${b} where ${b.ownerId} = ${accountId}
  union all
  select 'classified', ${a.id}, ${a.title}, ${a.slug}, ${a.status}
  from ${a} where ${a.accountId} = ${accountId}`

/**
 * The record that is asked for, or null for all. Throws NOT_FOUND for a record of somebody else,
 * and INVALID_INPUT when only noun or id is given.
 */
export async function findSelection(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { noun, id }: AnalyticsSelection,
): Promise<SelectedRecord | null> {
  if (noun === undefined && id === undefined) return null
  if (noun === undefined || id === undefined)
    throw new ApiError('INVALID_INPUT', { message: 'Noun and id are both required.' })
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (${ownRecordsQuery(actor.id)}) own
    where noun = ${noun} and record_id = ${id}`)
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return { noun, id, name: rows[0].name }
}

/** The condition on a table of counts, named `c`, that a row is of what was chosen. */
export const selectionCondition = (accountId: number, one: SelectedRecord | null): SQL =>
  one
    ? sql`c.noun = ${one.noun} and c.record_id = ${one.id}`
    : sql`(c.noun, c.record_id) in
        (select noun, record_id from (${ownRecordsQuery(accountId)}) own)`
