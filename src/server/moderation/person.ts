import { sql } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

type Person = NonNullable<QueueItemDetail['person']>
type Row = Omit<Person, 'since'> & { since: Date | string }

/** The author or owner of the item, with their history. */
export async function getSubjectPerson(
  { db }: Pick<UserContext, 'db'>,
  id: number,
): Promise<Person | null> {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.name, a.email, a.mobile, a.status,
      a.email is null or a.email_confirmed_at is not null as "isConfirmed",
      a.created_at as since,
      (select count(*)::int from businesses where owner_id = a.id) as listings,
      (select count(*)::int from classified_ads where account_id = a.id) as ads,
      (select count(*)::int from reviews where account_id = a.id) as reviews,
      (select count(*)::int from businesses where owner_id = a.id and status = 'inactive'
          and deleted_at is null)
        + (select count(*)::int from classified_ads where account_id = a.id
          and status in ('rejected', 'suspended'))
        + (select count(*)::int from reviews where account_id = a.id and status = 'hidden')
        as refused
    from accounts a where a.id = ${id}`)
  const [row] = rows
  return row ? { ...row, since: new Date(row.since).toISOString() } : null
}
