import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  adCredits,
  adWithdrawals,
  campaigns,
  type WithdrawnClickSources,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'
import { creditClicks } from '#server/advertising/balances/index.ts'
import { closeDays, reopenDays } from './days.ts'
import { notifyCredits } from './notify-credits.ts'

/** Which charged views and clicks are taken back: those of a time, of all or of what is named. */
export type WithdrawalSelection = {
  from: Date
  until: Date
  campaignId?: number | undefined
  placementId?: number | undefined
  /** The hash of a day's visitor, as the ledger has it. */
  visitor?: string | undefined
  /** The hash of a day's network, as the ledger has it. */
  network?: string | undefined
  /** What is of one of these sources. */
  sources?: WithdrawnClickSources | undefined
  reason: string
}

type Taken = { campaign_id: number; day: string; views: number; clicks: number; amount: number }

export type ChargeWithdrawal = typeof adWithdrawals.$inferSelect & { campaignTitle: string | null }

/** The events of a time, of all or of what is named. */
function whereNamed({
  from,
  until,
  campaignId,
  placementId,
  visitor,
  network,
  sources,
}: Omit<WithdrawalSelection, 'reason'>): SQL {
  return sql.join(
    [
      sql`at >= ${from.toISOString()}::timestamptz and at < ${until.toISOString()}::timestamptz`,
      campaignId !== undefined && sql`campaign_id = ${campaignId}`,
      placementId !== undefined && sql`placement_id = ${placementId}`,
      visitor !== undefined && sql`visitor = ${visitor}`,
      network !== undefined && sql`network = ${network}`,
      sources !== undefined && whereFrom(sources),
    ].filter((part) => part !== false),
    sql` and `,
  )
}

const inList = (column: SQL, values: readonly string[] | undefined, type: SQL) =>
  sql`${column} = any(${sql.param(values ?? [])}::${type}[])`

/** What is of one of these sources; of none when none is named. */
const whereFrom = ({ sites, networks, browsers, hours }: WithdrawnClickSources): SQL => sql`(
  ${inList(sql`site`, sites, sql`text`)} or ${inList(sql`network`, networks, sql`text`)}
  or ${inList(sql`browser`, browsers, sql`text`)}
  or ${inList(sql`date_trunc('hour', at, 'Asia/Kolkata')`, hours, sql`timestamptz`)})`

export const STILL_CHARGED_CONDITION = sql`verdict = 'billed' and not exists (
  select from ad_withdrawn w
  where w.offered_at = e.offered_at and w.offer = e.offer and w.kind = e.kind)`

/** Previews a withdrawal: charges that match and are not withdrawn yet. */
export async function previewWithdrawal(
  { db }: Pick<UserContext, 'db'>,
  named: Omit<WithdrawalSelection, 'reason'>,
) {
  const { rows } = await db.execute<{
    views: number
    clicks: number
    amount: number
    campaigns: number
  }>(sql`
    select count(*) filter (where kind = 'view')::bigint as views,
      count(*) filter (where kind = 'click')::bigint as clicks,
      coalesce(sum(amount), 0)::bigint as amount, count(distinct campaign_id)::bigint as campaigns
    from ad_events e where ${whereNamed(named)} and ${STILL_CHARGED_CONDITION}`)
  const { amount, ...counts } = rows[0]!
  return {
    ...counts,
    credited: toRupees(asPaise(amount)),
    sources: await findSources(db, { ...named, network: undefined }),
  }
}

const MAX_SOURCES = 10

type Source = {
  network: string
  clicks: number
  amount: number
  visitors: number
  campaigns: number
}

/** The networks with the most charged clicks; those of old rows are not known. */
async function findSources(db: Db, named: Omit<WithdrawalSelection, 'reason'>) {
  const { rows } = await db.execute<Source>(sql`
    select network, count(*)::bigint as clicks, sum(amount)::bigint as amount,
      count(distinct visitor)::bigint as visitors, count(distinct campaign_id)::bigint as campaigns
    from ad_events e
    where ${whereNamed(named)} and kind = 'click' and network <> '' and ${STILL_CHARGED_CONDITION}
    group by network order by clicks desc, amount desc, network limit ${MAX_SOURCES}`)
  return rows.map(({ amount, ...source }) => ({
    ...source,
    charged: toRupees(asPaise(amount)),
  }))
}

/**
 * Takes charged views and clicks back and credits their amounts, in one transaction; the ledger's
 * rows stay as they are; `also` is done in the same transaction. Throws NOT_FOUND when there is
 * nothing to take back.
 */
