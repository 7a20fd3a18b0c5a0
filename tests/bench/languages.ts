import { makeDistrict, type BenchDistrict, type FullPublish } from './district.ts'
import type { BenchFigure } from './measure.ts'

const SIZE = 1_000
const BUILDS = 3

/**
 * What a second language costs: the same district in English alone, and in both, built in turns, so
 * that whatever else the machine does slows both.
 */
export async function measureLanguages(port: number): Promise<BenchFigure[]> {
  console.log(`${SIZE.toLocaleString('en-IN')} generated listings in one language and in two …`)
  const one = await makeDistrict(SIZE, port, 'en')
  const both = await makeDistrict(SIZE, port, 'en,hi')
  try {
    // The first one bundles the code.
    for (const district of [one, both]) await district.publish()
    const builds: Record<'one' | 'both', FullPublish[]> = { one: [], both: [] }
    for (let i = 0; i < BUILDS; i++) {
      builds.one.push(await one.publish())
      builds.both.push(await both.publish())
    }
    const least = (of: keyof FullPublish) =>
      Math.min(...builds.both.map((built) => built[of])) /
      Math.min(...builds.one.map((built) => built[of]))
    return [
      figure('full publish, time', least('seconds')),
      figure('full publish, peak memory', least('peakMiB')),
      figure('full publish, disk', least('diskMiB')),
      figure('one change, median', await compareChanges(one, both)),
    ]
  } finally {
    for (const district of [one, both]) {
      await district.close()
      await district.remove()
    }
  }
}

const figure = (name: string, value: number): BenchFigure => ({
  name: `${name} in two languages, to one`,
  value,
  unit: 'times',
  better: 'less',
})

async function compareChanges(one: BenchDistrict, both: BenchDistrict): Promise<number> {
  const { medianS } = await one.changes()
  return (await both.changes()).medianS / medianS
}
