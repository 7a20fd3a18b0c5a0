import { listingHistoryPath } from '#config/app-paths.ts'
import { notifyListingOwner } from './notify-owner.ts'
import { listingEdited } from '#server/kit/mail/templates/listing-edited.ts'
import { eq } from 'drizzle-orm'
import type { updateBusiness as endpoint } from '#contract/businesses-writing.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { splitModerated } from './moderated-values.ts'
import { listPendingFields, removePendingFields, storePendingChange } from './pending-change.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { applyChanges } from './apply.ts'
import { checkInput } from './check.ts'
import { withSlugRetry } from './slug.ts'
import { toStoredValues } from './values.ts'

type Update = EndpointInput<typeof endpoint>['body'] & { id: number }

/** How often somebody may change listings in an hour; the team goes through many names. */
const MAX_CHANGES = 120
const MAX_TEAM_CHANGES = 1500

/**
 * Changes what is given of a listing, by its owner or an administrator. Of one that is shown, what
 * its owner changes of name, category, place, number, mail address or site waits for an
 * administrator (`changes/`), and so does a text with a new number, address or link; the rest is
 * written at once. Throws NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, INVALID_INPUT, NOT_POSSIBLE or
 * TOO_MANY_REQUESTS.
 */
export async function updateBusiness(ctx: UserContext, input: Update) {
  const { actor, localLimits } = ctx
  const max = actor.role === 'admin' ? MAX_TEAM_CHANGES : MAX_CHANGES
  await localLimits.take([{ use: 'change by', key: actor.id, max, withinMs: HOUR_MS }])
  const url = new URL(listingHistoryPath(input.id), ctx.config.siteUrl).href
  return changeBusiness(ctx, input, async (tx, { ownerId, name }) => {
    if (ownerId !== actor.id)
      await notifyListingOwner(tx, ownerId, listingEdited, (isConfirmed) => ({
        name: isConfirmed ? name : null,
        url,
      }))
  })
}

/**
 * The same without counting how often somebody does it. `tell` hears of a listing that an
 * administrator changed.
 */
function changeBusiness(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { id, version, ...given }: Update,
  tell: (tx: Transaction, before: typeof b.$inferSelect) => Promise<void>,
) {
  return withSlugRetry(db, async (tx) => {
    const before = await lockedForChange(tx, actor, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const { locationId, serviceInformation, features, problems } = await checkInput(tx, given, {
      before,
      ownerId: before.ownerId,
      now: now(),
    })
    if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { fields: problems })
    const wanted = {
      values: {
        ...toStoredValues(given),
        categoryId: given.categoryId,
        locationId,
        serviceInformation,
      },
      features,
    }
    const isOwners = actor.role !== 'admin'
    const how = { isOwners, now: now() }
    if (!isOwners) {
      const after = await applyChanges(tx, actor, before, wanted, how)
      if (after.version !== before.version) await tell(tx, before)
      return { ...after, waiting: await listPendingFields(tx, id) }
    }
    const { own, held } = splitModerated(before, given, wanted)
    // Also for a listing that is closed for now: its owner may open it again.
    if (hasPublicPage(before.status)) {
      const waiting = await storePendingChange(tx, actor, before, { given: held, own: own.values })
      return { ...(await applyChanges(tx, actor, before, own, how)), waiting }
    }
    const waiting = await removePendingFields(tx, actor, before, held)
    return { ...(await applyChanges(tx, actor, before, wanted, how)), waiting }
  })
}

/**
 * The listing, locked until the transaction ends. For other people a listing that is not shown does
 * not exist.
 */
async function lockedForChange(
  tx: Transaction,
  user: UserActor,
  id: number,
): Promise<typeof b.$inferSelect> {
  const [row] = await tx.select().from(b).where(eq(b.id, id)).for('update')
  const isTheirs = row && (row.ownerId === user.id || user.role === 'admin')
  if (!row || (!isTheirs && !hasPublicPage(row.status)))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  if (!isTheirs)
    throw new ApiError('FORBIDDEN', { message: 'You don’t have access to this business.' })
  if (row.deletedAt)
    throw new ApiError('NOT_POSSIBLE', { message: 'This business was deleted. Restore it first.' })
  return row
}
