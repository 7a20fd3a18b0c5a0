import type { AdFigures, AdStats } from '#contract/ad-figures.ts'
import { campaignStats as t } from '#i18n/en/app/campaign-stats.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { formatAverageCost, formatCtr } from './figure-texts.ts'
import { BREAKDOWNS, type Breakdown } from './stats-query.ts'

type Row = AdFigures & { key: string; name: string }

const ROWS: Record<Breakdown, (stats: AdStats) => Row[]> = {
  creatives: ({ creatives }) => creatives.map((row) => ({ ...row, key: String(row.id) })),
  placements: ({ placements }) => placements.map((row) => ({ ...row, key: String(row.id) })),
  pages: ({ pages }) => pages.map((row) => ({ ...row, key: row.page, name: row.page })),
  towns: ({ towns }) => towns.map((row) => ({ ...row, key: row.town, name: row.town || t.noTown })),
}

const COLUMNS = [
  [t.heads.seen, ({ viewable }) => formatCount(viewable)],
  [t.heads.clicks, ({ clicks }) => formatCount(clicks)],
  [t.heads.excluded, ({ excluded }) => formatCount(excluded)],
  [t.heads.ctr, formatCtr],
  [t.heads.spent, ({ spent }) => formatRupees(spent)],
  [t.heads.averageCost, formatAverageCost],
] as const satisfies readonly (readonly [string, (row: Row) => string])[]

type Props = { stats: AdStats; part: Breakdown; onChoose: (part: string) => void }

/** The figures of each creative, place, page or town. */
export function StatsBreakdown({ stats, part, onChoose }: Props) {
  const rows = ROWS[part](stats)
  return (
    <div className="stack stack-s">
      <div className="row row-apart">
        <h3>{t.parts}</h3>
        <SegmentedControl
          label={t.parts}
          choices={BREAKDOWNS.map((value) => ({ value, text: t.partNames[value] }))}
          chosen={part}
          onChoose={onChoose}
        />
      </div>
      {rows.length === 0 ? (
        <p className="mute">{t.nothing}</p>
      ) : (
        <div className="data-frame">
          <table className="data">
            <thead>
              <tr>
                <th scope="col">{t.partNames[part]}</th>
                {COLUMNS.map(([name]) => (
                  <th key={name} scope="col" className="r">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.name}</th>
                  {COLUMNS.map(([name, textOf]) => (
                    <td key={name} className="num r" data-label={name}>
                      {textOf(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
