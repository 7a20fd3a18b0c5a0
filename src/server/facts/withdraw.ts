import { and, desc, eq } from 'drizzle-orm'
import { writeToldFact } from '#server/businesses/index.ts'
import { businesses as b, facts as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { FactQuestion, FactValue } from '#shared/rules/facts.ts'

/**
 * The owner of a listing takes back what others told about it: it says again what it said before.
 * At once, because that was shown already. Throws NOT_FOUND, NOT_POSSIBLE when nothing was told or
 * it was changed since, or TOO_MANY_REQUESTS.
 */
export async function withdrawFact(
  ctx: UserContext,
  { id, question }: { id: number; question: Exclude<FactQuestion, 'here'> },
): Promise<{ id: number; version: number }> {
  const { db, actor, localLimits, now } = ctx
  await localLimits.take([{ use: 'change by', key: actor.id, max: 120, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const [listing] = await tx.select().from(b).where(eq(b.id, id)).for('update')
    if (!listing || listing.ownerId !== actor.id)
      throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    const isIt = and(eq(f.businessId, id), eq(f.question, question), eq(f.status, 'accepted'))
    const [fact] = await tx.select().from(f).where(isIt).orderBy(desc(f.decidedAt), desc(f.id))
    // Whoever changed it since: its source went with the change.
    if (!fact || listing.deletedAt || !listing.toldFacts[question])
      throw new ApiError('NOT_POSSIBLE', { message: 'There is nothing to take back.' })
    const before = question === 'photo' ? withoutPhoto(listing.images, fact.value) : fact.before
    await tx.update(f).set({ status: 'withdrawn', decidedAt: now() }).where(eq(f.id, fact.id))
    const { version } = await writeToldFact(tx, ctx, listing, {
      ...{ question, value: before ?? {}, source: null, detail: { withdrawnFact: fact.id } },
    })
    return { id, version }
  })
}

const withoutPhoto = (images: readonly string[], { images: told = [] }: FactValue): FactValue => ({
  images: images.filter((path) => !told.includes(path)),
})
