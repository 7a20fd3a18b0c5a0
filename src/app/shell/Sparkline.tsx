const WIDTH = 100
const HEIGHT = 20

/** The trend of some numbers as a line; their sum is shown next to it. None without any. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 0)
  if (most === 0 || values.length < 2) return null
  const step = WIDTH / (values.length - 1)
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${((1 - value / most) * HEIGHT).toFixed(1)}`,
  )
  return (
    <svg
      className="trend"
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
