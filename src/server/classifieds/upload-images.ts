import { invalidField } from '#server/kit/errors/api-error.ts'
import { uploadClassifiedImages as endpoint } from '#contract/classifieds-selling.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { checkStorageSpace, storePicture, toPictureError } from '#server/kit/uploads/index.ts'

const NOT_AN_IMAGE = 'Please select only image files'

/** Keeps the pictures of a form, the main ones first, and returns their paths. */
export async function storeImages(
  ctx: UserContext,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const paths: string[] = []
  for (const field of ['mainImages', 'additionalImages', 'images'])
    for (const file of files.filter((one) => one.field === field)) {
      const kept = await storePicture(ctx, { kind: 'classified-image', file })
      if ('refused' in kept) throw toPictureError(field, kept.refused, NOT_AN_IMAGE)
      paths.push(kept.path)
    }
  return paths
}

/**
 * Keeps pictures of an ad that is still being written, so that a bad line loses none. Throws
 * INVALID_INPUT, TOO_LARGE or UNAVAILABLE.
 */
export async function uploadClassifiedImages(
  ctx: UserContext,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const { atMost } = endpoint.files.images
  if (files.length === 0) throw invalidField('images', 'This is required')
  if (files.length > atMost) throw invalidField('images', `Up to ${atMost} images`)
  if (files.some(({ isTooLarge }) => isTooLarge))
    throw invalidField('images', 'Image size should be less than 10MB')
  await checkStorageSpace(
    ctx,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  return storeImages(ctx, files)
}
