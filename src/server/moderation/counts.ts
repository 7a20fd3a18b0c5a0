import { sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { getAdminCounts as endpoint } from '#contract/moderation.ts'
import { CAMPAIGN_PENDING } from '#server/advertising/campaigns/index.ts'
import { CREATIVE_PENDING } from '#server/advertising/creatives/index.ts'
import { unspelledQuery } from '#server/suggestions/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { QUEUE_ITEM_KINDS, type QueueItemKind } from '#shared/rules/moderation.ts'
import { CLAIM_PENDING, pendingItemsQuery } from './pending.ts'

type Counts = ResponseOf<typeof endpoint>['data']
type Noun = Exclude<keyof Counts, 'waiting' | 'waitingOf'>

/** The rows of each noun with what they are counted by. */
const STATES: Record<Noun, SQL> = {
  users: sql`select case when status = 'inactive' then status else role end from accounts`,
  businesses: sql`select status from businesses`,
  changes: sql`select 'pending' from business_changes`,
  claims: sql`select 'pending' from business_claims c where ${CLAIM_PENDING}`,
  contacts: sql`select status from enquiries where status <> 'spam' and for_site`,
  reports: sql`select status from reports`,
  blogs: sql`select status from blog_posts`,
  categories: sql`select status from categories`,
  locations: sql`select status from locations`,
  reviews: sql`select status from reviews`,
  answers: sql`select status from review_answers`,
  classified: sql`select status from classified_ads`,
  campaigns: sql`select status from campaigns where deleted_at is null`,
  advertising: sql`
    select 'campaign' from campaigns c where ${CAMPAIGN_PENDING}
    union all
    select 'creative' from creatives k join campaigns c on c.id = k.campaign_id
    where ${CREATIVE_PENDING}`,
  payments: sql`
    select 'unmatched' from bank_lines where status = 'new' and direction = 'in'
    union all select 'refunds' from ad_refunds where status = 'asked'
    union all select 'approvals' from ad_approvals where status = 'waiting'`,
  spellings: unspelledQuery(),
}

const COUNTED = sql.join(
  Object.entries(STATES).map(
    ([noun, rows]) => sql`select ${sql.raw(`'${noun}'`)} as noun, state, count(*)::int as count
      from (${rows}) as rows (state) group by state`,
  ),
  sql` union all `,
)

/** Counts of all records by status, and of pending work. */
export async function getAdminCounts({ db }: Pick<UserContext, 'db'>): Promise<Counts> {
  const { rows } = await db.execute<{ noun: Noun; state: string; count: number }>(COUNTED)
  const counts = Object.fromEntries(
    (Object.keys(STATES) as Noun[]).map((noun) => [noun, zeros(noun)]),
  ) as Record<Noun, Record<string, number>>
  for (const { noun, state, count } of rows) {
    counts[noun][state] = count
    counts[noun]['total']! += count
  }
  const waits = await db.execute<{ kind: QueueItemKind; count: number }>(
    sql`select kind, count(*)::int as count from ${pendingItemsQuery()} as q group by kind`,
  )
  const waitingOf = Object.fromEntries(
    QUEUE_ITEM_KINDS.map((kind) => [kind, 0]),
  ) as Counts['waitingOf']
  for (const { kind, count } of waits.rows) waitingOf[kind] = count
  return {
    ...(counts as Omit<Counts, 'waiting' | 'waitingOf'>),
    waiting: waits.rows.reduce((sum, { count }) => sum + count, 0),
    waitingOf,
  }
}

const zeros = (noun: Noun): Record<string, number> =>
  Object.fromEntries(
    Object.keys(endpoint.answer.shape.data.shape[noun].shape).map((state) => [state, 0]),
  )
