import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metric } from './format.ts'

/** Upper limits in seconds: a kept answer takes a millisecond, a request at most 20 seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20] as const

type Series = { labels: Record<string, string>; counts: number[]; sum: number }

/** How many requests were answered, and how long that took, by part of the site and status. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>()

  /** Counts a request once its answer has ended, or its connection. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now()
    const part = partOf(request.url ?? '')
    response.once('close', () => {
      // A stream ends when the visitor leaves: its time says nothing.
      const seconds = part === 'stream' ? 0 : (performance.now() - started) / 1000
      const status = response.writableFinished
        ? `${Math.floor(response.statusCode / 100)}xx`
        : 'cut off'
      this.#count({ part, status }, seconds)
    })
  }

  #count(labels: { part: string; status: string }, seconds: number): void {
    const key = `${labels.part} ${labels.status}`
    const series = this.#series.get(key) ?? { labels, counts: BUCKETS.map(() => 0), sum: 0 }
    this.#series.set(key, series)
    const found = BUCKETS.findIndex((limit) => seconds <= limit)
    const at = found < 0 ? BUCKETS.length : found
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.sum += seconds
  }

  metric(): Metric {
    return {
      name: 'zila_request_duration_seconds',
      help: 'Requests by part of the site and status, from their headers to the end of the answer.',
      type: 'histogram',
      samples: [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
        let count = 0
        const buckets = [...BUCKETS.map(String), '+Inf'].map((le, at) => {
          count += counts[at] ?? 0
          return { suffix: '_bucket', labels: { ...labels, le }, value: count }
        })
        return [
          ...buckets,
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ]
      }),
    }
  }
}

/** Few values, however many addresses are asked for: each is a series. */
function partOf(url: string): string {
  if (/^\/api\/live(?:\?|$)/.test(url)) return 'stream'
  const first = /^\/(api|uploads)(?:[/?]|$)/.exec(url)?.[1]
  return first ?? 'page'
}
