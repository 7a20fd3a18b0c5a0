import { sql } from 'drizzle-orm'
import type { FactCheckResult, QueueItemDetail } from '#contract/moderation.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { findContactDetails } from '#shared/rules/contact-details-in-text.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import type { ModerationSubject } from './subject.ts'

/** Villages belong to a town some way off; what is farther is more often a wrong pin. */
const NEAR_KM = 15

/** What a subject says, each fact with what the server can check of it. */
export async function getCheckedFacts(
  ctx: Pick<UserContext, 'db'>,
  { listing, phone, point, facts }: ModerationSubject,
): Promise<QueueItemDetail['facts']> {
  const said = facts.filter(({ value }) => value !== '')
  const place = point && {
    name: 'point',
    value: `${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}`,
  }
  const checks: Record<string, FactCheckResult | null> = listing
    ? {
        name: nameCheck(listing.name),
        zipCode: listing.zipCode ? await pinCheck(ctx, listing) : null,
        phone: phone ? await numberCheck(ctx, phone, listing.id) : null,
        hours: listing.hours ? daysCheck(listing.hours) : null,
        point: distanceCheck(point),
      }
    : {}
  return [...said, ...(place ? [place] : [])].map((one) => {
    const check = checks[one.name]
    return check ? { ...one, check } : one
  })
}

const nameCheck = (name: string): FactCheckResult => {
  const found = findContactDetails(name)
  return { code: 'contacts', isFine: found.length === 0, detail: found.join(', ') }
}

/** Fits where it is the PIN of the town, or one that the post has in the town's district. */
async function pinCheck(
  { db }: Pick<UserContext, 'db'>,
  { zipCode, locationId }: NonNullable<ModerationSubject['listing']>,
): Promise<FactCheckResult | null> {
  const { rows } = await db.execute<{ fits: boolean; isKnown: boolean; elsewhere: string | null }>(
    sql`select l.pincode = ${zipCode} or exists (select 1 from pincodes p
          where p.pincode = ${zipCode} and p.district_id = l.district_id) as fits,
        l.pincode is not null
          or exists (select 1 from pincodes p where p.district_id = l.district_id) as "isKnown",
        (select string_agg(d.name, ', ' order by d.name) from pincodes p
          join districts d on d.id = p.district_id where p.pincode = ${zipCode}) as elsewhere
      from locations l where l.id = ${locationId}`,
  )
  const [row] = rows
  if (!row?.isKnown) return null
  return { code: 'pin', isFine: row.fits, detail: row.elsewhere ?? '' }
}

async function numberCheck(
  { db }: Pick<UserContext, 'db'>,
  phone: string,
  self: number,
): Promise<FactCheckResult> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from businesses where phone = ${phone} and id <> ${self}`)
  const others = rows[0]?.count ?? 0
  return { code: 'number', isFine: others === 0, detail: String(others) }
}

/** A day that is left out is unknown to visitors, which is not the same as closed. */
const daysCheck = (hours: NonNullable<ModerationSubject['listing']>['hours']): FactCheckResult => {
  const missing = WEEKDAYS.filter((day) => !hours?.[day])
  return { code: 'days', isFine: missing.length === 0, detail: String(missing.length) }
}

const distanceCheck = (point: ModerationSubject['point']): FactCheckResult | null =>
  point?.town
    ? {
        code: 'distance',
        isFine: point.town.km <= NEAR_KM,
        detail: `${point.town.km.toFixed(1)} km, ${point.town.name}`,
      }
    : null
