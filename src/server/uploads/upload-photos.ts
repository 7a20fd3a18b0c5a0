import { uploadPhotos as endpoint } from '#contract/uploads.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import type { ReceivedFile } from '#server/http/multipart.ts'
import { checkRoom, keepPicture } from './keep.ts'
import { pictureRefusal, refusal } from './refusal.ts'

/**
 * Keeps photos of a business, and answers their paths. Throws INVALID_INPUT, TOO_LARGE or
 * UNAVAILABLE.
 */
export async function uploadPhotos(
  ctx: UserContext,
  files: readonly ReceivedFile[],
): Promise<{ url: string }[]> {
  if (files.length === 0) throw refusal('photos', 'This is required')
  if (files.length > endpoint.files.photos.atMost) throw refusal('photos', 'At most 20 images')
  const tooLarge = files.find(({ isTooLarge }) => isTooLarge)
  if (tooLarge) throw refusal('photos', `Image ${tooLarge.name} is too large. Maximum size is 10MB`)
  await checkRoom(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const photos: { url: string }[] = []
  for (const file of files) {
    const kept = await keepPicture(ctx, { kind: 'business-photo', file })
    const notAnImage = `${file.name} is not a valid image file`
    if ('refused' in kept) throw pictureRefusal('photos', kept.refused, notAnImage)
    photos.push({ url: kept.path })
  }
  return photos
}
