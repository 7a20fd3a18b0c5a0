import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runKills } from '../kills/run.ts'
import type { BenchFigure } from './measure.ts'

const KILLS = { product: 20, renderer: 20, postgres: 20 }
const SEED = 20_261_121

/**
 * Kills the product, its renderer and its Postgres while they publish, prints each, and returns
 * what came of it.
 */
export async function measureKills(port: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-kills-'))
  try {
    const options = { dataDir: join(folder, 'data'), port, kills: KILLS, seed: SEED }
    const report = await runKills({ ...options, say: (line) => console.log(`  ${line}`) })
    for (const problem of new Set(report.problems)) console.log(`  ✗ ${problem}`)
    if (report.problems.length > 0) process.exitCode = 1
    const { kills, inTheMiddle, made, seen, requests, adEvents, longestS } = report
    return [
      { name: 'kills', value: kills, unit: '', better: 'more' },
      {
        name: 'kills in the middle of a publication',
        value: inTheMiddle,
        unit: '',
        better: 'more',
      },
      { name: 'kills: changes made', value: made, unit: '', better: 'more' },
      { name: 'kills: states that visitors saw', value: seen, unit: '', better: 'more' },
      { name: 'kills: requests meanwhile', value: requests, unit: '', better: 'more' },
      {
        name: 'kills: views and clicks of ads acknowledged meanwhile',
        value: adEvents,
        unit: '',
        better: 'more',
      },
      { name: 'kills: longest time to all being live', value: longestS, unit: 's', better: 'less' },
      {
        name: 'kills: half pages, lost changes, failed requests, wrong books',
        value: report.problems.length,
        unit: '',
        better: 'less',
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
