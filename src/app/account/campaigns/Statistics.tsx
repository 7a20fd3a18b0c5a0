import { useEffect, useRef } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import type { Campaign } from '#contract/campaigns.ts'
import type { AdFigures, AdStats } from '#contract/ad-figures.ts'
import { campaignStats as t } from '#i18n/en/app/campaign-stats.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Select } from '#ui/Select.tsx'
import { StatsCsvButton } from './StatsCsvButton.tsx'
import { formatAverageCost, formatCtr } from './figure-texts.ts'
import { METRICS, DAY_RANGES } from './stats-query.ts'
import { StatsChart } from './StatsChart.tsx'
import { StatsBreakdown } from './StatsBreakdown.tsx'
import { useCampaignStats } from './use-campaign-stats.ts'

type Props = {
  campaign: Campaign
  now: Date
  /** How often it was asked for by its button: each time its heading gets the focus. */
  openCount: number
}

/** What a campaign did on the chosen days: sums, a chart with its table, and in detail. */
export function Statistics({ campaign, now, openCount }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (openCount > 0) heading.current?.focus()
  }, [openCount])
  const { id, title } = campaign
  const { wanted, query, answer, change } = useCampaignStats(id, now)
  const set = (changes: Record<string, string | number | null>) =>
    change(changes, { replace: true })
  return (
    <section className="panel-box" id="stats" aria-labelledby="stats-title">
      <header>
        <h2 id="stats-title" ref={heading} tabIndex={-1}>
          {wanted.by === 'days' ? t.byDay(title) : t.byHour(title)}
        </h2>
        <StatsCsvButton id={id} query={query} />
      </header>
      <div className="panel-body stack">
        <div className="row stats-ways">
          <Select
            label={t.span}
            value={String(wanted.days)}
            choices={DAY_RANGES.map((days) => ({ value: String(days), text: t.spans[days] }))}
            onChange={({ target }) => set({ days: target.value })}
          />
          <SegmentedControl
            label={t.kind}
            choices={METRICS.map((kind) => ({ value: kind, text: t.kinds[kind] }))}
            chosen={wanted.kind}
            onChoose={(kind) => set({ show: kind })}
          />
          <SegmentedControl
            label={t.by}
            choices={(['days', 'hours'] as const).map((by) => ({ value: by, text: t.bys[by] }))}
            chosen={wanted.by}
            onChoose={(by) => set({ by })}
          />
          <Checkbox
            label={t.compare}
            checked={wanted.compare}
            onChange={({ target }) => set({ compare: target.checked ? 1 : null })}
          />
        </div>
        <QueryState query={answer}>
          {({ data }) => (
            <>
              <FigureRow figures={figuresOf(data)} />
              <StatsChart stats={data} wanted={wanted} />
              <StatsBreakdown stats={data} part={wanted.part} onChoose={(part) => set({ part })} />
            </>
          )}
        </QueryState>
      </div>
    </section>
  )
}

/** The sums in words, each beside that of the days before where they are compared. */
function figuresOf({ total, previous }: AdStats) {
  const of = (name: string, textOf: (figures: AdFigures) => string) => ({
    name,
    figure: textOf(total),
    note: previous ? t.before(textOf(previous.total)) : undefined,
  })
  return [
    of(t.heads.seen, ({ viewable }) => formatCount(viewable)),
    of(t.heads.clicks, ({ clicks }) => formatCount(clicks)),
    of(t.heads.ctr, formatCtr),
    of(t.heads.spent, ({ spent }) => formatRupees(spent)),
    of(t.heads.averageCost, formatAverageCost),
  ]
}
