import { QueryState } from '#app/data/QueryState.tsx'
import { useList } from '#app/data/use-list.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { VISITOR_ACTION_KINDS, ANALYTICS_PERIODS } from '#shared/rules/analytics.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { readAnalyticsFilters, toAnalyticsQuery } from './analytics-filters.ts'
import { DailyChart } from './DailyChart.tsx'
import { Searches } from './Searches.tsx'

/** The sums of a period, its days and its searches. */
export function PeriodFigures() {
  const { address, answer, change } = useList('GET /analytics', (at) =>
    toAnalyticsQuery(readAnalyticsFilters(at)),
  )
  const chosen = readAnalyticsFilters(address)
  const of = answer.data?.data.of
  return (
    <>
      <div className="row row-apart">
        <SegmentedControl
          label={t.period}
          choices={ANALYTICS_PERIODS.map((days) => ({
            value: String(days),
            text: t.periods[days],
          }))}
          chosen={String(chosen.days)}
          onChoose={(days) => change({ days }, { replace: true })}
        />
        {chosen.of && (
          <p className="row" role="status">
            {of && <b>{t.only(of.name)}</b>}
            <Button onClick={() => change({ of: null })}>{t.showAll}</Button>
          </p>
        )}
      </div>
      <QueryState query={answer}>
        {({ data }) => (
          <>
            <FigureRow
              figures={VISITOR_ACTION_KINDS.map((kind) => ({
                name: t.kinds[kind],
                figure: formatCount(data.now[kind]),
                note: t.before(formatCount(data.before[kind]), data.days),
              }))}
            />
            <DailyChart
              data={data}
              kind={chosen.kind}
              onChoose={(show) => change({ show }, { replace: true })}
            />
            <Searches searches={data.searches} />
          </>
        )}
      </QueryState>
    </>
  )
}
