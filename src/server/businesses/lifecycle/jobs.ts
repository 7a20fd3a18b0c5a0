import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { businessPath } from '#config/routes.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { listingOpenAgain } from '#server/kit/mail/templates/listing-open-again.ts'
import { BUSINESS_RESTORE_DAYS } from '#shared/rules/business.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

const REOPEN: Actor = { kind: 'job', name: 'reopen-businesses' }
const REMOVE: Actor = { kind: 'job', name: 'remove-businesses' }
const BATCH_SIZE = 200

/** Reopens businesses that were closed until today, and notifies the owners. Returns how many. */
export async function reopenBusinesses({ db, config, now }: Context): Promise<number> {
  const isDue = lte(b.pausedUntil, getKolkataDate(now()))
  // A plain read first: with nothing to do, nothing is written.
  const due = await db.select({ id: b.id }).from(b).where(isDue).limit(BATCH_SIZE)
  if (due.length === 0) return 0
  return db.transaction(async (tx) => {
    const ids = due.map(({ id }) => id)
    const opened = await tx
      .update(b)
      .set({ pausedUntil: null, pausedFor: null })
      .where(and(isDue, inArray(b.id, ids)))
      .returning({ id: b.id, name: b.name, slug: b.slug, status: b.status, ownerId: b.ownerId })
    for (const { id, name, slug, status, ownerId } of opened) {
      await recordAudit(tx, REOPEN, 'open', 'businesses', id)
      if (status !== 'active') continue
      await markListingChanged(tx, id, 'updated')
      await notifyListingOwner(tx, ownerId, listingOpenAgain, (isConfirmed) => ({
        name: isConfirmed ? name : null,
        url: new URL(businessPath(slug), config.siteUrl).href,
      }))
    }
    return opened.length
  })
}

/** Removes what was deleted `BUSINESS_RESTORE_DAYS` days ago, for good. Returns how many. */
export async function purgeDeletedBusinesses({ db, now }: Context): Promise<number> {
  const isOver = lt(b.deletedAt, new Date(now().getTime() - BUSINESS_RESTORE_DAYS * DAY_MS))
  const due = await db.select({ id: b.id }).from(b).where(isOver).limit(BATCH_SIZE)
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(b)
        .where(and(eq(b.id, id), isOver))
        .returning({ slug: b.slug })
      if (gone) await recordAudit(tx, REMOVE, 'remove', 'businesses', id, gone)
    })
  return due.length
}
