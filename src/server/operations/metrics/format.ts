/** One figure with its labels; `suffix` is that of a histogram's parts. */
type Sample = { labels?: Readonly<Record<string, string>>; value: number; suffix?: string }

export type Metric = {
  /** Ends with its unit, always a base unit: `_seconds`, `_bytes`, `_total`. */
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** A metric of one figure. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  ...{ name, help, type: 'gauge', samples: [{ value }] },
})

/** Prometheus' text format, which other collectors read as well. */
export const formatMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`,
        ...samples.map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}\n`,
        ),
      ].join(''),
    )
    .join('')

function formatLabels(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length > 0 ? `{${pairs.join()}}` : ''
}

const escape = (value: string): string =>
  value.replace(/[\\"\n]/g, (found) => (found === '\n' ? '\\n' : `\\${found}`))