export async function withdrawCharges(
  { db, actor, now, config }: Pick<UserContext, 'db' | 'actor' | 'now' | 'config'>,
  { reason, ...invalid }: WithdrawalSelection,
  also?: (tx: Transaction) => Promise<void>,
): Promise<ChargeWithdrawal> {
  const { from, until, ...of } = invalid
  const named = whereNamed(invalid)
  const withdrawal = await db.transaction(async (tx) => {
    // In the order in which the books lock them.
    await tx.execute(sql`
      select from campaign_totals where campaign_id in
        (select distinct campaign_id from ad_events where ${named} and verdict = 'billed')
      order by campaign_id for update`)
    await reopenDays(tx, getKolkataDate(from), getKolkataDate(until))
    const [made] = await tx
      .insert(adWithdrawals)
      .values({
        fromTime: from,
        untilTime: until,
        ...of,
        reason,
        madeBy: actor.id,
        madeAt: now(),
        views: 0,
        clicks: 0,
        credited: asPaise(0),
      })
      .returning({ id: adWithdrawals.id })
    const { id } = made!
    await tx.execute(sql`
      insert into ad_withdrawn (offered_at, offer, kind, withdrawal_id)
      select offered_at, offer, kind, ${id} from ad_events
      where ${named} and verdict = 'billed'
      on conflict do nothing`)
    const taken = sql`
      from ad_withdrawn w join ad_events e
        on e.offered_at = w.offered_at and e.offer = w.offer and e.kind = w.kind and e.nth = 0
      where w.withdrawal_id = ${id}`
    // The sums: out of what was charged, into what was withdrawn.
    const hours = sql`
      select e.campaign_id, date_trunc('hour', e.at, 'Asia/Kolkata') as hour, e.creative_id,
        e.placement_id, e.page, e.town, e.kind, count(*)::bigint as count,
        sum(e.amount)::bigint as amount ${taken} group by 1, 2, 3, 4, 5, 6, 7`
    await tx.execute(sql`
      update ad_hours h set count = h.count - t.count, amount = h.amount - t.amount
      from (${hours}) t
      where (h.campaign_id, h.hour, h.creative_id, h.placement_id, h.page, h.town, h.kind)
        = (t.campaign_id, t.hour, t.creative_id, t.placement_id, t.page, t.town, t.kind)
        and h.verdict = 'billed'`)
    await tx.execute(sql`
      insert into ad_hours (campaign_id, hour, creative_id, placement_id, page, town, kind,
        verdict, count, amount)
      select campaign_id, hour, creative_id, placement_id, page, town, kind, 'withdrawn', count, 0
      from (${hours}) t
      on conflict (campaign_id, hour, creative_id, placement_id, page, town, kind, verdict)
      do update set count = ad_hours.count + excluded.count`)
    const { rows } = await tx.execute<Taken>(sql`
      select e.campaign_id, (e.at at time zone 'Asia/Kolkata')::date::text as day,
        count(*) filter (where e.kind = 'view')::bigint as views,
        count(*) filter (where e.kind = 'click')::bigint as clicks,
        sum(e.amount)::bigint as amount ${taken} group by 1, 2`)
    if (rows.length === 0) throw new ApiError('NOT_FOUND', { message: 'No charged clicks found.' })
    await tx.insert(adCredits).values(
      rows.map(({ campaign_id, day, views, clicks, amount }) => ({
        ...{ withdrawalId: id, campaignId: campaign_id, day, views, clicks },
        amount: asPaise(amount),
      })),
    )
    for (const { campaign_id: campaign, day, views, clicks, amount } of rows) {
      const less = sql`spent = spent - ${amount}, views = views - ${views},
        clicks = clicks - ${clicks}`
      await tx.execute(sql`
        update campaign_totals set ${less}, excluded = excluded + ${clicks}
        where campaign_id = ${campaign}`)
      await tx.execute(sql`
        update campaign_days set ${less} where campaign_id = ${campaign} and day = ${day}`)
    }
    const given = await creditClicks(
      tx,
      rows.map(({ campaign_id: campaignId, day, clicks, amount }) => ({
        ...{ campaignId, day, clicks, amount: asPaise(amount) },
      })),
      { withdrawalId: id, at: now(), madeBy: actor.id, reason },
    )
    await notifyCredits(tx, given, { reason, siteUrl: config.siteUrl })
    const sumOf = (part: 'views' | 'clicks' | 'amount') =>
      rows.reduce((sum, row) => sum + row[part], 0)
    const sums = {
      views: sumOf('views'),
      clicks: sumOf('clicks'),
      credited: asPaise(sumOf('amount')),
    }
    await tx.update(adWithdrawals).set(sums).where(eq(adWithdrawals.id, id))
    const [changed] = await selectWithdrawals(tx).where(eq(adWithdrawals.id, id))
    await recordAudit(tx, actor, 'withdraw views and clicks', 'ad_withdrawals', id, {
      reason,
      ...sums,
    })
    await also?.(tx)
    return changed!
  })
  // Whoever looks at the figures now shall not wait until those days are read hour by hour.
  await closeDays(db, now())
  return withdrawal
}

const MAX_ROWS = 500

/** What was taken back, the latest first. */
export const listWithdrawals = ({ db }: Pick<UserContext, 'db'>): Promise<ChargeWithdrawal[]> =>
  selectWithdrawals(db).orderBy(desc(adWithdrawals.id)).limit(MAX_ROWS)

/** Withdrawals with the title of the campaign that they name, deleted ones too. */
const selectWithdrawals = (db: DbOrTransaction) =>
  db
    .select({ ...getTableColumns(adWithdrawals), campaignTitle: campaigns.title })
    .from(adWithdrawals)
    .leftJoin(campaigns, eq(campaigns.id, adWithdrawals.campaignId))
    .$dynamic()
