import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { adminAds } from '#i18n/en/app/admin-ads.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'

const t = adminAds.cards

/** Number of campaigns, running and pending ones, and their results. */
export function AdFigures() {
  const counts = useRead('GET /ads/campaigns', { query: { limit: '1' } }).data?.counts
  const waiting = useRead('GET /admin/counts', {}).data?.data.advertising
  return (
    <FigureRow
      figures={[
        { name: t.total, figure: counts && formatCount(counts.total) },
        {
          name: t.pending,
          figure: waiting && formatCount(waiting.total),
          note: waiting && waiting.total > 0 ? t.waiting(waiting) : undefined,
        },
        {
          name: t.active,
          figure: counts && formatCount(counts.active),
          note: counts && counts.paused > 0 ? t.paused(counts.paused) : undefined,
        },
        { name: t.revenue, figure: counts && formatRupees(counts.revenue) },
      ]}
    />
  )
}
