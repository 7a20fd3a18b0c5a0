import { sql } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

type Row = { at: Date | string; action: string; by: string | null; reason: string | null }

/** The recent audit entries of a record. */
export async function getRecentHistory(
  { db }: Pick<UserContext, 'db'>,
  { noun, id }: { noun: string; id: number },
): Promise<QueueItemDetail['past']> {
  const { rows } = await db.execute<Row>(sql`
    select e.at, e.action, a.name as by, e.detail ->> 'reason' as reason
    from audit_entries e left join accounts a on a.id = e.account_id
    where e.noun = ${noun} and e.record_id = ${id}
    order by e.id desc limit 8`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
