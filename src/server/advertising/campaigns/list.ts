import { and, asc, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Campaign, listCampaigns as endpoint } from '#contract/campaigns.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { accounts, campaigns as c, campaignTotals as t } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { assertAllParamsRead } from '#server/kit/http/assert-all-params-read.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'
import {
  findCampaign,
  notDeletedCondition,
  ownOrAdminCondition,
  serialiseCampaign,
  selectCampaigns,
} from './columns.ts'

type Query = z.output<typeof endpoint.query>
type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

const SORTS = {
  created: c.createdAt,
  title: sql`lower(${c.title})`,
  status: c.status,
  spent: sql`coalesce(${t.spent}, 0)`,
  views: sql`coalesce(${t.views}, 0)`,
  clicks: sql`coalesce(${t.clicks}, 0)`,
}

/** What waits for an administrator: sent for approval, or a change of an approved one. */
const isWaiting = or(isNotNull(c.submittedAt), isNotNull(c.proposedAt))!

/** One page of the campaigns that the caller may see. Throws FORBIDDEN for another's. */
export async function listCampaigns(ctx: UserContext, query: Query): Promise<Answer> {
  const { db, actor, now } = ctx
  const { userId, status, approved, waiting, search, sort, order, page, limit, ...rest } = query
  assertAllParamsRead(rest)
  const isAdmin = actor.role === 'admin'
  if (!isAdmin && userId !== undefined && userId !== actor.id) throw new ApiError('FORBIDDEN')
  const whose = userId === undefined ? ownOrAdminCondition(actor) : eq(c.accountId, userId)
  // Among one advertiser's own, that name would find every one.
  const ofAll = isAdmin && userId === undefined
  const part = search && `%${escapeLike(search)}%`
  const where = and(
    notDeletedCondition,
    whose,
    status ? eq(c.status, status) : undefined,
    approved === undefined ? undefined : eq(c.isApproved, approved),
    waiting ? isWaiting : undefined,
    part ? or(ilike(c.title, part), ofAll ? ilike(accounts.name, part) : undefined) : undefined,
  )
  const way = order === 'asc' ? asc : desc
  const [rows, [counted], [counts]] = await Promise.all([
    selectCampaigns(db, getKolkataDate(now()))
      .where(where)
      .orderBy(way(SORTS[sort]), way(c.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(c)
      .innerJoin(accounts, eq(accounts.id, c.accountId))
      .where(where),
    db
      .select({
        total: sql<number>`(count(*) filter (where ${notDeletedCondition}))::int`,
        pending: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
        active: sql<number>`(count(*) filter (where ${c.status} = 'active'))::int`,
        paused: sql<number>`(count(*) filter (where ${c.status} = 'paused'))::int`,
        // A campaign that was deleted has been paid for all the same.
        revenue: sql<string>`coalesce(sum(${t.spent}), 0)`,
      })
      .from(c)
      .leftJoin(t, eq(t.campaignId, c.id))
      .where(whose),
  ])
  const { revenue, ...states } = counts!
  return {
    campaigns: rows.map(serialiseCampaign),
    pagination: toPagination(query, counted!.total),
    counts: { ...states, revenue: toRupees(asPaise(Number(revenue))) },
  }
}

/** One campaign of the caller, or any for an administrator. Throws NOT_FOUND. */
export const getCampaign = ({ db, actor, now }: UserContext, id: number): Promise<Campaign> =>
  findCampaign(db, actor, { id, day: getKolkataDate(now()) })
