import { invalidField } from '#server/kit/errors/api-error.ts'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  checkStorageSpace,
  storePicture,
  toPictureError,
  createPrivateLinks,
} from '#server/kit/uploads/index.ts'

const FIELD = 'profilePhoto'
/** The error for a photo over its limit, or a form far over it. */
export const PHOTO_TOO_LARGE_MESSAGES = { [FIELD]: 'File size too large. Maximum size is 5MB.' }
const NOT_A_PHOTO = 'Invalid file type. Only JPEG, PNG, and WebP images are allowed.'

/**
 * Keeps the photo of a profile, which its owner and administrators see, and returns a link to it.
 * Throws INVALID_INPUT, TOO_LARGE or UNAVAILABLE.
 */
export async function uploadPhoto(
  ctx: UserContext,
  [file]: readonly ReceivedFile[],
): Promise<{ profilePhoto: string }> {
  const { db, actor, config, now } = ctx
  if (!file) throw invalidField(FIELD, 'Please select a photo to upload.')
  if (file.isTooLarge) throw invalidField(FIELD, PHOTO_TOO_LARGE_MESSAGES[FIELD])
  await checkStorageSpace(ctx, file.size)
  const kinds = ['jpeg', 'png', 'webp']
  const kept = await storePicture(ctx, { kind: 'profile-photo', file, kinds })
  if ('refused' in kept) throw toPictureError(FIELD, kept.refused, NOT_A_PHOTO)
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ profilePhoto: kept.path }).where(eq(accounts.id, actor.id))
    await recordAudit(tx, actor, 'change the photo', 'accounts', actor.id)
  })
  return { profilePhoto: createPrivateLinks(config.jwtSecret).sign(kept.path, now()) }
}

/** Removes the photo; its file is removed with the other unused uploads. */
export async function removePhoto({ db, actor }: UserContext): Promise<{ removed: true }> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ profilePhoto: null }).where(eq(accounts.id, actor.id))
    await recordAudit(tx, actor, 'remove the photo', 'accounts', actor.id)
  })
  return { removed: true }
}
