import autocannon from 'autocannon'
import type { Figure } from './measure.ts'

/**
 * Requests per second and the slowest percent (p99) of each group of addresses, one group after the other, 8 connections
 * for some seconds. A group of one measures the kept answer; a long one, asked in turn, measures the work behind it.
 */
export async function loadFigures(
  site: string,
  groups: Record<string, readonly string[]>,
  seconds = 6,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, paths] of Object.entries(groups)) {
    const requests = paths.map((path) => ({ path }))
    await autocannon({ url: site, requests: requests.slice(0, 50), connections: 4, duration: 1 })
    const result = await autocannon({ url: site, requests, connections: 8, duration: seconds })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`)
    figures.push({ name, value: result.requests.average, unit: 'requests/s', better: 'more' })
    figures.push({ name: `${name}, p99`, value: result.latency.p99, unit: 'ms', better: 'less' })
  }
  return figures
}
