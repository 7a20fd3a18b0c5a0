/** How many files a run names at its end. */
const NAMED = 10

/** Prints where the time of a run went: its slowest files, in seconds of their tests and set-up. */
export function printSlowest(project: string, milliseconds: ReadonlyMap<string, number>): void {
  const slowest = [...milliseconds].toSorted(([, a], [, b]) => b - a).slice(0, NAMED)
  if (slowest.length < 2) return
  console.log(`\nSlowest files (${project})`)
  for (const [file, ms] of slowest)
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
}
