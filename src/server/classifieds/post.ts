import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { postAd as endpoint } from '#contract/classifieds.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Transaction } from '#server/db/connection.ts'
import { classifiedAds, locations } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { ReceivedFile } from '#server/http/multipart.ts'
import {
  checkRoom,
  keepPicture,
  keepVideo,
  pictureRefusal,
  refusal,
} from '#server/uploads/index.ts'
import { ADDITIONAL_IMAGES, MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import type { AdStatus } from '#shared/rules/classifieds.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { slugify } from '#shared/text/slug.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { findCategory } from './categories.ts'

type Form = { body: z.output<typeof endpoint.body>; files: readonly ReceivedFile[] }

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_A_DAY = 15

/** Keeps an ad, which waits for review. Throws INVALID_INPUT, TOO_LARGE or TOO_MANY_REQUESTS. */
export async function postAd(
  ctx: UserContext,
  { body, files }: Form,
): Promise<{ id: number; slug: string; status: AdStatus }> {
  const { db, actor, limits } = ctx
  checkFiles(files)
  const category = await findCategory(db, body.categoryId)
  if (!category)
    throw new ApiError('INVALID_INPUT', { fields: { categoryId: 'Choose a category of the list' } })
  await limits.take([{ use: 'post by', key: actor.id, max: MAX_A_DAY, withinMs: DAY_MS }])
  await checkRoom(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const images: string[] = []
  for (const field of ['mainImages', 'additionalImages'])
    for (const file of files.filter((one) => one.field === field)) {
      const kept = await keepPicture(ctx, { kind: 'classified-image', file })
      if ('refused' in kept)
        throw pictureRefusal(field, kept.refused, 'Please select only image files')
      if (!images.includes(kept.path)) images.push(kept.path)
    }
  const video = await videoOf(files, (file) => keepVideo(ctx, { kind: 'classified-video', file }))

  const { categoryId: _, mainImages: _1, additionalImages: _2, video: _3, ...values } = body
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(classifiedAds)
      .values({
        ...values,
        title: normaliseText(values.title).replace(/\s+/g, ' '),
        description: normaliseText(values.description),
        price: values.priceType === 'on_request' ? null : values.price,
        slug: `${slugify(values.title, 'ad')}-${randomBytes(4).toString('hex')}`,
        accountId: actor.id,
        categoryId: category.id,
        locationId: await townNamed(tx, values.city),
        images,
        video,
      })
      .returning({ id: classifiedAds.id, slug: classifiedAds.slug, status: classifiedAds.status })
    await recordAudit(tx, actor, 'create', 'classified-ads', made!.id, {
      images: images.length,
      video: video !== null,
    })
    return made!
  })
}

async function videoOf(
  files: readonly ReceivedFile[],
  keep: (file: ReceivedFile) => ReturnType<typeof keepVideo>,
): Promise<string | null> {
  const film = files.find(({ field }) => field === 'video')
  if (!film) return null
  const kept = await keep(film)
  if ('refused' in kept) throw refusal('video', 'Please select a video file')
  return kept.path
}

/** What can be said of the files before any is decoded. */
function checkFiles(files: readonly ReceivedFile[]): void {
  const count = (field: string) => files.filter((file) => file.field === field).length
  if (count('mainImages') > MAIN_IMAGES)
    throw refusal('mainImages', 'Maximum 5 main images allowed')
  if (count('additionalImages') > ADDITIONAL_IMAGES)
    throw refusal('additionalImages', 'Maximum 5 additional images allowed')
  if (count('video') > 1) throw refusal('video', 'Please select a video file')
  const large = files.find(({ isTooLarge }) => isTooLarge)
  if (large)
    throw refusal(
      large.field,
      large.field === 'video'
        ? 'Video size should be less than 100MB'
        : 'Image size should be less than 10MB',
    )
}

/** The town of that name, when there is exactly one. */
async function townNamed(tx: Transaction, city: string): Promise<number | null> {
  const found = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(eq(sql`lower(${locations.city})`, city.toLowerCase()), eq(locations.status, 'active')),
    )
    .limit(2)
  return found.length === 1 ? found[0]!.id : null
}
