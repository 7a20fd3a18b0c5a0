import { invalidField } from '#server/kit/errors/api-error.ts'
import { and, eq, inArray, like } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { uploads } from '#server/kit/db/tables/index.ts'

type Media = { images: readonly string[]; video: string | null }

/**
 * Checks that new pictures and the video are uploads of the seller; those the ad has already may
 * stay. Throws INVALID_INPUT.
 */
export async function checkMedia(
  tx: Transaction,
  seller: Pick<UserActor, 'id'>,
  { images, video }: Media,
  before: Media = { images: [], video: null },
): Promise<void> {
  const own = async (paths: readonly string[], mime: string) => {
    if (paths.length === 0) return true
    const rows = await tx
      .select({ path: uploads.path })
      .from(uploads)
      .where(
        and(
          inArray(uploads.path, [...paths]),
          eq(uploads.accountId, seller.id),
          eq(uploads.isStored, true),
          like(uploads.mime, mime),
        ),
      )
      // Keeps them from being removed as unused meanwhile.
      .for('key share')
    return rows.length === paths.length
  }
  const fresh = images.filter((path) => !before.images.includes(path))
  if (!(await own(fresh, 'image/%'))) throw invalidField('images', 'Upload the images first')
  if (video && video !== before.video && !(await own([video], 'video/%')))
    throw invalidField('video', 'Upload the video first')
}
