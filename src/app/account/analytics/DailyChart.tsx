import type { CallResponse } from '#client/call.ts'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { VISITOR_ACTION_KINDS, type VisitorActionKind } from '#shared/rules/analytics.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Chart } from '#ui/Chart.tsx'
import { Select } from '#ui/Select.tsx'
import { formatLongDay, formatShortDay } from '#i18n/en/app/time.ts'

type Props = {
  data: CallResponse<'GET /analytics'>['data']
  kind: VisitorActionKind
  onChoose: (kind: VisitorActionKind) => void
}

/** One kind of action, day by day, as a chart with its table. */
export function DailyChart({ data: { from, to, byDay }, kind, onChoose }: Props) {
  return (
    <section className="panel-box">
      <header>
        <h2>{t.byDay}</h2>
      </header>
      <div className="panel-body by-day">
        <Select
          label={t.shown}
          value={kind}
          choices={VISITOR_ACTION_KINDS.map((value) => ({ value, text: t.kinds[value] }))}
          onChange={({ target }) => onChoose(target.value as VisitorActionKind)}
        />
        <Chart
          label={t.chartOf(t.kinds[kind], formatLongDay(from), formatLongDay(to))}
          points={byDay.map(({ day, counts }) => ({
            name: formatLongDay(day),
            short: formatShortDay(day),
            value: counts[kind],
          }))}
          heads={{ name: t.day, value: t.kinds[kind] }}
          tableText={t.table}
          format={formatCount}
        />
      </div>
    </section>
  )
}
