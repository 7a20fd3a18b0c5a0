import { sql } from 'drizzle-orm'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { adAlerts } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignClickAlert } from '#server/kit/mail/templates/ad-alert.ts'
import { getSiteMailRecipients } from '#server/kit/settings/index.ts'
import {
  MIN_ALERT_CLICKS,
  getAlertKind,
  MAX_CONCENTRATED_NETWORKS,
  getUsualClicks,
  USUAL_CLICKS_DAYS,
  type AdAlertKind,
} from '#shared/rules/ad-alerts.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { getDayShareAt } from '#shared/rules/hourly-shares.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'
import { readHourlyShares } from '#server/advertising/creatives/ledger/day-shape.ts'
import { midnightSql } from '#server/advertising/creatives/ledger/midnight.ts'

type Row = {
  id: number
  title: string
  clicks: number
  views: number
  days: number[] | null
  accepted: number
  few: number
}
type Found = Row & { kind: AdAlertKind; usual: number; share: number }

/**
 * Looks at the clicks of today, raises an alert where they are unusual, and writes to the
 * administrators. Two processes may look at once: an alert is raised by one of them.
 */
export async function raiseAlerts(db: Db, siteUrl: string, now: Date): Promise<void> {
  for (const found of await findUnusual(db, now)) await raise(db, siteUrl, found, now)
}

async function findUnusual(db: Db, now: Date): Promise<Found[]> {
  const day = getKolkataDate(now)
  const since = midnightSql(day)
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.title, d.clicks, d.views,
      (select array_agg(b.clicks) from campaign_days b where b.campaign_id = c.id and b.views > 0
        and b.day >= ${shiftDay(day, -USUAL_CLICKS_DAYS)} and b.day < ${day}) as days,
      coalesce((select max(a.clicks) from ad_alerts a where a.campaign_id = c.id
        and a.outcome = 'normal'
        and a.raised_at >= ${midnightSql(shiftDay(day, -USUAL_CLICKS_DAYS))}), 0) as accepted,
      coalesce((select sum(clicks) from (
        select count(*) as clicks from ad_events e
        where e.campaign_id = c.id and e.at >= ${since} and e.kind = 'click'
          and e.verdict = 'billed'
        group by case when e.site like '6%' then e.site else e.network end
        order by 1 desc limit ${MAX_CONCENTRATED_NETWORKS}) most), 0)::int as few
    from campaigns c join campaign_days d on d.campaign_id = c.id and d.day = ${day}
    where c.status = 'active' and d.clicks >= ${MIN_ALERT_CLICKS}
      and not exists (select from ad_alerts a where a.campaign_id = c.id
        and a.holds_until > ${now.toISOString()}::timestamptz)`)
  if (rows.length === 0) return []
  const dayShare = getDayShareAt(await readHourlyShares(db, day), getKolkataMinute(now))
  return rows.flatMap((row) => {
    const usual = getUsualClicks(row.days ?? [])
    const kind = getAlertKind({ ...row, ...usual, ofFewNetworks: row.few, dayShare })
    const share = Math.min(100, Math.round((100 * row.few) / row.clicks))
    return kind ? [{ ...row, kind, usual: usual.usual, share }] : []
  })
}

const raise = (db: Db, siteUrl: string, { id, title, ...found }: Found, now: Date) =>
  db.transaction(async (tx) => {
    const { mailTo } = await getSiteMailRecipients(tx)
    const { kind, clicks, usual, share } = found
    const [made] = await tx
      .insert(adAlerts)
      .values({
        ...{ campaignId: id, kind, clicks, usual, share },
        ...{ raisedAt: now, told: mailTo.length, holdsUntil: new Date(FOREVER) },
      })
      .onConflictDoNothing()
      .returning({ id: adAlerts.id })
    if (!made) return
    const url = `${siteUrl}${ADMIN_PATHS.adminAds}?alert=${made.id}`
    for (const to of mailTo)
      await queueMail(tx, {
        to,
        template: campaignClickAlert,
        values: { title, kind, clicks, usual, share, url },
      })
  })

/** Until somebody decides. */
const FOREVER = '9999-12-31T00:00:00Z'
