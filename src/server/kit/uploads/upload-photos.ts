import { invalidField } from '#server/kit/errors/api-error.ts'
import { uploadBusinessPhotos as endpoint } from '#contract/uploads.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import { checkStorageSpace, storePicture } from './store.ts'
import { toPictureError } from './refusal.ts'

/** What a form says of its files: photos of a business, or the picture of a post. */
const FIELDS = {
  photos: {
    isTooLarge: (name: string) => `Image ${name} is too large. Maximum size is 10MB`,
    isNone: (name: string) => `${name} is not a valid image file`,
  },
  image: {
    isTooLarge: (name: string) => `${name} is too large (max 10MB)`,
    isNone: (name: string) => `${name} is not an image file`,
  },
}

/**
 * Keeps photos of a business, or the picture of a post, and returns their paths. Throws
 * INVALID_INPUT, TOO_LARGE or UNAVAILABLE.
 */
export async function uploadPhotos(
  ctx: UserContext,
  files: readonly ReceivedFile[],
): Promise<{ url: string }[]> {
  const field = files[0]?.field === 'image' ? 'image' : 'photos'
  const words = FIELDS[field]
  const kind = field === 'image' && ctx.actor.role === 'admin' ? 'blog-image' : 'business-photo'
  if (files.length === 0) throw invalidField('photos', 'This is required')
  const { atMost } = endpoint.files[field]
  if (files.length > atMost)
    throw invalidField(field, field === 'image' ? 'One image at a time' : 'Up to 20 images')
  const tooLarge = files.find(({ isTooLarge }) => isTooLarge)
  if (tooLarge) throw invalidField(field, words.isTooLarge(tooLarge.name))
  await checkStorageSpace(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const photos: { url: string }[] = []
  for (const file of files) {
    const kept = await storePicture(ctx, { kind, file })
    if ('refused' in kept) throw toPictureError(field, kept.refused, words.isNone(file.name))
    photos.push({ url: kept.path })
  }
  return photos
}
