import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { postClassified as endpoint } from '#contract/classifieds-selling.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  classifieds,
  classifieds as a,
  classifiedDrafts as drafts,
} from '#server/kit/db/tables/index.ts'
import { asColumns } from '#server/kit/db/as-columns.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import {
  checkStorageSpace,
  storeVideo,
  getVideoRefusalText,
  stripSignature,
} from '#server/kit/uploads/index.ts'
import {
  MAX_ADDITIONAL_IMAGES,
  MAX_MAIN_IMAGES,
  type ClassifiedStatus,
  type PriceType,
} from '#shared/rules/classifieds.ts'
import type { Paise } from '#shared/rules/money.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { slugify } from '#shared/text/slug.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { findCategory } from './categories.ts'
import { refuseDuplicate, refuseForbidden } from './check.ts'
import { checkMedia } from './media.ts'
import { notifyReceived } from './notify-seller.ts'
import { findTownByName } from './town.ts'
import { storeImages } from './upload-images.ts'

type Posted = { id: number; slug: string; status: ClassifiedStatus }
type Sent = {
  accountId: number
  categoryId: number
  title: string
  description: string
  price: Paise | null
}
type Form = { body: z.output<typeof endpoint.body>; files: readonly ReceivedFile[] }

const MAX_PER_DAY = 15

/**
 * Keeps a new ad, which waits for review. The same ad sent again within an hour, after a lost
 * answer, is one ad. Throws INVALID_INPUT, TOO_LARGE or TOO_MANY_REQUESTS.
 */
export async function postClassified(ctx: UserContext, { body, files }: Form): Promise<Posted> {
  const { db, actor, limits, now: clock } = ctx
  const now = clock()
  checkFiles(files, body.images?.length ?? 0)
  const category = await findCategory(db, body.categoryId)
  if (!category)
    throw new ApiError('INVALID_INPUT', {
      fields: { categoryId: 'Choose a category from the list' },
    })
  const { categoryId: _, mainImages: _1, additionalImages: _2, ...given } = body
  const { images: named, videoAddress, video: _3, draftId, ...values } = given
  const title = plainTitle(values.title)
  const offer = { accountId: actor.id, categoryId: category.id, title, price: priceOf(values) }
  refuseForbidden({ ...values, title }, category.slug)
  const earlier = await sentBefore(db, { ...offer, description: values.description }, now)
  if (earlier) return earlier
  await limits.take([{ use: 'post by', key: actor.id, max: MAX_PER_DAY, withinMs: DAY_MS }])
  await checkStorageSpace(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const images = (named ?? []).map(stripSignature)
  for (const path of await storeImages(ctx, files)) if (!images.includes(path)) images.push(path)
  const video =
    (await videoOf(files, (file) => storeVideo(ctx, { kind: 'classified-video', file }))) ??
    (videoAddress ? stripSignature(videoAddress) : null)

  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `ads of ${actor.id}`)
    const twice = await sentBefore(tx, { ...offer, description: values.description }, now)
    if (twice) return twice
    await refuseDuplicate(tx, { ...offer, description: values.description }, now)
    await checkMedia(tx, actor, { images, video })
    const [made] = await tx
      .insert(classifieds)
      .values({
        ...asColumns<typeof a.$inferInsert>()(values),
        ...offer,
        // The end keeps it apart from other ads, and from addresses below `/classified/`.
        slug: `${slugify(title, 'ad')}-${randomBytes(4).toString('hex')}`,
        locationId: await findTownByName(tx, values.city),
        images,
        video,
      })
      .returning({ id: classifieds.id, slug: classifieds.slug, status: classifieds.status })
    if (draftId !== undefined)
      await tx.delete(drafts).where(and(eq(drafts.id, draftId), eq(drafts.accountId, actor.id)))
    await recordAudit(tx, actor, 'create', 'classified-ads', made!.id, {
      images: images.length,
      video: video !== null,
    })
    await notifyReceived(tx, ctx.config, made!.id)
    return made!
  })
}

const plainTitle = (title: string) => normaliseText(title).replace(/\s+/g, ' ')

const priceOf = ({ price, priceType }: { price?: Paise | undefined; priceType: PriceType }) =>
  priceType === 'on_request' ? null : (price ?? null)

/** The ad that the same form made a moment ago. */
async function sentBefore(
  tx: DbOrTransaction,
  { accountId, categoryId, title, description, price }: Sent,
  now: Date,
): Promise<Posted | undefined> {
  const [row] = await tx
    .select({ id: a.id, slug: a.slug, status: a.status })
    .from(a)
    .where(
      and(
        eq(a.accountId, accountId),
        eq(a.categoryId, categoryId),
        eq(a.title, title),
        eq(a.description, description),
        price === null ? isNull(a.price) : eq(a.price, price),
        eq(a.status, 'pending'),
        gt(a.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .limit(1)
  return row
}

async function videoOf(
  files: readonly ReceivedFile[],
  keep: (file: ReceivedFile) => ReturnType<typeof storeVideo>,
): Promise<string | null> {
  const film = files.find(({ field }) => field === 'video')
  if (!film) return null
  const kept = await keep(film)
  if ('refused' in kept) throw invalidField('video', getVideoRefusalText(kept.refused))
  return kept.path
}

/** Checks the files before any of them is decoded. */
function checkFiles(files: readonly ReceivedFile[], named: number): void {
  const count = (field: string) => files.filter((file) => file.field === field).length
  if (count('mainImages') > MAX_MAIN_IMAGES)
    throw invalidField('mainImages', 'Maximum 5 main images allowed')
  if (count('additionalImages') > MAX_ADDITIONAL_IMAGES)
    throw invalidField('additionalImages', 'Maximum 5 additional images allowed')
  if (
    named + count('mainImages') + count('additionalImages') >
    MAX_MAIN_IMAGES + MAX_ADDITIONAL_IMAGES
  )
    throw invalidField('additionalImages', 'Maximum 5 additional images allowed')
  if (count('video') > 1) throw invalidField('video', 'Please select a video file')
  const large = files.find(({ isTooLarge }) => isTooLarge)
  if (large)
    throw invalidField(
      large.field,
      large.field === 'video'
        ? 'Video size should be less than 100MB'
        : 'Image size should be less than 10MB',
    )
}
