import type { tellPhoto as endpoint } from '#contract/facts.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { storePicture, toPictureError } from '#server/kit/uploads/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { readOpenListing } from './listing.ts'
import { keepFact, limitFacts, THANKS, type Told } from './tell.ts'

/** Photos need disk and a decoder, so a network may send few, and all visitors together so many. */
const MAX_PHOTOS = 10
const MAX_PHOTOS_OF_ALL = 500

/** Before a photo is received. Throws TOO_MANY_REQUESTS. */
export const limitPhotos = ({ limits, address: network }: VisitorContext) =>
  limits.take([
    { use: 'fact photo from', network, max: MAX_PHOTOS, withinMs: DAY_MS },
    { use: 'fact photos', key: 'all', max: MAX_PHOTOS_OF_ALL, withinMs: DAY_MS },
  ])

/**
 * Keeps a photo of the front that a visitor sends: decoded and encoded again, so nothing of the
 * phone or the place is in it, and private until the listing shows it. Throws NOT_FOUND,
 * INVALID_INPUT, TOO_LARGE, UNAVAILABLE or TOO_MANY_REQUESTS.
 */
export async function tellPhoto(
  ctx: VisitorContext,
  {
    body: { businessId, key, linkToDetails },
    files,
  }: { body: EndpointInput<typeof endpoint>['body']; files: readonly ReceivedFile[] },
): Promise<Told> {
  await limitFacts(ctx, businessId)
  const [file] = files
  if (!file) throw invalidField('photo', 'This is required')
  if (file.isTooLarge)
    throw invalidField('photo', `Image ${file.name} is too large. Maximum size is 10MB`)
  await ctx.db.transaction((tx) => readOpenListing(tx, businessId))
  if (isCaughtByHoneypot({ linkToDetails })) return THANKS
  if (!(await ctx.uploads.storage.hasRoom(2 * file.size))) throw new ApiError('UNAVAILABLE')
  const kept = await storePicture({ ...ctx, actor: null }, { kind: 'business-photo', file })
  if ('refused' in kept)
    throw toPictureError('photo', kept.refused, `${file.name} is not a valid image file`)
  const { path } = kept
  const told = { value: { images: [path] }, valueKey: path }
  return keepFact(ctx, { businessId, question: 'photo', key, told })
}
