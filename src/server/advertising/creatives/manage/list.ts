import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Creative } from '#contract/ad-creatives.ts'
import { accessibleByCondition } from '#server/advertising/campaigns/index.ts'
import { campaigns as c, creatives as k } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  serialiseCreative,
  creativeAccessCondition,
  selectCreatives,
  type SignLink,
} from './columns.ts'

const MAX_ROWS = 500

/** What waits for an administrator: new, sent again, or a change of an approved one. */
export const pendingCondition = or(
  isNotNull(k.proposedAt),
  and(eq(k.isApproved, false), isNull(k.rejectionReason)),
)!

/** The creatives of a campaign, the newest first. Throws NOT_FOUND, also for another's. */
export async function listCreatives(
  { db, actor }: UserContext,
  { campaignId, sign }: { campaignId: number; sign: SignLink },
): Promise<Creative[]> {
  const [campaign] = await db
    .select({ id: c.id })
    .from(c)
    .where(and(accessibleByCondition(actor), eq(c.id, campaignId)))
  if (!campaign) throw new ApiError('NOT_FOUND', { message: 'Campaign not found.' })
  const rows = await selectCreatives(db)
    .where(and(creativeAccessCondition(actor), eq(k.campaignId, campaignId)))
    .orderBy(desc(k.id))
    .limit(MAX_ROWS)
  return rows.map((row) => serialiseCreative(row, sign))
}

/** What waits for a look, the longest waiting first. */
export async function listPendingCreatives(
  { db, actor }: UserContext,
  sign: SignLink,
): Promise<Creative[]> {
  const rows = await selectCreatives(db)
    .where(and(creativeAccessCondition(actor), pendingCondition))
    .orderBy(asc(sql`coalesce(${k.proposedAt}, ${k.sentAt})`), asc(k.id))
    .limit(MAX_ROWS)
  return rows.map((row) => serialiseCreative(row, sign))
}
