import autocannon from 'autocannon'
import type { BenchFigure } from './measure.ts'

type Load = { perSecond: number; p99: number }

/** Requests per second and the slowest percent of addresses asked in turn by 8 connections. */
export async function measureLoad(
  site: string,
  next: () => string,
  encoding: string,
  seconds = 6,
): Promise<Load> {
  const requests = [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: next() }) },
  ]
  const headers = { 'accept-encoding': encoding }
  await autocannon({ url: site, requests, headers, connections: 8, duration: 1 })
  const result = await autocannon({
    url: site,
    requests,
    headers,
    connections: 8,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${site}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

export const toLoadFigures = (name: string, { perSecond, p99 }: Load): BenchFigure[] => [
  { name, value: perSecond, unit: 'requests/s', better: 'more' },
  { name: `${name}, p99`, value: p99, unit: 'ms', better: 'less' },
]

/** Each in turn, over and over. */
export function cyclePaths(paths: readonly string[]): () => string {
  let n = 0
  return () => paths[n++ % paths.length]!
}

/** The same, each time at an address that was never asked before. */
export function createDistinctPaths(paths: readonly string[]): () => string {
  const next = cyclePaths(paths)
  let n = 0
  return () => {
    const path = next()
    return `${path}${path.includes('?') ? '&' : '?'}asked=${n++}`
  }
}
