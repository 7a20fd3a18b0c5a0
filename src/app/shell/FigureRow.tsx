import { formatCount } from '#shared/rules/money.ts'
import { Sparkline } from './Sparkline.tsx'

type Figure = {
  name: string
  figure: string | undefined
  note?: string | undefined
  /** Its parts, day by day, as a line below it. */
  trend?: readonly number[] | undefined
}

/** Counts with their names, in the order of the names. */
export const toFigures = <Name extends string>(
  names: Record<Name, string>,
  counts: Record<Name, number> | undefined,
): Figure[] =>
  (Object.keys(names) as Name[]).map((name) => ({
    name: names[name],
    figure: counts && formatCount(counts[name]),
  }))

/** Figures in a row, each with a label and a note; a dash while one is loading. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figures num">
    {figures.map(({ name, figure, note, trend }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure ?? '–'}</dd>
        <dd className="figure-note">
          {note}
          {trend && <Sparkline values={trend} />}
        </dd>
      </div>
    ))}
  </dl>
)
