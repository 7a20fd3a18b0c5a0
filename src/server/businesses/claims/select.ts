import { eq } from 'drizzle-orm'
import type { Claim } from '#contract/claims.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businessClaims as c, businesses as b, locations } from '#server/kit/db/tables/index.ts'

/** What a claim says of its business. */
export const claimedBusiness = {
  id: b.id,
  name: b.name,
  nameHi: b.nameHi,
  slug: b.slug,
  city: locations.city,
  cityHi: locations.nameHi,
}

export const claimColumns = {
  id: c.id,
  proof: c.proof,
  status: c.status,
  note: c.note,
  provenAt: c.provenAt,
  reason: c.reason,
  decidedAt: c.decidedAt,
  createdAt: c.createdAt,
  business: claimedBusiness,
}

/** Claims with their businesses. */
export const selectClaims = (db: DbOrTransaction) =>
  db
    .select(claimColumns)
    .from(c)
    .innerJoin(b, eq(b.id, c.businessId))
    .innerJoin(locations, eq(locations.id, b.locationId))

type Row = Awaited<ReturnType<typeof selectClaims>>[number]

/** A row as the contract's claim; what else the row has is kept. */
export function serialiseClaim<One extends Row>({ provenAt, decidedAt, createdAt, ...row }: One) {
  return {
    ...row,
    isProven: provenAt !== null,
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  } satisfies Claim
}

/** One claim, as its claimant sees it. */
export async function readClaim(db: DbOrTransaction, id: number): Promise<Claim> {
  const [row] = await selectClaims(db).where(eq(c.id, id))
  return serialiseClaim(row!)
}
