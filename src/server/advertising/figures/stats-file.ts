import type { UserContext } from '#server/kit/http/verb-context.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'
import { getCampaignStats } from './stats.ts'

/** A campaign's figures by day as CSV. Throws NOT_FOUND or INVALID_INPUT. */
export async function exportCampaignStats(
  ctx: Pick<UserContext, 'db' | 'actor' | 'now'>,
  asked: Parameters<typeof getCampaignStats>[1],
): Promise<{ name: string; text: string }> {
  const { from, until, days } = await getCampaignStats(ctx, asked)
  const rows = days.map(({ day, views, viewable, clicks, excluded, ctr, spent, averageCost }) => [
    ...[day, views, viewable, clicks, excluded],
    ...[ctr.toFixed(2), spent.toFixed(2), averageCost?.toFixed(2) ?? ''],
  ])
  return {
    name: `campaign-${asked.id}-${from}-${until}.csv`,
    text: toCsv([CSV_HEADS.campaign, ...rows]),
  }
}
