import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

export type ChartPoint = {
  /** As the table names it: `17 November`. */
  name: string
  /** As the axis does: `17`. */
  short: string
  value: number
  /** Drawn combed, on top: the uncounted part or the rest. */
  rest?: number
}

type Props = {
  /** The name of the chart, for screen readers and as the heading of the table. */
  label: string
  points: readonly ChartPoint[]
  /** Heads of the table: what a row is, its value, and the combed part if there is one. */
  heads: { name: string; value: string; rest?: string }
  /** The text of the control that opens the table. */
  tableText: string
  format?: (value: number) => string
}

const HEIGHT = 160
const FOOT = 24
const TOP = 14
const LEFT = 9

/**
 * Columns over time, drawn as SVG, with a table of the same figures below. The arrow keys and the
 * pointer show the value of one column at a time.
 */
export function Chart({ label, points, heads, tableText, format = String }: Props) {
  const id = useId()
  const place = useRef<SVGSVGElement>(null)
  const [told, tell] = useState<number | null>(null)
  const most = roundUp(Math.max(1, ...points.map(({ value, rest = 0 }) => value + rest)))
  const step = (100 - LEFT) / points.length
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - FOOT)
  const bar = Math.min(step * 0.64, 8)
  const everyLabel = Math.ceil(points.length / 8)
  const last = points.length - 1

  const moveBy = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: (told ?? -1) + 1,
      ArrowLeft: (told ?? last + 1) - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    tell(Math.max(0, Math.min(last, to)))
  }
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = ((event.clientX - left) / width) * 100
    tell(share < LEFT ? null : Math.min(last, Math.floor((share - LEFT) / step)))
  }
  const shown = told === null ? undefined : points[told]
  return (
    <div className="chart-box">
      <svg
        ref={place}
        className="chart"
        height={HEIGHT}
        width="100%"
        role="img"
        aria-label={label}
        aria-describedby={`${id}-told`}
        tabIndex={points.length ? 0 : undefined}
        onKeyDown={moveBy}
        onPointerMove={point}
        onPointerLeave={() => tell(null)}
        onBlur={() => tell(null)}
      >
        <defs>
          <pattern id={`${id}-comb`} width="5" height="8" patternUnits="userSpaceOnUse">
            <path className="chart-comb" d="M1 0V8" />
          </pattern>
        </defs>
        {[0, most / 2, most].map((value) => (
          <g key={value}>
            <line x1={`${LEFT}%`} x2="100%" y1={y(value)} y2={y(value)} />
            <text x={`${LEFT - 1}%`} y={y(value) + 4} textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {points.map(({ name, short, value, rest = 0 }, at) => {
          const middle = LEFT + (at + 0.5) * step
          const column = { x: `${middle - bar / 2}%`, width: `${bar}%` }
          return (
            <g key={name} className={at === told ? 'chart-told' : undefined}>
              <rect className="chart-a" {...column} y={y(value)} height={y(0) - y(value)} />
              {rest > 0 && (
                <rect
                  {...column}
                  fill={`url(#${id}-comb)`}
                  y={y(value + rest)}
                  height={y(value) - y(value + rest)}
                />
              )}
              {(last - at) % everyLabel === 0 && (
                <text x={`${middle}%`} y={HEIGHT - 6} textAnchor="middle">
                  {short}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <p className="chart-tip" id={`${id}-told`} role="status">
        {shown &&
          `${shown.name}: ${format(shown.value)} ${heads.value}` +
            (heads.rest && shown.rest ? `, ${format(shown.rest)} ${heads.rest}` : '')}
      </p>
      {heads.rest && (
        <p className="legend">
          <span className="legend-a">{heads.value}</span>
          <span className="legend-b">{heads.rest}</span>
        </p>
      )}
      <details className="chart-table">
        <summary>{tableText}</summary>
        <table className="num">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.name}</th>
              <th scope="col">{heads.value}</th>
              {heads.rest && <th scope="col">{heads.rest}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, value, rest = 0 }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
                {heads.rest && <td>{format(rest)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

/** The next number that makes round lines: 2, 4, 10, 20, 40, 100 … */
function roundUp(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 6, 8, 10].find((step) => value <= step * ten) ?? 10
  return Math.max(2, step * ten)
}
