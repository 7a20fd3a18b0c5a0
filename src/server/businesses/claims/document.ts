import { invalidField } from '#server/kit/errors/api-error.ts'
import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { businessClaims as c } from '#server/kit/db/tables/index.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { BaseContext, UserContext } from '#server/kit/http/verb-context.ts'
import { checkStorageSpace, storePicture, toPictureError } from '#server/kit/uploads/index.ts'
import { CLAIM_DOCUMENT_RETENTION_DAYS } from '#shared/rules/claims.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/* A PDF may hold scripts, and nothing here can make it anew. */
const NOT_AN_IMAGE =
  'Upload a photo or screenshot of the document (JPEG, PNG or WebP). PDF is not ' + 'supported.'

/** Keeps the picture of a paper. Throws INVALID_INPUT, TOO_LARGE or UNAVAILABLE. */
export async function uploadDocument(
  ctx: UserContext,
  [file]: readonly ReceivedFile[],
): Promise<{ url: string }> {
  if (!file) throw invalidField('document', NOT_AN_IMAGE)
  if (file.isTooLarge) throw invalidField('document', 'The picture should be less than 10MB')
  await checkStorageSpace(ctx, file.size)
  const kept = await storePicture(ctx, { kind: 'claim-document', file })
  if ('refused' in kept) throw toPictureError('document', kept.refused, NOT_AN_IMAGE)
  return { url: kept.path }
}

/**
 * Forgets the documents of claims that were decided `CLAIM_DOCUMENT_RETENTION_DAYS` days ago.
 * Returns how many.
 */
export async function deleteExpiredClaimDocuments({ db, now }: Pick<BaseContext, 'db' | 'now'>) {
  const before = new Date(now().getTime() - CLAIM_DOCUMENT_RETENTION_DAYS * DAY_MS)
  const isOld = and(isNotNull(c.document), lt(c.decidedAt, before))
  // A plain read first: with nothing to do, nothing is written.
  const due = await db.select({ id: c.id }).from(c).where(isOld).limit(200)
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await db.update(c).set({ document: null }).where(inArray(c.id, ids))
  return ids.length
}
