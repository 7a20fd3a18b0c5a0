import { and, eq, inArray } from 'drizzle-orm'
import { uploadMessagePictures as endpoint } from '#contract/messages.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { uploads } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  checkStorageSpace,
  storePicture,
  toPictureError,
  stripSignature,
} from '#server/kit/uploads/index.ts'

/**
 * Re-encodes and stores the pictures of a message, and returns their paths. Throws INVALID_INPUT,
 * TOO_LARGE or UNAVAILABLE.
 */
export async function storeMessagePictures(
  ctx: UserContext,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  if (files.length === 0) throw invalidField('pictures', 'This is required')
  const { atMost } = endpoint.files.pictures
  if (files.length > atMost) throw invalidField('pictures', `Up to ${atMost} images`)
  const tooLarge = files.find(({ isTooLarge }) => isTooLarge)
  if (tooLarge)
    throw invalidField('pictures', `Image ${tooLarge.name} is too large. Maximum size is 10MB`)
  await checkStorageSpace(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const paths: string[] = []
  for (const file of files) {
    const kept = await storePicture(ctx, { kind: 'message-picture', file })
    const notAnImage = `${file.name} is not a valid image file`
    if ('refused' in kept) throw toPictureError('pictures', kept.refused, notAnImage)
    paths.push(kept.path)
  }
  return paths
}

/**
 * The paths as they are kept. Throws INVALID_INPUT for a picture that this account has not
 * uploaded.
 */
export async function toOwnPicturePaths(
  tx: Transaction,
  accountId: number,
  given: readonly string[],
): Promise<string[]> {
  const paths = [...new Set(given.map(stripSignature))]
  if (paths.length === 0) return []
  const own = await tx
    .select({ path: uploads.path, mime: uploads.mime })
    .from(uploads)
    .where(
      and(
        eq(uploads.accountId, accountId),
        eq(uploads.isStored, true),
        inArray(uploads.path, paths),
      ),
    )
    .for('update')
  const known = new Set(own.filter(({ mime }) => mime.startsWith('image/')).map(({ path }) => path))
  if (!paths.every((path) => known.has(path)))
    throw new ApiError('INVALID_INPUT', {
      fields: { pictures: 'Please upload these pictures again' },
    })
  return paths
}
