import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { OwnClassified, updateClassified as endpoint } from '#contract/classifieds-selling.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { classifieds as a, classifiedCategories as c } from '#server/kit/db/tables/index.ts'
import { asColumns } from '#server/kit/db/as-columns.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { refuseContactDetails } from '#server/kit/http/refuse-contacts.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { stripSignature } from '#server/kit/uploads/index.ts'
import {
  getFormerPrice,
  listModeratedChanges,
  type PublicClassifiedVersion,
} from '#shared/rules/classified-changes.ts'
import {
  isPublicClassified,
  getNextClassifiedStatus,
  getClassifiedStatusAt,
} from '#shared/rules/classifieds.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { findCategory } from './categories.ts'
import { refuseDuplicate, refuseForbidden } from './check.ts'
import { classifiedNotFound } from './get.ts'
import { checkMedia } from './media.ts'
import { getMyClassified } from './own.ts'
import { findTownByName } from './town.ts'

type Input = z.output<typeof endpoint.body>
type Row = typeof a.$inferSelect

/**
 * Changes the given values of an ad of the account. It waits for review again when the thing for
 * sale changes, or when it was refused. Throws NOT_FOUND, also for another's, NOT_POSSIBLE,
 * CHANGED_MEANWHILE, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function updateClassified(
  ctx: UserContext,
  { id, version, ...given }: Input & { id: number },
): Promise<{ ad: OwnClassified; isReviewed: boolean }> {
  const { db, actor, localLimits, now: clock } = ctx
  await localLimits.take([{ use: 'ad change by', key: actor.id, max: 120, withinMs: HOUR_MS }])
  const now = clock()
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `ads of ${actor.id}`)
    const before = await lockedOwn(tx, actor.id, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    // Of these nobody takes a look before they are shown.
    refuseContactDetails(['contactName', 'city', 'state'], given, before)
    const values = await valuesOf(tx, before, given)
    const next = { ...before, ...values }
    const changed = listModeratedChanges(before, values)
    const isReviewed = changed.length > 0 || before.status === 'rejected'
    const now0 = getClassifiedStatusAt(before, now)
    const again = getNextClassifiedStatus(now0, 'sendAgain')
    if (!again) throw new ApiError('NOT_POSSIBLE', { message: `This ad is ${now0}.` })
    if (isReviewed) {
      refuseForbidden(next, await slugOf(tx, next.categoryId))
      await refuseDuplicate(tx, { ...next, accountId: actor.id, except: id }, now)
      await checkMedia(tx, actor, next, before)
    }
    const status = isReviewed ? again : before.status
    await tx
      .update(a)
      .set({
        ...values,
        ...pricesOf(before, next, now),
        status,
        ...(isReviewed ? { rejectReason: null, shownBefore: shownBefore(before) } : {}),
      })
      .where(eq(a.id, id))
    await recordAudit(tx, actor, 'update', 'classified-ads', id, {
      fields: Object.keys(given),
      ...(isReviewed ? { sentAgain: true } : {}),
    })
    if (isPublicClassified(before.status))
      await markChanged(
        tx,
        'classified-ads',
        id,
        isPublicClassified(status) ? 'updated' : 'deleted',
      )
    return { ad: await getMyClassified(ctx, tx, id), isReviewed }
  })
}

/** What is given, as it is stored. */
async function valuesOf(tx: Transaction, before: Row, given: Input): Promise<Partial<Row>> {
  const { categoryId, price, images, video, title, ...rest } = given
  const category = categoryId === undefined ? undefined : await findCategory(tx, categoryId)
  if (categoryId !== undefined && !category)
    throw new ApiError('INVALID_INPUT', {
      fields: { categoryId: 'Choose a category from the list' },
    })
  const priceType = given.priceType ?? before.priceType
  const asked = price === undefined ? before.price : price
  if (priceType !== 'on_request' && asked === null)
    throw new ApiError('INVALID_INPUT', { fields: { price: 'This is required' } })
  const entries = Object.entries({
    ...asColumns<Row>()(rest),
    ...(title === undefined ? {} : { title: title.replace(/\s+/g, ' ') }),
    ...(category ? { categoryId: category.id } : {}),
    ...(given.city === undefined ? {} : { locationId: await findTownByName(tx, given.city) }),
    ...(images === undefined ? {} : { images: [...new Set(images.map(stripSignature))] }),
    ...(video === undefined ? {} : { video: video === null ? null : stripSignature(video) }),
    price: priceType === 'on_request' ? null : asked,
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What everyone saw until this change: of one that waits or was refused, what was kept then. */
function shownBefore(before: Row): PublicClassifiedVersion | null {
  if (!isPublicClassified(before.status)) return before.shownBefore
  const { title, description, categoryId, brand, model, images, video } = before
  const media = { images: images.length, hasVideo: video !== null }
  return { title, description, categoryId, brand, model, ...media }
}

/** The struck-through price, and the time since when the present one is shown. */
function pricesOf(before: Row, next: Row, now: Date): Partial<Row> {
  if (JSON.stringify(before.price) === JSON.stringify(next.price)) return {}
  const { price, formerPrice: former } = before
  const since = before.priceSince ?? before.approvedAt
  return {
    formerPrice: getFormerPrice({ price, next: next.price, since, former }, now),
    // Nobody sees the price of a waiting ad; the time counts from its approval.
    priceSince: isPublicClassified(before.status) ? now : null,
  }
}

/** The ad of that person, locked until the transaction ends. */
async function lockedOwn(tx: Transaction, accountId: number, id: number): Promise<Row> {
  const own = and(eq(a.id, id), eq(a.accountId, accountId))
  const [row] = await tx.select().from(a).where(own).for('update')
  if (!row) throw classifiedNotFound()
  return row
}

async function slugOf(tx: Transaction, categoryId: number): Promise<string> {
  const [row] = await tx.select({ slug: c.slug }).from(c).where(eq(c.id, categoryId))
  return row!.slug
}
