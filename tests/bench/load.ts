import autocannon from 'autocannon'
import type { Figure } from './measure.ts'

/** Requests per second and the slowest percent (p99) of each address, one after the other, 8 connections for some seconds. */
export async function loadFigures(site: string, addresses: Record<string, string>, seconds = 6): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(addresses)) {
    await autocannon({ url: site + path, connections: 4, duration: 1 })
    const result = await autocannon({ url: site + path, connections: 8, duration: seconds })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
    figures.push({ name, value: result.requests.average, unit: 'requests/s', better: 'more' })
    figures.push({ name: `${name}, p99`, value: result.latency.p99, unit: 'ms', better: 'less' })
  }
  return figures
}
