import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/** For so long nobody else looks: a server that stops in between leaves it to the next. */
const LEASE_MS = HOUR_MS

/** A running campaign whose address is to be looked at. */
export type DueTarget = { campaignId: number; targetUrl: string }

/**
 * Takes one running campaign that was not looked at for a week, or whose address is another than
 * then; of several processes one gets it. Undefined while none is due.
 */
export async function claimDueTarget(db: Db, now: Date): Promise<DueTarget | undefined> {
  // A plain read first: with nothing to do, nothing is written.
  if ((await db.execute(due(now))).rows.length === 0) return undefined
  const until = new Date(now.getTime() + LEASE_MS).toISOString()
  const { rows } = await db.execute<DueTarget>(sql`
    insert into campaign_targets as l (campaign_id, target_url, due_at)
    select id, target_url, ${until}::timestamptz from (${due(now)} for update of c skip locked) d
    on conflict (campaign_id) do update set
      due_at = excluded.due_at,
      target_url = excluded.target_url,
      approved_site = case when l.target_url = excluded.target_url then l.approved_site end,
      failures = case when l.target_url = excluded.target_url then l.failures else 0 end,
      told_at = case when l.target_url = excluded.target_url then l.told_at end
    where l.due_at <= ${now.toISOString()}::timestamptz or l.target_url <> excluded.target_url
    returning campaign_id as "campaignId", target_url as "targetUrl"`)
  return rows[0]
}

const due = (now: Date) => sql`
  select c.id, c.target_url from campaigns c left join campaign_targets t on t.campaign_id = c.id
  where c.status = 'active' and c.is_approved and c.deleted_at is null
    and (t.campaign_id is null or t.target_url <> c.target_url
      or t.due_at <= ${now.toISOString()}::timestamptz)
  order by t.due_at nulls first, c.id limit 1`
