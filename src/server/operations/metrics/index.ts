import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { readLiveRow } from '#server/publishing/releases/shared/rows.ts'
import { readDatabaseMetrics } from './database.ts'
import { formatMetrics, gauge, type Metric } from './format.ts'
import { readProcessMetrics } from './process.ts'
import { RequestMetrics } from './requests.ts'

export { CONTENT_TYPE } from './format.ts'

/** The database may be away; a collector waits ten seconds. */
const DATABASE_MS = 3_000

/** What is counted in this process, and read of the database when somebody collects it. */
export class Metrics {
  readonly requests = new RequestMetrics()
  #kept = 0
  #made = 0
  readonly #options: { dataDir: string; db: () => Db | null; served: () => string | null }

  /** `db` and `served`: null while there is no database, and before the first release. */
  constructor(options: { dataDir: string; db: () => Db | null; served: () => string | null }) {
    this.#options = options
  }

  /** Counts an answer of the API that may be kept: whether it was. */
  countAnswer(isKept: boolean): void {
    if (isKept) this.#kept++
    else this.#made++
  }

  /** All figures in Prometheus' text format. */
  async collect(): Promise<string> {
    const { dataDir, served } = this.#options
    return formatMetrics([
      this.requests.metric(),
      {
        name: 'zila_kept_answers_total',
        help: 'Public API responses: from the cache, or computed.',
        type: 'counter',
        samples: [
          { labels: { answer: 'kept' }, value: this.#kept },
          { labels: { answer: 'made' }, value: this.#made },
        ],
      },
      gauge('zila_site_served', '1 while pages are served.', Number(served() !== null)),
      ...(await readProcessMetrics(dataDir)),
      ...(await this.#collectDatabase()),
    ])
  }

  async #collectDatabase(): Promise<Metric[]> {
    const isUp = (value: boolean) =>
      gauge('zila_database_up', '1 if the database answers.', Number(value))
    const db = this.#options.db()
    if (!db) return [isUp(false)]
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), DATABASE_MS)
    })
    const read = this.#readDatabase(db).catch(() => null)
    const found = await Promise.race([read, late]).finally(() => clearTimeout(timer))
    return [isUp(found !== null), ...(found ?? []), connections(db), replicas(db)]
  }

  async #readDatabase(db: Db): Promise<Metric[]> {
    await db.execute(sql`select 1`)
    const [metrics, live] = await Promise.all([readDatabaseMetrics(db), readLiveRow(db)])
    if (live === null) return metrics
    const isLive = live.release === this.#options.served()
    const help = '1 if this machine serves the release that is live on all.'
    return [...metrics, gauge('zila_site_live', help, Number(isLive))]
  }
}

const connections = ({ $client }: Db): Metric => ({
  name: 'zila_database_connections',
  help: 'Of this process: open, idle, and requests that wait for one.',
  type: 'gauge',
  samples: [
    { labels: { state: 'open' }, value: $client.totalCount },
    { labels: { state: 'idle' }, value: $client.idleCount },
    { labels: { state: 'waited for' }, value: $client.waitingCount },
  ],
})

const replicas = (db: Db): Metric => ({
  name: 'zila_replicas',
  help: 'Copies of the database that are asked, and those that are left out.',
  type: 'gauge',
  samples: [true, false].map((isUp) => ({
    labels: { state: isUp ? 'up' : 'left out' },
    value: db.replicas.filter((replica) => (replica.current() !== null) === isUp).length,
  })),
})
