import { and, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Creative, createCreative as endpoint } from '#contract/ad-creatives.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accessibleByCondition } from '#server/advertising/campaigns/index.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { campaigns as c, creatives as k } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { DEFAULT_CREATIVE, type CreativeType } from '#shared/rules/ad-specs.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { findCreative, type SignLink } from './columns.ts'
import { checkFiles, storeCreativeFiles, type CreativeMedia } from './files.ts'

type Form = Omit<z.output<typeof endpoint.body>, 'bannerFile' | 'gifFile' | 'videoFile' | 'adFile'>
type Sent = { type: CreativeType; body: Form; files: readonly ReceivedFile[]; sign: SignLink }
type Values = Pick<typeof k.$inferInsert, 'campaignId' | 'name' | 'type' | 'size'> & CreativeMedia

const MAX_PER_DAY = 60

/**
 * Adds a creative to a campaign of the caller; it waits for a look. The same form sent again within
 * an hour, after a lost answer, is one creative. Throws NOT_FOUND, INVALID_INPUT, TOO_LARGE or
 * TOO_MANY_REQUESTS.
 */
export async function createCreative(
  ctx: UserContext,
  { type, body, files, sign }: Sent,
): Promise<Creative> {
  const { db, actor, limits, now: clock } = ctx
  const now = clock()
  const { campaignId, position } = body
  checkType(type, body)
  checkFiles(type, files)
  const texts = toStoredTexts(body)
  if (type === 'text' && !texts.headline && !texts.description)
    throw invalidField('headline', 'Enter a headline or a description')
  await requireCampaign(ctx, campaignId)
  await limits.take([{ use: 'creatives by', key: actor.id, max: MAX_PER_DAY, withinMs: DAY_MS }])
  const size = body.size ?? body.adSize ?? DEFAULT_CREATIVE.size
  const media = await storeCreativeFiles(ctx, { type, size }, files)
  const name = normaliseLine(body.name)
  const values = { campaignId, name, type, size, position, ...texts, ...media }
  return db.transaction(async (tx) => {
    await requireCampaign({ db: tx, actor }, campaignId)
    const twice = await sentBefore(tx, values, now)
    if (twice) return findCreative(tx, actor, { id: twice.id, sign })
    const [made] = await tx
      .insert(k)
      .values({ ...values, sentAt: now })
      .returning({ id: k.id })
    const { id } = made!
    await recordAudit(tx, actor, 'create', 'creatives', id, { name, type, size, campaignId })
    return findCreative(tx, actor, { id, sign })
  })
}

/** The words of a creative as they are stored. */
export const toStoredTexts = ({ headline, description, callToAction }: Form) => ({
  headline: normaliseLine(headline ?? '') || null,
  description: normaliseLine(description ?? '') || null,
  callToAction: normaliseLine(callToAction) || DEFAULT_CREATIVE.callToAction,
})

function checkType(is: CreativeType, { type = is, adType = is, size, adSize = size }: Form): void {
  for (const [field, given] of Object.entries({ type, adType }))
    if (given !== is) throw invalidField(field, 'This type does not match the address')
  if (size !== undefined && adSize !== size) throw invalidField('adSize', 'This is not the size')
}

/** Locks it until the transaction ends, where there is one. Throws NOT_FOUND. */
async function requireCampaign(
  { db, actor }: Pick<UserContext, 'actor'> & { db: DbOrTransaction },
  id: number,
): Promise<void> {
  const [row] = await db
    .select({ id: c.id })
    .from(c)
    .where(and(accessibleByCondition(actor), eq(c.id, id)))
    .for('key share')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Campaign not found.' })
}

/** The creative that the same form made a moment ago. */
async function sentBefore(
  tx: Transaction,
  values: Values & ReturnType<typeof toStoredTexts> & { position: string },
  now: Date,
) {
  const { campaignId, name, type, size, position, headline, description } = values
  const { imageUrl = null, gifUrl = null, videoUrl = null, frameUrl = null } = values
  const same = (column: Parameters<typeof eq>[0] & object, value: string | null) =>
    value === null ? isNull(column) : eq(column as never, value)
  const [row] = await tx
    .select({ id: k.id })
    .from(k)
    .where(
      and(
        eq(k.campaignId, campaignId),
        eq(k.name, name),
        eq(k.type, type),
        eq(k.size, size!),
        eq(k.position, position),
        same(k.headline, headline),
        same(k.description, description),
        same(k.imageUrl, imageUrl),
        same(k.gifUrl, gifUrl),
        same(k.videoUrl, videoUrl),
        same(k.frameUrl, frameUrl),
        eq(k.carousel, values.carousel ?? []),
        eq(k.isApproved, false),
        isNull(k.rejectionReason),
        isNull(k.deletedAt),
        gt(k.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .limit(1)
  return row
}
