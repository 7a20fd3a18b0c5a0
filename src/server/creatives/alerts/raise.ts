import { sql } from 'drizzle-orm'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { Db } from '#server/db/connection.ts'
import { adAlerts } from '#server/db/tables/index.ts'
import { queueMail } from '#server/mail/index.ts'
import { adAlert } from '#server/mail/templates/ad-alert.ts'
import { siteReaders } from '#server/settings/index.ts'
import {
  ALERT_CLICKS,
  alertOf,
  FEW_NETWORKS,
  usualClicks,
  USUAL_DAYS,
} from '#shared/rules/ad-alerts.ts'
import type { AdAlertKind } from '#shared/rules/ad-alerts.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { dayShareAt } from '#shared/rules/day-shape.ts'
import { dateInKolkata, minuteInKolkata } from '#shared/rules/kolkata.ts'
import { readDayShape } from '#server/creatives/ledger/day-shape.ts'
import { midnight } from '#server/creatives/ledger/midnight.ts'

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
  const day = dateInKolkata(now)
  const since = midnight(day)
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.title, d.clicks, d.views,
      (select array_agg(b.clicks) from campaign_days b where b.campaign_id = c.id and b.views > 0
        and b.day >= ${shiftDay(day, -USUAL_DAYS)} and b.day < ${day}) as days,
      coalesce((select max(a.clicks) from ad_alerts a where a.campaign_id = c.id
        and a.outcome = 'normal'
        and a.raised_at >= ${midnight(shiftDay(day, -USUAL_DAYS))}), 0) as accepted,
      coalesce((select sum(clicks) from (
        select count(*) as clicks from ad_events e
        where e.campaign_id = c.id and e.at >= ${since} and e.kind = 'click'
          and e.verdict = 'billed'
        group by case when e.site like '6%' then e.site else e.network end
        order by 1 desc limit ${FEW_NETWORKS}) most), 0)::int as few
    from campaigns c join campaign_days d on d.campaign_id = c.id and d.day = ${day}
    where c.status = 'active' and d.clicks >= ${ALERT_CLICKS}
      and not exists (select from ad_alerts a where a.campaign_id = c.id
        and a.holds_until > ${now.toISOString()}::timestamptz)`)
  if (rows.length === 0) return []
  const dayShare = dayShareAt(await readDayShape(db, day), minuteInKolkata(now))
  return rows.flatMap((row) => {
    const usual = usualClicks(row.days ?? [])
    const kind = alertOf({ ...row, ...usual, ofFewNetworks: row.few, dayShare })
    const share = Math.min(100, Math.round((100 * row.few) / row.clicks))
    return kind ? [{ ...row, kind, usual: usual.usual, share }] : []
  })
}

const raise = (db: Db, siteUrl: string, { id, title, ...found }: Found, now: Date) =>
  db.transaction(async (tx) => {
    const { mailTo } = await siteReaders(tx)
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
        template: adAlert,
        values: { title, kind, clicks, usual, share, url },
      })
  })

/** Until somebody decides. */
const FOREVER = '9999-12-31T00:00:00Z'
