import type { AdFigures, AdStats } from '#contract/ad-figures.ts'
import { formatLongDay, formatShortDay } from '#i18n/en/app/time.ts'
import { campaignStats as t } from '#i18n/en/app/campaign-stats.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Chart } from '#ui/Chart.tsx'
import type { Metric, StatsQuery } from './stats-query.ts'

const SHOWN: Record<
  Metric,
  { value: (row: AdFigures) => number; rest: (row: AdFigures) => number; restName: string }
> = {
  clicks: {
    value: ({ clicks }) => clicks,
    rest: ({ excluded }) => excluded,
    restName: t.heads.excluded,
  },
  seen: {
    value: ({ viewable }) => viewable,
    rest: ({ views, viewable }) => Math.max(0, views - viewable),
    restName: t.heads.unseen,
  },
  spent: { value: ({ spent }) => spent, rest: () => 0, restName: '' },
}

type Props = { stats: AdStats; wanted: StatsQuery }

/** One kind of figure by day or by hour: counted solid, the rest combed, with its table. */
export function StatsChart({ stats, wanted: { kind, by } }: Props) {
  const { value, rest, restName } = SHOWN[kind]
  const points =
    by === 'days'
      ? stats.days.map((row) => ({
          name: formatLongDay(row.day),
          short: formatShortDay(row.day),
          row,
        }))
      : stats.hours.map((row) => ({
          name: `${row.hour}:00–${row.hour + 1}:00`,
          short: String(row.hour),
          row,
        }))
  return (
    <Chart
      key={`${kind} ${by}`}
      label={t.chartOf(t.heads[kind], formatLongDay(stats.from), formatLongDay(stats.until))}
      points={points.map(({ row, ...names }) => ({ ...names, value: value(row), rest: rest(row) }))}
      heads={{
        name: by === 'days' ? t.heads.day : t.heads.hour,
        value: t.heads[kind],
        ...(restName ? { rest: restName } : {}),
      }}
      tableText={t.table}
      format={kind === 'spent' ? formatRupees : formatCount}
    />
  )
}
