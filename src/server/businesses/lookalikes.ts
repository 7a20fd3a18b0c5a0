import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { listLookalikes as endpoint } from '#contract/business-lookalikes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { foldText } from '#shared/text/fold.ts'

const MAX_ROWS = 5
/** Of trigrams: "Sharma Medical" and "Sharma Medical Hall" are 0.74 alike. */
const LIKE_NAME = 0.55
const LIKE_ADDRESS = 0.6
const MIN_ADDRESS = 12

type Input = {
  name?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  locationId?: number | undefined
}

/** Public listings that may be the one a person is about to add. Throws TOO_MANY_REQUESTS. */
export async function suggestLookalikes(
  { db, actor, localLimits }: UserContext,
  given: Input,
): Promise<ResponseOf<typeof endpoint>['data']> {
  await localLimits.take([{ use: 'look-alikes for', key: actor.id, max: 300, withinMs: HOUR_MS }])
  const found = await findLookalikes({ db }, given)
  return found.map(({ ownerId, number: _, ...row }) => ({
    ...row,
    isMine: ownerId === actor.id,
    isClaimable: ownerId === null,
  }))
}

/** Shown listings with the same number anywhere, or a name or an address alike within the town. */
export async function findLookalikes(
  { db }: Pick<UserContext, 'db'>,
  { name = '', phone = '', address = '', locationId }: Input,
) {
  const number = normalisePhone(phone)
  const folded = foldText(name)
  const inTown = locationId === undefined ? sql`false` : eq(b.locationId, locationId)
  const likeness = sql<number>`similarity(${b.searchName}, ${folded})`
  const same = {
    phone: number ? sql`coalesce(${number} = ${b.phone}, false)` : sql`false`,
    name: folded ? sql`(${inTown} and ${likeness} >= ${LIKE_NAME})` : sql`false`,
    address:
      address.length >= MIN_ADDRESS
        ? sql`(${inTown} and similarity(lower(${b.address}), lower(${address})) >= ${LIKE_ADDRESS})`
        : sql`false`,
  } satisfies Record<string, SQL>
  const rows = await db
    .select({
      id: b.id,
      slug: b.slug,
      name: b.name,
      address: b.address,
      city: locations.city,
      category: categories.name,
      ownerId: b.ownerId,
      number: b.phone,
      phone: sql<boolean>`${same.phone}`,
      isNameSame: sql<boolean>`${same.name}`,
      isAddressSame: sql<boolean>`${same.address}`,
    })
    .from(b)
    .innerJoin(locations, eq(locations.id, b.locationId))
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .where(and(eq(b.status, 'active'), or(same.phone, same.name, same.address)))
    .orderBy(sql`(${same.phone} or false) desc, ${likeness} desc, ${b.id}`)
    .limit(MAX_ROWS)
  return rows.map(({ phone, isNameSame, isAddressSame, ...row }) => ({
    ...row,
    same: [
      ...(phone ? (['phone'] as const) : []),
      ...(isNameSame ? (['name'] as const) : []),
      ...(isAddressSame ? (['address'] as const) : []),
    ],
  }))
}
