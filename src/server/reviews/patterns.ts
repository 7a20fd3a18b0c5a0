import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { NETWORK_PATTERN_DAYS } from '#shared/rules/review-patterns.ts'

type Patterns = {
  /** Of the same day in India, the review itself included. */
  sameDay: { ofBusiness: number; ofWriter: number }
  network: { reviews: number; isOwners: boolean } | null
}
type Row = {
  id: number
  ofBusiness: number
  ofWriter: number
  ofNetwork: number | null
  isOwners: boolean
}

const DAY_OF = (alias: string) => sql.raw(`(${alias}.created_at at time zone 'Asia/Kolkata')::date`)
const WITHIN = sql.raw(`interval '${NETWORK_PATTERN_DAYS} days'`)

/**
 * The most reviews of one listing from the network of a review within three days, this one among
 * them.
 */
const OF_NETWORK = sql`(select max(so_far.count)::int from (
    select o.created_at, count(*) over (order by o.created_at
      range between ${WITHIN} preceding and current row) as count
    from review_networks m join reviews o on o.id = m.review_id
    where m.network_hash = n.network_hash and o.business_id = r.business_id) so_far
  where so_far.created_at between r.created_at and r.created_at + ${WITHIN})`

/** What may be suspicious about reviews, with the figures: for a person to judge. */
export async function findSuspiciousPatterns(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Patterns>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select r.id,
      (select count(*)::int from reviews o where o.business_id = r.business_id
        and ${DAY_OF('o')} = ${DAY_OF('r')}) as "ofBusiness",
      (select count(*)::int from reviews o where o.account_id = r.account_id
        and ${DAY_OF('o')} = ${DAY_OF('r')}) as "ofWriter",
      case when n.review_id is not null then ${OF_NETWORK} end as "ofNetwork",
      exists (select from account_networks a where a.account_id = b.owner_id
        and a.network_hash = n.network_hash) as "isOwners"
    from reviews r join businesses b on b.id = r.business_id
    left join review_networks n on n.review_id = r.id
    where r.id = any(${sql.param([...ids])}::int[])`)
  return new Map(
    rows.map(({ id, ofBusiness, ofWriter, ofNetwork, isOwners }) => [
      id,
      {
        sameDay: { ofBusiness, ofWriter },
        network: ofNetwork === null ? null : { reviews: ofNetwork, isOwners },
      },
    ]),
  )
}
