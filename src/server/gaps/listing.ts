import { sql, type SQL } from 'drizzle-orm'
import type { GapListing } from '#contract/gaps.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  businessCalls,
  businesses as b,
  callList,
  categories,
  locations,
} from '#server/kit/db/tables/index.ts'
import { listGaps } from '#shared/rules/gaps.ts'
import type { WeekHours } from '#shared/rules/hours.ts'

type Row = Omit<GapListing, 'missing' | 'otherPhones'> & {
  alternatePhone: string | null
  whatsappNumber: string | null
  businessHours: WeekHours | null
  images: string[]
}

/** What a helper sees of a listing: public facts, and calls without who made them. */
const columns = (me: number) => sql`${b.id}, ${b.slug}, ${b.name}, ${b.nameHi} as "nameHi",
  json_build_object('id', ${categories.id}, 'name', ${categories.name},
    'nameHi', ${categories.nameHi}) as kind,
  json_build_object('id', ${locations.id}, 'city', ${locations.city},
    'nameHi', ${locations.nameHi}) as town,
  ${b.address}, ${b.landmark}, ${b.phone}, ${b.alternatePhone} as "alternatePhone",
  ${b.whatsappNumber} as "whatsappNumber", ${b.hours} as "businessHours", ${b.images},
  ${b.latitude}, ${b.longitude}, ${b.version}::int as version,
  (select coalesce(json_agg(json_build_object('way', c.way, 'result', c.result,
      'note', c.note, 'wrongPhone', c.phone, 'at', c.created_at,
      'isMine', coalesce(c.account_id = ${me}, false)) order by c.id desc), '[]')
    from (select * from ${businessCalls} k where k.business_id = ${b.id}
      order by k.id desc limit 3) c) as calls`

const FROM = sql`${b} join ${categories} on ${categories.id} = ${b.categoryId}
  join ${locations} on ${locations.id} = ${b.locationId}
  left join ${callList} on ${callList.businessId} = ${b.id}`

/** Listings as helpers see them; condition, order and part are the caller's. */
export async function selectGapListings(
  db: DbOrTransaction,
  me: number,
  rest: SQL,
): Promise<GapListing[]> {
  const { rows } = await db.execute<Row>(sql`select ${columns(me)} from ${FROM} ${rest}`)
  return rows.map(({ alternatePhone, whatsappNumber, businessHours, images, ...row }) => ({
    ...row,
    otherPhones: [
      ...new Set([alternatePhone, whatsappNumber].filter((one) => one !== null)),
    ].filter((one) => one !== row.phone),
    missing: listGaps({ ...row, businessHours, images }),
    calls: row.calls.map((call) => ({ ...call, at: new Date(call.at).toISOString() })),
  }))
}

/** How many there are of the same. */
export async function countGapListings(db: DbOrTransaction, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${FROM} where ${where}`,
  )
  return rows[0]!.count
}
