import { sql } from 'drizzle-orm'
import { recordTitleSql } from '#server/kit/audit-entries/record-title.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

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
      ${recordTitleSql(sql`e.noun`, sql`e.record_id`)} as title
    from audit_entries e left join accounts a on a.id = e.account_id
    where e.noun <> 'decisions'
    order by e.id desc limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map(({ at, record_id: recordId, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    recordId,
  }))
}
