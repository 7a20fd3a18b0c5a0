import { and, eq, isNull } from 'drizzle-orm'
import type { Creative } from '#contract/ad-creatives.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { accessibleByCondition } from '#server/advertising/campaigns/index.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c, creatives as k } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { getCreativeState } from '#shared/rules/ad-specs.ts'

export type CreativeRow = typeof k.$inferSelect

/** Creatives that were not deleted, with the campaign and the advertiser of each. */
export const selectCreatives = (db: DbOrTransaction) =>
  db
    .select({
      creative: k,
      campaign: { id: c.id, title: c.title, targetUrl: c.targetUrl },
      user: { id: accounts.id, name: accounts.name, email: accounts.email },
    })
    .from(k)
    .innerJoin(c, eq(c.id, k.campaignId))
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectCreatives>>[number]

/** Which creatives an actor may reach: those of their campaigns, or all of an administrator. */
export const creativeAccessCondition = (actor: UserActor) =>
  and(accessibleByCondition(actor), isNull(k.deletedAt))

/** Makes a link of an upload's path by which it can be seen before everyone may see it. */
export type SignLink = (path: string) => string

type Files = Pick<
  CreativeRow,
  'type' | 'imageUrl' | 'gifUrl' | 'videoUrl' | 'frameUrl' | 'carousel'
>

/** The files of a creative as they are drawn, each by its link. */
export function getFileLinks(row: Files, sign: SignLink) {
  const signed = (path: string | null) => (path === null ? null : sign(path))
  const isMoving = row.type === 'gif' || row.type === 'video'
  return {
    imageUrl: signed(row.imageUrl),
    gifUrl: signed(row.gifUrl),
    videoUrl: signed(row.videoUrl),
    stillUrl: isMoving ? signed(row.imageUrl) : null,
    frameUrl: signed(row.frameUrl),
    carousel: row.carousel.map(({ imageUrl, text }) => ({ imageUrl: sign(imageUrl), text })),
  }
}

/** A row as the contract's creative. */
export function serialiseCreative(
  { creative: row, campaign, user }: Row,
  sign: SignLink,
): Creative {
  const state = getCreativeState(row)
  const since = row.proposedAt ?? (state === 'pending' ? row.sentAt : null)
  const { id, campaignId, name, type, size, position, headline, description, callToAction } = row
  const { fileSize, fileDuration, isApproved, rejectionReason, proposed } = row
  return {
    ...{ id, campaignId, name, type, size, position, headline, description, callToAction },
    ...getFileLinks(row, sign),
    ...{ fileSize, fileDuration, isApproved, rejectionReason, state, proposed },
    waitingSince: since?.toISOString() ?? null,
    campaign: { ...campaign, user },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}

export const creativeNotFound = () => new ApiError('NOT_FOUND', { message: 'Creative not found.' })

/** One creative that the actor may reach. Throws NOT_FOUND, also for another's. */
export async function findCreative(
  db: DbOrTransaction,
  actor: UserActor,
  { id, sign }: { id: number; sign: SignLink },
): Promise<Creative> {
  const [row] = await selectCreatives(db).where(and(creativeAccessCondition(actor), eq(k.id, id)))
  if (!row) throw creativeNotFound()
  return serialiseCreative(row, sign)
}

/**
 * The creative's row, locked until the transaction ends. Throws NOT_FOUND, also for another's.
 */
export async function lockCreative(tx: Transaction, actor: UserActor, id: number) {
  const [row] = await tx
    .select({ creative: k })
    .from(k)
    .innerJoin(c, eq(c.id, k.campaignId))
    .where(and(creativeAccessCondition(actor), eq(k.id, id)))
    .for('update', { of: k })
  if (!row) throw creativeNotFound()
  return row.creative
}
