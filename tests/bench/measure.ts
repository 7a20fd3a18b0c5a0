/** Runs `work` and gives its answer with the seconds it took. */
export async function measureTime<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; seconds: number }> {
  const started = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - started) / 1000 }
}

export type BenchFigure = { name: string; value: number; unit: string; better: 'more' | 'less' }

/** Prints the figures as one table, beside earlier ones where there are any. */
export function printTable(
  machine: string,
  figures: readonly BenchFigure[],
  before: readonly BenchFigure[],
  when = 'last run',
): void {
  const rows = figures.map((figure) => {
    const last = before.find((other) => other.name === figure.name)
    const change = last && last.value !== 0 ? figure.value / last.value : null
    return [
      figure.name,
      `${round(figure.value)} ${figure.unit}`,
      last ? `${round(last.value)} ${last.unit}` : '',
      change === null ? '' : `×${change.toFixed(2)} (${figure.better} is better)`,
    ]
  })
  const table = [['measure', 'now', when, 'change'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  console.log(machine)
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

const round = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2)
