import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { businessPath, ROUTES } from '#config/routes.ts'
import type { setBusinessStatus as endpoint } from '#contract/businesses-writing.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b, businessMerges } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { listingHidden } from '#server/kit/mail/templates/listing-hidden.ts'
import { listingShown } from '#server/kit/mail/templates/listing-shown.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import { getPublicChange, getMarkOptions } from '#server/kit/publish-marks/mark.ts'
import { canChangeStatus, hasPublicPage, type BusinessStatus } from '#shared/rules/business.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getStatusAction } from './actions.ts'
import { confirmationValues } from './confirmed.ts'
import { markListingsChanged } from './mark-listing.ts'
import { REOPENED_VALUES } from './reopened.ts'
import { findVisibilityProblems } from './visible-place.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Context = Pick<UserContext, 'config' | 'actor' | 'now'>

/**
 * Shows or hides a listing, and mails its owner. Throws NOT_FOUND, NOT_POSSIBLE, or
 * CHANGED_MEANWHILE for another version than was looked at.
 */
export function setBusinessStatus(
  { db, ...ctx }: Context & Pick<UserContext, 'db'>,
  { id, version, ...given }: Body & { id: number },
): Promise<{ id: number; status: BusinessStatus }> {
  return db.transaction(async (tx) => {
    const [row] = await locked(tx, [id])
    if (version !== undefined && row && row.version !== version)
      throw new ApiError('CHANGED_MEANWHILE')
    const refused = (await setBusinessStatuses(tx, ctx, [id], given)).get(id)
    if (refused) throw refused
    return { id, status: given.status }
  })
}

/** The same for many, in a few statements however many they are. Returns which it refused. */
export async function setBusinessStatuses(
  tx: Transaction,
  { config, actor, now }: Context,
  ids: readonly number[],
  { status, reason }: Omit<Body, 'version'>,
): Promise<Map<number, ApiError>> {
  const rows = await locked(tx, ids)
  const refused = await rejectedOf(tx, ids, rows, status)
  const some = rows.filter(({ id }) => !refused.has(id))
  if (some.length === 0) return refused
  const changed = some.map(({ id }) => id)
  const at = now()
  const { confirmedAt, confirmedBy } = confirmationValues(actor, at)
  const isJudged = sql`${b.status} = 'pending'`
  await tx
    .update(b)
    .set(
      status === 'active'
        ? {
            ...REOPENED_VALUES,
            status,
            hiddenReason: null,
            approvedAt: sql`coalesce(${b.approvedAt}, ${at})`,
            confirmedAt: sql`case when ${isJudged} then ${confirmedAt} else ${b.confirmedAt} end`,
            confirmedBy: sql`case when ${isJudged} then ${confirmedBy} else ${b.confirmedBy} end`,
          }
        : { status, hiddenReason: reason ?? null },
    )
    .where(inArray(b.id, changed))
  if (status === 'active') await indexBusinesses(tx, changed)
  await recordAudits(
    tx,
    actor,
    'businesses',
    some.map(({ id, status: from }) => ({
      action: getStatusAction(from, status),
      recordId: id,
      detail: { from, to: status, ...(reason ? { reason } : {}) },
    })),
  )
  for (const change of ['created', 'updated', 'deleted'] as const) {
    const isIt = (one: Listing) =>
      getPublicChange(hasPublicPage(one.status), hasPublicPage(status)) === change
    await markListingsChanged(
      tx,
      some.filter(isIt).map(({ id }) => id),
      change,
      getMarkOptions(actor),
    )
  }
  const place = { siteUrl: config.siteUrl, now: at }
  await notifyOwnersOfStatus(tx, place, some, status, reason ?? null)
  return refused
}

type Listing = Awaited<ReturnType<typeof locked>>[number]

/** In the order of their ids, so that two administrators at once wait for one another. */
function locked(tx: Transaction, ids: readonly number[]) {
  const { id, name, slug, status, ownerId, categoryId, locationId, deletedAt, version } = b
  return tx
    .select({ id, name, slug, status, ownerId, categoryId, locationId, deletedAt, version })
    .from(b)
    .where(inArray(b.id, [...ids]))
    .orderBy(asc(b.id))
    .for('update')
}

async function rejectedOf(
  tx: Transaction,
  ids: readonly number[],
  rows: readonly Listing[],
  status: BusinessStatus,
): Promise<Map<number, ApiError>> {
  const isShown = status === 'active'
  const problemOf = isShown ? await findVisibilityProblems(tx, rows) : () => null
  const merged = isShown ? await findMergedIds(tx, ids) : new Set<number>()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const why = (id: number): ApiError | null => {
    const row = byId.get(id)
    if (!row) return new ApiError('NOT_FOUND', { message: 'Business not found.' })
    if (row.deletedAt) return notPossible('Its owner deleted this business.')
    if (row.status === status) return notPossible(`This business is already ${status}.`)
    if (!canChangeStatus(row.status, status))
      return notPossible(`A business that is ${row.status} cannot become ${status}.`)
    // One that was merged is shown again by taking the merge back.
    return (
      problemOf(row) ??
      (merged.has(id)
        ? notPossible('It was merged with another listing. Undo the merge first.')
        : null)
    )
  }
  return new Map(
    ids.flatMap((id) => {
      const problem = why(id)
      return problem ? [[id, problem] as const] : []
    }),
  )
}

const notPossible = (message: string) => new ApiError('NOT_POSSIBLE', { message })

/** Those of these ids that were merged into another listing. */
export async function findMergedIds(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: businessMerges.goneId })
    .from(businessMerges)
    .where(and(inArray(businessMerges.goneId, [...ids]), isNull(businessMerges.undoneAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Tells the owners of these listings, as they were, that they are shown or hidden now. */
export async function notifyOwnersOfStatus(
  tx: Transaction,
  place: { siteUrl: string; now: Date },
  listings: readonly Pick<Listing, 'name' | 'slug' | 'status' | 'ownerId'>[],
  to: BusinessStatus,
  reason: string | null,
): Promise<void> {
  const text = to === 'active' ? ('approved' as const) : ('rejected' as const)
  const told = listings.flatMap(({ ownerId, ...listing }) =>
    ownerId === null
      ? []
      : [{ accountId: ownerId, listing, text: { template: text, name: listing.name, ...place } }],
  )
  // An unconfirmed address may belong to someone else: don't reveal the name.
  if (to === 'active')
    await notifyAccounts(
      tx,
      listingShown,
      told.map(({ listing: { name, slug }, ...notice }) => ({
        ...notice,
        values: (isConfirmed) => ({
          name: isConfirmed ? name : null,
          url: new URL(businessPath(slug), place.siteUrl).href,
        }),
      })),
    )
  else
    await notifyAccounts(
      tx,
      listingHidden,
      told.map(({ listing: { name, status }, ...notice }) => ({
        ...notice,
        values: (isConfirmed) => ({
          name: isConfirmed ? name : null,
          wasShown: hasPublicPage(status),
          reason,
          url: new URL(ROUTES.contact.path, place.siteUrl).href,
        }),
      })),
    )
}
