import { sql } from 'drizzle-orm'
import type { exportAdClicks } from '#contract/ad-figures.ts'
import { campaignStats } from '#i18n/en/app/campaign-stats.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { requireOwnAccount } from '#server/kit/http/own-account.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { ChargeVerdict } from '#shared/rules/charge-verdict.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'

/** A file of more would not open on a phone. */
const MAX_ROWS = 100_000
const CHARGED = 'Charged'

type Row = {
  time: string
  title: string
  placement: string | null
  page: string
  town: string
  verdict: ChargeVerdict
  amount: number
  credited: boolean
}

/**
 * Every click of a month in the order of time, those that cost nothing with the reason; single
 * clicks are kept for thirteen months. Prices are before tax. Throws FORBIDDEN for another's.
 */
export async function exportClicks(
  ctx: Pick<UserContext, 'db' | 'actor'>,
  { month, userId }: EndpointInput<typeof exportAdClicks>['query'],
): Promise<{ name: string; text: string }> {
  const accountId = requireOwnAccount(ctx, userId)
  const first = sql`(${`${month}-01`}::date)::timestamp`
  const { rows } = await ctx.db.execute<Row>(sql`
    select to_char(e.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS') as time, c.title,
      p.name as placement, e.page, e.town, e.verdict, e.amount, w.offer is not null as credited
    from ad_events e join campaigns c on c.id = e.campaign_id
      left join placements p on p.id = e.placement_id
      left join ad_withdrawn w on w.offered_at = e.offered_at and w.offer = e.offer
        and w.kind = e.kind and e.nth = 0
    where c.account_id = ${accountId} and e.kind = 'click'
      and e.at >= ${first} at time zone 'Asia/Kolkata'
      and e.at < (${first} + interval '1 month') at time zone 'Asia/Kolkata'
    order by e.at, e.offer limit ${MAX_ROWS}`)
  return {
    name: `clicks-${month}.csv`,
    text: toCsv([
      CSV_HEADS.clicks,
      ...rows.map(({ time, title, placement, page, town, verdict, amount, credited }) => [
        ...[time, title, placement ?? '', page, town],
        verdict === 'billed' ? CHARGED : campaignStats.reasons[verdict][0],
        ...[inRupees(amount), inRupees(credited ? amount : 0)],
      ]),
    ]),
  }
}

const inRupees = (paise: number): string => toRupees(asPaise(Number(paise))).toFixed(2)
