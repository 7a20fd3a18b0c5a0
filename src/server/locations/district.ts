import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { districts, states } from '#server/kit/db/tables/index.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'

/**
 * The id of a district, which is added with its state when it is new. Names in any case are the
 * same.
 */
export async function findOrCreateDistrict(
  tx: Transaction,
  given: { state: string; district: string },
): Promise<number> {
  const stateId = await stateOf(tx, normaliseLine(given.state))
  const name = normaliseLine(given.district)
  const ofState = eq(districts.stateId, stateId)
  const [known] = await tx
    .select({ id: districts.id })
    .from(districts)
    .where(and(ofState, sql`lower(${districts.name}) = lower(${name})`))
  if (known) return known.id
  const others = await tx.select({ slug: districts.slug }).from(districts).where(ofState)
  const slug = findFreeSlug(slugify(name, 'district'), slugsOf(others))
  const [made] = await tx
    .insert(districts)
    .values({ stateId, name, slug })
    .returning({ id: districts.id })
  return made!.id
}

async function stateOf(tx: Transaction, name: string): Promise<number> {
  const [known] = await tx
    .select({ id: states.id })
    .from(states)
    .where(sql`lower(${states.name}) = lower(${name})`)
  if (known) return known.id
  const slug = findFreeSlug(
    slugify(name, 'state'),
    slugsOf(await tx.select({ slug: states.slug }).from(states)),
  )
  const [made] = await tx.insert(states).values({ name, slug }).returning({ id: states.id })
  return made!.id
}

const slugsOf = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug))
