import { and, desc, eq } from 'drizzle-orm'
import type { getClaimMethods as endpoint } from '#contract/claims.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { businessClaims as c, businesses as b, locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { maskEmail, maskPhone } from '#shared/rules/claims.ts'
import { isEmailAddress } from '#shared/rules/contact-fields.ts'
import { getClaimMobile } from './mobile.ts'
import { claimedBusiness, serialiseClaim, selectClaims } from './select.ts'

/**
 * The ways in which the account can prove that a listing is theirs. Throws NOT_FOUND for one that
 * is not shown.
 */
export async function getClaimMethods(
  { db, actor }: UserContext,
  id: number,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const [row] = await db
    .select({
      business: claimedBusiness,
      ownerId: b.ownerId,
      email: b.email,
      phone: b.phone,
    })
    .from(b)
    .innerJoin(locations, eq(locations.id, b.locationId))
    .where(and(eq(b.id, id), eq(b.status, 'active')))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  const own = and(eq(c.businessId, id), eq(c.accountId, actor.id), eq(c.status, 'open'))
  const [claim] = await selectClaims(db).where(own)
  return {
    business: row.business,
    isFree: row.ownerId === null,
    isOwn: row.ownerId === actor.id,
    email: isEmailAddress(row.email ?? '') ? maskEmail(row.email!) : null,
    phone: row.phone && maskPhone(row.phone),
    takesMessage: (await getClaimMobile(db, row.phone)) !== null,
    claim: claim ? serialiseClaim(claim) : null,
  }
}

/** The claims of the account, the newest first. */
export async function listMyClaims({ db, actor }: UserContext) {
  const rows = await selectClaims(db)
    .where(eq(c.accountId, actor.id))
    .orderBy(desc(c.createdAt), desc(c.id))
    .limit(100)
  return rows.map(serialiseClaim)
}
