import { makeDistrict } from './district.ts'
import type { BenchFigure } from './measure.ts'

const SIZE = 1_000

/** What a second language costs: the same district in English alone, and in both, side by side. */
export async function measureLanguages(port: number): Promise<BenchFigure[]> {
  const one = await measureIn('en', port)
  const both = await measureIn('en,hi', port)
  const figure = (name: string, value: number): BenchFigure => ({
    name: `${name} in two languages, to one`,
    value,
    unit: 'times',
    better: 'less',
  })
  return [
    figure('full publish, time', both.built.seconds / one.built.seconds),
    figure('full publish, peak memory', both.built.peakMiB / one.built.peakMiB),
    figure('full publish, disk', both.built.diskMiB / one.built.diskMiB),
    figure('one change, median', both.changes.medianS / one.changes.medianS),
    figure('500 changes in a burst', both.changes.burstS / one.changes.burstS),
  ]
}

async function measureIn(languages: string, port: number) {
  console.log(`${SIZE.toLocaleString('en-IN')} generated listings, ${languages} …`)
  const district = await makeDistrict(SIZE, port, languages)
  try {
    // The first one bundles the code.
    await district.publish()
    const built = await district.publish()
    return { built, changes: await district.changes() }
  } finally {
    await district.close()
    await district.remove()
  }
}
