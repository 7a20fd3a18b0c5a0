import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reindexLocation } from '#server/businesses/search/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import {
  businesses,
  classifieds,
  districts,
  importTowns,
  locations,
  states,
  type ImportNewTown,
  type imports,
} from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { findDecision } from '#shared/rules/import-decisions.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'

const JOB: Actor = { kind: 'job', name: 'import' }

type Row = Pick<typeof imports.$inferSelect, 'id' | 'file' | 'findings' | 'decisions'>

/** Adds the towns that were decided to be new, once; the ids of all that this import added. */
export async function addNewTowns(db: Db, row: Row, actor: Actor = JOB): Promise<Set<number>> {
  const wanted = (row.findings?.causes ?? [])
    .filter((cause) => findDecision(row.decisions, cause)?.action === 'new-town')
    .flatMap(({ newTowns }) => newTowns)
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'locations')
    const before = await tx
      .select({ id: importTowns.locationId })
      .from(importTowns)
      .where(eq(importTowns.importId, row.id))
    const ids = new Set(before.map(({ id }) => id))
    for (const town of wanted) {
      const id = await addTown(tx, town)
      if (id === null) continue
      ids.add(id)
      await tx.insert(importTowns).values({ importId: row.id, locationId: id })
      await reindexLocation(tx, id)
      const detail = { city: town.city, file: row.file }
      await recordAudit(tx, actor, 'create', 'locations', id, detail)
      await markChanged(tx, 'locations', id, 'created')
    }
    return ids
  })
}

/** The id of the town, null when the district has it already or the district is not there. */
async function addTown(
  tx: Transaction,
  { city, district, state, pincode, at }: ImportNewTown,
): Promise<number | null> {
  const [found] = await tx
    .select({ id: districts.id })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(and(eq(districts.name, district), eq(states.name, state)))
  if (!found) return null
  const slug = slugify(city)
  const taken = await tx.select({ slug: locations.slug }).from(locations)
  const [made] = await tx
    .insert(locations)
    .values({
      districtId: found.id,
      city: city.slice(0, 80),
      slug: findFreeSlug(slug, new Set(taken.map((one) => one.slug))),
      pincode,
      latitude: at?.lat ?? null,
      longitude: at?.lng ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: locations.id })
  return made?.id ?? null
}

/** Removes the towns that an import added and nothing uses any more. */
export async function removeNewTowns(db: Db, importId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'locations')
    const uses = [businesses, classifieds].map(
      (table) => sql`not exists (select from ${table}
        where ${table.locationId} = ${locations.id} and ${isNotNull(table.locationId)})`,
    )
    const rows = await tx
      .select({ id: locations.id, city: locations.city })
      .from(locations)
      .innerJoin(importTowns, eq(importTowns.locationId, locations.id))
      .where(and(eq(importTowns.importId, importId), ...uses))
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await tx.delete(locations).where(inArray(locations.id, ids))
    for (const { id, city } of rows) {
      await recordAudit(tx, JOB, 'delete', 'locations', id, { city })
      await markChanged(tx, 'locations', id, 'deleted')
    }
  })
}
