import { sql } from 'drizzle-orm'
import type { UserContext } from '#server/http/verb-context.ts'

type Row = {
  id: number
  at: Date | string
  by: string | null
  action: string
  noun: string
  record_id: number | null
  title: string | null
}

/** The latest of what was done (a decision once it is carried out), with the name of what it was done to. */
export async function listActivity(
  { db }: Pick<UserContext, 'db'>,
  { page, limit }: { page: number; limit: number },
) {
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.at, a.name as by, e.action, e.noun, e.record_id,
      case e.noun
        when 'businesses' then (select name from businesses where id = e.record_id)
        when 'accounts' then (select name from accounts where id = e.record_id)
        when 'classified-ads' then (select title from classified_ads where id = e.record_id)
        when 'blog' then (select title from blog_posts where id = e.record_id)
        when 'categories' then (select name from categories where id = e.record_id)
        when 'locations' then (select city from locations where id = e.record_id)
        when 'reviews' then (select b.name from reviews r join businesses b
          on b.id = r.business_id where r.id = e.record_id)
        when 'campaigns' then (select title from campaigns where id = e.record_id)
        when 'creatives' then (select name from creatives where id = e.record_id)
        when 'placements' then (select name from placements where id = e.record_id)
        when 'claims' then (select b.name from business_claims c join businesses b
          on b.id = c.business_id where c.id = e.record_id)
      end as title
    from audit_entries e left join accounts a on a.id = e.account_id
    where e.noun <> 'decisions'
    order by e.id desc limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map(({ at, record_id: recordId, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    recordId,
  }))
}
