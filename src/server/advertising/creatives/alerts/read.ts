import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { midnightSql } from '#server/advertising/creatives/ledger/midnight.ts'
import {
  STILL_CHARGED_CONDITION,
  previewWithdrawal,
} from '#server/advertising/creatives/ledger/withdraw.ts'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  adAlerts,
  campaigns,
  type WithdrawnClickSources,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'

const MAX_ALERTS = 100
/** Of each kind of source, those with the most clicks. */
const MAX_SOURCES = 5

const select = (db: DbOrTransaction) =>
  db
    .select({
      ...getTableColumns(adAlerts),
      campaignTitle: campaigns.title,
      campaignStatus: campaigns.status,
      advertiser: accounts.name,
    })
    .from(adAlerts)
    .innerJoin(campaigns, eq(campaigns.id, adAlerts.campaignId))
    .innerJoin(accounts, eq(accounts.id, campaigns.accountId))
    .$dynamic()

export type Alert = Awaited<ReturnType<typeof select>>[number]

/** Alerts: pending ones first, then the latest. */
export const listAlerts = ({ db }: Pick<UserContext, 'db'>): Promise<Alert[]> =>
  select(db)
    .orderBy(sql`${adAlerts.settledAt} is not null`, desc(adAlerts.id))
    .limit(MAX_ALERTS)

/** One of them. Throws NOT_FOUND. */
export async function findAlert(db: DbOrTransaction, id: number): Promise<Alert> {
  const [alert] = await select(db).where(eq(adAlerts.id, id))
  if (!alert) throw new ApiError('NOT_FOUND')
  return alert
}

/** The time whose clicks an alert is about: from the beginning of its day in India until now. */
export async function getAlertPeriod(db: Db, { raisedAt }: Alert, now: Date) {
  const { rows } = await db.execute<{ from: string }>(
    sql`select ${midnightSql(getKolkataDate(raisedAt))} as from`,
  )
  return { from: new Date(rows[0]!.from), until: new Date(now.getTime() + 1) }
}

/** Whether any source is named. */
export const hasSources = (sources: WithdrawnClickSources): boolean =>
  Object.values(sources).some((list) => list !== undefined && list.length > 0)

/**
 * What is known of an alert: its clicks by hour, the sources of those that were charged and not
 * taken back, and what the named ones would give back. Throws NOT_FOUND.
 */
export async function getAlertDetails(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  { id, ...chosen }: { id: number } & WithdrawnClickSources,
) {
  const alert = await findAlert(db, id)
  const span = await getAlertPeriod(db, alert, now())
  const [hours, sites, networks, browsers, taken] = await Promise.all([
    hoursOf(db, alert.campaignId, span),
    sourcesOf(db, sql`site`, alert.campaignId, span),
    sourcesOf(db, sql`network`, alert.campaignId, span),
    sourcesOf(db, sql`browser`, alert.campaignId, span),
    hasSources(chosen)
      ? previewWithdrawal({ db }, { ...span, campaignId: alert.campaignId, sources: chosen })
      : { clicks: 0, credited: 0 },
  ])
  const { clicks, credited } = taken
  return { alert, hours, sites, networks, browsers, chosen: { clicks, credited } }
}

type Span = { from: Date; until: Date }
type Source = { key: string; clicks: number; amount: number; visitors: number; networks: number }

const charged = ({ amount, ...row }: Source) => ({
  ...row,
  charged: toRupees(asPaise(amount)),
})

async function sourcesOf(db: Db, by: SQL, campaignId: number, { from, until }: Span) {
  const { rows } = await db.execute<Source>(sql`
    select ${by} as key, count(*)::bigint as clicks, sum(amount)::bigint as amount,
      count(distinct visitor)::int as visitors, count(distinct network)::int as networks
    from ad_events e
    where campaign_id = ${campaignId} and at >= ${from.toISOString()}::timestamptz
      and at < ${until.toISOString()}::timestamptz and kind = 'click' and ${by} <> ''
      and ${STILL_CHARGED_CONDITION}
    group by 1 order by clicks desc, key limit ${MAX_SOURCES}`)
  return rows.map(charged)
}

/** Clicks by hour: charged now, and not charged because they were too many. */
async function hoursOf(db: Db, campaignId: number, { from, until }: Span) {
  const { rows } = await db.execute<{ key: string; clicks: number; amount: number; held: number }>(
    sql`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as key,
      coalesce(sum(count) filter (where verdict = 'billed'), 0)::bigint as clicks,
      coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(count) filter (where verdict in ('above-pace', 'unusual')), 0)::bigint as held
    from ad_hours
    where campaign_id = ${campaignId} and kind = 'click' and hour < ${until.toISOString()}
      and hour >= ${from.toISOString()}
    group by hour
    having sum(count) filter (where verdict in ('billed', 'above-pace', 'unusual')) > 0
    order by hour desc limit 48`,
  )
  return rows
    .reverse()
    .map(({ amount, ...row }) => ({ ...row, charged: toRupees(asPaise(amount)) }))
}
