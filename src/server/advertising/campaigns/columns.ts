import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Campaign } from '#contract/campaigns.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  campaigns as c,
  campaignLandingPageChecks as l,
  campaignTotals as t,
} from '#server/kit/db/tables/index.ts'
import { pickColumns } from '#server/kit/db/pick-columns.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { CAMPAIGN_FIELDS } from '#shared/rules/campaign-fields.ts'
import { listNamesWith } from '#shared/rules/fields.ts'
import { toRupees, type Paise } from '#shared/rules/money.ts'

const ofCreatives = (state: string) => sql<number>`(select count(*)::int from creatives k
  where k.campaign_id = ${c.id} and k.deleted_at is null and ${sql.raw(state)})`

/** Campaigns that were not deleted, with what they have brought; `day` is today in India. */
export const selectCampaigns = (db: DbOrTransaction, day: string) =>
  db
    .select({
      campaign: c,
      look: l,
      user: { id: accounts.id, name: accounts.name, email: accounts.email },
      spent: sql<Paise>`coalesce(${t.spent}, 0)`,
      views: sql<number>`coalesce(${t.views}, 0)`,
      clicks: sql<number>`coalesce(${t.clicks}, 0)`,
      spentToday: sql<Paise>`coalesce((select d.spent from campaign_days d
        where d.campaign_id = ${c.id} and d.day = ${day}), 0)`,
      excluded: sql<number>`coalesce(${t.excluded}, 0)`,
      creatives: ofCreatives('true'),
      approved: ofCreatives('k.is_approved'),
      rejected: ofCreatives('not k.is_approved and k.rejection_reason is not null'),
    })
    .from(c)
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .leftJoin(t, eq(t.campaignId, c.id))
    .leftJoin(l, eq(l.campaignId, c.id))
    .$dynamic()

export const notDeletedCondition = isNull(c.deletedAt)

type Row = Awaited<ReturnType<typeof selectCampaigns>>[number]

const SHOWN_AS_STORED = [
  ...listNamesWith(CAMPAIGN_FIELDS, 'kind', 'text', 'day'),
  ...(['locations', 'keywords', 'id', 'status', 'isApproved'] as const),
  ...(['rejectionReason', 'proposed', 'version'] as const),
]

/** A row as the contract's campaign. */
export function serialiseCampaign({ campaign: row, look, user, ...figures }: Row): Campaign {
  const { interests = [], demographics = [] } = row.targetAudience
  const { creatives: total, approved, rejected } = figures
  return {
    ...pickColumns(row, SHOWN_AS_STORED),
    budget: toRupees(row.budget),
    dailyBudget: toRupees(row.dailyBudget),
    costPerClick: toRupees(row.costPerClick),
    targetAudience: { interests, demographics },
    submittedAt: row.submittedAt?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    targetLook: look && presentCheck(look),
    totalSpent: toRupees(figures.spent),
    totalImpressions: figures.views,
    totalClicks: figures.clicks,
    excludedClicks: figures.excluded,
    spentToday: toRupees(figures.spentToday),
    creatives: { total, approved, rejected, pending: total - approved - rejected },
    user,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentCheck({
  lookedAt,
  targetUrl,
  outcome,
  detail,
}: typeof l.$inferSelect): Campaign['targetLook'] {
  if (!lookedAt || !outcome) return null
  return { at: lookedAt.toISOString(), targetUrl, outcome, detail: detail ?? '' }
}

const notFound = () => new ApiError('NOT_FOUND', { message: 'Campaign not found.' })

/** Whose campaigns an actor may see, deleted ones too: their own, or all of an administrator. */
export const ownOrAdminCondition = (actor: UserActor) =>
  actor.role === 'admin' ? undefined : eq(c.accountId, actor.id)

/** Which campaigns an actor may reach. */
export const accessibleByCondition = (actor: UserActor) =>
  and(notDeletedCondition, ownOrAdminCondition(actor))

/** One campaign that the actor may reach. Throws NOT_FOUND, also for another's. */
export async function findCampaign(
  db: DbOrTransaction,
  actor: UserActor,
  { id, day }: { id: number; day: string },
): Promise<Campaign> {
  const [row] = await selectCampaigns(db, day).where(
    and(accessibleByCondition(actor), eq(c.id, id)),
  )
  if (!row) throw notFound()
  return serialiseCampaign(row)
}

/**
 * The campaign's row, locked until the transaction ends, after its totals, as the ledger locks
 * them. Throws NOT_FOUND, also for another's.
 */
export async function lockCampaign(tx: Transaction, actor: UserActor, id: number) {
  await tx.select().from(t).where(eq(t.campaignId, id)).for('update')
  const mine = and(accessibleByCondition(actor), eq(c.id, id))
  const [row] = await tx.select().from(c).where(mine).for('update')
  if (!row) throw notFound()
  return row
}

/** What a campaign has spent, in paise. */
export async function getSpent(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx.select({ spent: t.spent }).from(t).where(eq(t.campaignId, id))
  return Number(row?.spent ?? 0)
}
