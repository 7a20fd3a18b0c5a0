import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { makeDistrict } from './district.ts'
import { cyclePaths, measureLoad } from './load.ts'
import type { BenchFigure } from './measure.ts'
import { getTreeMemory, watchMemory } from './memory.ts'
import { waitUntilHealthy, spawnProduct, startProduct } from './product.ts'

const LISTINGS = 5000
const FIRST_RELEASE_MS = 10 * MINUTE_MS
const REST_MS = 60_000
/** Connections of the database that nobody uses are closed after half a minute. */
const AFTER_MS = 60_000
const PACKED = 'br'

/**
 * The memory of the whole product, all its processes: while it builds its first release, at rest,
 * after visitors.
 */
export async function measureProductMemory(port: number): Promise<BenchFigure[]> {
  const district = await makeDistrict(LISTINGS, port)
  const { dataDir } = district.config
  const at = `at ${LISTINGS.toLocaleString('en-IN')}`
  const figure = (name: string, value: number): BenchFigure => ({
    name: `${name} ${at}`,
    value,
    unit: 'MiB',
    better: 'less',
  })
  try {
    await district.close()
    const first = spawnProduct(dataDir, port)
    const peak = watchMemory(first.child.pid!)
    await waitUntilHealthy(first, FIRST_RELEASE_MS)
    const figures = [figure('memory, first release', peak())]
    await first.stop()

    const product = await startProduct(dataDir, port)
    const { pid } = product.child
    try {
      await sleep(REST_MS)
      figures.push(figure('memory, at rest', getTreeMemory(pid!)))
      for (const paths of await addresses(product.site))
        await measureLoad(product.site, cyclePaths(paths), PACKED)
      await sleep(AFTER_MS)
      figures.push(figure('memory, a minute after visitors', getTreeMemory(pid!)))
    } finally {
      await product.stop()
    }
    return figures
  } finally {
    await district.remove()
  }
}

/** Of single businesses, lists, searches and pages. */
async function addresses(site: string): Promise<string[][]> {
  const answer = await fetch(`${site}/api/businesses?limit=100`)
  const { data } = (await answer.json()) as { data: { slug: string; name: string; city: string }[] }
  return [
    data.map(({ slug }) => `/api/businesses/${slug}`),
    Array.from({ length: 400 }, (_, page) => `/api/businesses?page=${page + 1}&limit=12`),
    data.map(({ name, city }) => `/api/businesses?search=${encodeURIComponent(`${name} ${city}`)}`),
    data.map(({ slug }) => `/business/${slug}`),
  ]
}
