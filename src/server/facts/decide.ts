import { and, eq, ne } from 'drizzle-orm'
import { listingHistoryPath } from '#config/app-paths.ts'
import { MAX_PHOTOS } from '#contract/businesses-writing.ts'
import { setOperatingStatus, writeToldFact } from '#server/businesses/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b, facts as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { inTransaction, type ActorContext } from '#server/kit/http/verb-context.ts'
import { listingTold } from '#server/kit/mail/templates/listing-told.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import type { FactQuestion, FactSource, FactValue } from '#shared/rules/facts.ts'
import { getPresentValue } from './listing.ts'

type Fact = typeof f.$inferSelect
type Listing = typeof b.$inferSelect

/**
 * Writes a fact that visitors told into its listing and tells the owner, or rejects it. Throws
 * NOT_FOUND for one that does not wait, NOT_POSSIBLE, or INVALID_INPUT.
 */
export async function decideFact(
  ctx: ActorContext,
  { id, isApproved }: { id: number; isApproved: boolean },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { fact, listing } = await lockFact(tx, id)
    const { businessId, question } = fact
    const present = getPresentValue(question, { ...listing, businessHours: listing.hours })
    await tx
      .update(f)
      .set({
        status: isApproved ? 'accepted' : 'rejected',
        decidedAt: ctx.now(),
        // A photo that nobody shows is removed after a day.
        ...(isApproved ? { before: present } : question === 'photo' && { value: {} }),
      })
      .where(eq(f.id, id))
    const action = isApproved ? 'accept' : 'reject'
    await recordAudit(tx, ctx.actor, action, 'facts', id, { businessId, question })
    if (!isApproved) return
    await write(tx, ctx, fact, listing)
    await dropOutdated(tx, fact)
    await notifyOwner(tx, ctx, fact, listing)
  })
}

/** The listing first, in the order in which changes of it lock. */
async function lockFact(tx: Transaction, id: number): Promise<{ fact: Fact; listing: Listing }> {
  const [found] = await tx.select({ businessId: f.businessId }).from(f).where(eq(f.id, id))
  const [listing] = found
    ? await tx.select().from(b).where(eq(b.id, found.businessId)).for('update')
    : []
  const [fact] = await tx
    .select()
    .from(f)
    .where(and(eq(f.id, id), eq(f.status, 'open')))
    .for('update')
  if (!listing || !fact) throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
  return { fact, listing }
}

async function write(
  tx: Transaction,
  ctx: ActorContext,
  { id, businessId, question, value }: Fact,
  listing: Listing,
): Promise<void> {
  if (listing.status !== 'active')
    throw new ApiError('NOT_POSSIBLE', { message: 'This is only possible for a live business.' })
  if (question === 'here') {
    const part = inTransaction(ctx, tx)
    await setOperatingStatus(part, { id: businessId, standing: 'closed' })
    return
  }
  await writeToldFact(tx, ctx, listing, {
    ...{ question, value: question === 'photo' ? withPhotos(listing, value) : value },
    ...{ source: 'visitors', detail: { fact: id } },
  })
}

/** A photo is added to those that are there. */
function withPhotos({ images }: Listing, value: FactValue): FactValue {
  const all = [...images, ...(value.images ?? [])]
  if (all.length > MAX_PHOTOS)
    throw new ApiError('NOT_POSSIBLE', { message: 'This business has no room for more photos.' })
  return { images: all }
}

/** Of the value that is gone, nobody needs to decide any more whether it is wrong. */
async function dropOutdated(tx: Transaction, { id, businessId, question }: Fact): Promise<void> {
  const same = and(eq(f.businessId, businessId), eq(f.question, question), eq(f.status, 'open'))
  await tx.delete(f).where(and(same, eq(f.valueKey, 'wrong'), ne(f.id, id)))
}

/** Tells the owner of a listing that somebody told a fact of it which is shown now. */
export async function notifyOwner(
  tx: Transaction,
  { config, now }: Pick<ActorContext, 'config' | 'now'>,
  { question, source = 'visitors' }: { question: FactQuestion; source?: FactSource },
  { id, ownerId, name }: Pick<Listing, 'id' | 'ownerId' | 'name'>,
): Promise<void> {
  if (ownerId === null) return
  const url = new URL(listingHistoryPath(id), config.siteUrl).href
  await notifyAccounts(tx, listingTold, [
    {
      accountId: ownerId,
      values: (isConfirmed) => ({
        ...{ name: isConfirmed ? name : null, question, source, url },
      }),
      text: { template: 'listing-told', name, now: now(), siteUrl: config.siteUrl },
    },
  ])
}
