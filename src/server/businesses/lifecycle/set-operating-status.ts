import { and, eq } from 'drizzle-orm'
import type { setOperatingStatus as endpoint } from '#contract/business-lifecycle.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  hasUnknownContactDetails,
  NO_CONTACT_DETAILS_MESSAGE,
} from '#shared/rules/contact-details-in-text.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'
import { confirmationValues } from '#server/businesses/write/confirmed.ts'
import { getShownContacts } from '#server/businesses/write/moderated-values.ts'
import { REOPENED_VALUES } from '#server/businesses/write/reopened.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Row = typeof b.$inferSelect

const MAX_PAUSE_DAYS = 366

/**
 * Opens a business that is shown, closes it for some time, or says that it moved or closed for
 * good. Throws NOT_FOUND, NOT_POSSIBLE, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function setOperatingStatus(
  { db, actor, now, localLimits }: Pick<UserContext, 'db' | 'actor' | 'now' | 'localLimits'>,
  { id, ...given }: Body & { id: number },
): Promise<ResponseOf<typeof endpoint>['data']> {
  await localLimits.take([{ use: 'change by', key: actor.id, max: 120, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const before = await lockOwnBusiness(tx, actor, id)
    if (before.deletedAt || !hasPublicPage(before.status))
      throw new ApiError('NOT_POSSIBLE', { message: 'This is only possible for a live business.' })
    const wanted = await wantedOf(tx, actor, before, given, now())
    const changes = getChangedValues(before, wanted)
    if (changes) {
      await tx
        .update(b)
        .set({ ...changes.after, ...confirmationValues(actor, now()) })
        .where(eq(b.id, id))
      // A listing that is back in lists must also be found by searches.
      if (wanted.status === 'active' && before.status !== 'active') await indexBusinesses(tx, [id])
      await recordAudit(tx, actor, ACTIONS[given.standing], 'businesses', id, changes)
      await markListingChanged(tx, id, 'updated')
    }
    const [row] = await tx.select({ version: b.version }).from(b).where(eq(b.id, id))
    return { id, status: wanted.status, version: row!.version }
  })
}

const ACTIONS = { open: 'open', paused: 'pause', moved: 'move', closed: 'close' } as const

const wrong = (field: string, reason: string) =>
  new ApiError('INVALID_INPUT', { fields: { [field]: reason } })

async function wantedOf(
  tx: Transaction,
  actor: UserActor,
  before: Row,
  given: Body,
  now: Date,
): Promise<Partial<Row> & { status: 'active' | 'closed' }> {
  const closedAt = before.closedAt ?? now
  switch (given.standing) {
    case 'open':
      return { ...REOPENED_VALUES, status: 'active' }
    case 'paused': {
      const last = new Date(now.getTime() + MAX_PAUSE_DAYS * DAY_MS)
      if (given.until <= getKolkataDate(now)) throw wrong('until', 'Choose a day after today')
      if (given.until > getKolkataDate(last)) throw wrong('until', 'Choose a day within one year')
      return {
        ...REOPENED_VALUES,
        status: 'active',
        pausedUntil: given.until,
        pausedFor: given.reason,
      }
    }
    case 'closed':
      return { ...REOPENED_VALUES, status: 'closed', closedAt }
    case 'moved': {
      const { toId = null, toAddress = null } = given
      if (toId === null && toAddress === null)
        throw wrong('toAddress', 'Enter the new address, or select the listing for the new place')
      // It is shown at once, so it may hold no number or link that nobody approved.
      if (actor.role !== 'admin' && hasUnknownContactDetails(toAddress, getShownContacts(before)))
        throw wrong('toAddress', NO_CONTACT_DETAILS_MESSAGE)
      if (toId !== null) await requireTarget(tx, actor, before, toId)
      return {
        ...REOPENED_VALUES,
        status: 'closed',
        closedAt,
        movedToId: toId,
        movedToAddress: toAddress,
      }
    }
  }
}

/** Another listing of the same owner that is in lists. */
async function requireTarget(
  tx: Transaction,
  actor: UserActor,
  { id, ownerId }: Row,
  toId: number,
): Promise<void> {
  const [target] = await tx
    .select({ ownerId: b.ownerId })
    .from(b)
    .where(and(eq(b.id, toId), eq(b.status, 'active')))
    .for('share')
  const isTheirs = target && (target.ownerId === ownerId || actor.role === 'admin')
  if (toId === id || !isTheirs) throw wrong('toId', 'Choose one of your live listings')
}
