import { invalidField } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import { checkStorageSpace, storePicture } from './store.ts'
import { toPictureError } from './refusal.ts'

type Form = { kind: 'business-logo' | 'site-logo'; files: readonly ReceivedFile[] }

export const LOGO_MESSAGES = {
  'business-logo': {
    notAnImage: 'Please select a valid image file for logo',
    tooLarge: 'Logo file size should be less than 5MB',
  },
  'site-logo': {
    notAnImage: 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)',
    tooLarge: 'File size must be less than 5MB',
  },
}

/**
 * Keeps the logo of a business or of the website, and returns its path. Throws INVALID_INPUT,
 * TOO_LARGE or UNAVAILABLE.
 */
export async function uploadLogo(ctx: UserContext, { kind, files }: Form): Promise<string> {
  const { notAnImage, tooLarge } = LOGO_MESSAGES[kind]
  const [file] = files
  if (!file) throw invalidField('logo', notAnImage)
  if (file.isTooLarge) throw invalidField('logo', tooLarge)
  await checkStorageSpace(ctx, file.size)
  const kept = await storePicture(ctx, { kind, file })
  if ('refused' in kept) throw toPictureError('logo', kept.refused, notAnImage)
  return kept.path
}
