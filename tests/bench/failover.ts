import { openDatabase } from '#server/kit/db/connection.ts'
import { insertBusiness } from '../api/setup/builders.ts'
import { startPrimaryAndStandby } from '../api/setup/standby.ts'
import { openVanishingProxy } from '../api/setup/vanishing-proxy.ts'
import { failOver, waitForStandby, type FailoverReport } from '../failover/run.ts'
import type { BenchFigure } from './measure.ts'

const FAILOVERS = 5
const WRITERS = 24
const WRITES = { before: 2_000, after: 1_000 }
const SILENT = { info: () => undefined, warn: () => undefined }

/**
 * The primary is lost five times under 24 writers, each time with a new pair of servers that
 * acknowledges a write once both have it. The pause has the promotion in it and not the time in
 * which a cluster notices the loss, which is its own setting (Patroni's `ttl`).
 */
export async function measureFailover(): Promise<BenchFigure[]> {
  const reports: FailoverReport[] = []
  for (let n = 0; n < FAILOVERS; n++) {
    reports.push(await failOverOnce())
    const { acknowledged, lost, double, pauseSeconds } = reports.at(-1)!
    console.log(
      `  ${acknowledged} acknowledged, ${lost.length} lost, ${double.length} double, ` +
        `${pauseSeconds.toFixed(2)} s without writes`,
    )
  }
  const sum = (of: (report: FailoverReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0)
  const figure = (name: string, value: number, unit = ''): BenchFigure => ({
    ...{ name: `${FAILOVERS} failovers: ${name}`, value, unit, better: 'less' },
  })
  return [
    {
      ...figure(
        'acknowledged writes',
        sum(({ acknowledged }) => acknowledged),
      ),
      better: 'more',
    },
    figure(
      'acknowledged and lost',
      sum(({ lost }) => lost.length),
    ),
    figure(
      'written twice',
      sum(({ double }) => double.length),
    ),
    figure('without writes, the longest', Math.max(...reports.map((one) => one.pauseSeconds)), 's'),
  ]
}

async function failOverOnce(): Promise<FailoverReport> {
  const servers = await startPrimaryAndStandby()
  await waitForStandby(servers)
  const balancer = await openVanishingProxy(servers.primary.url)
  const { db, close } = openDatabase({ url: balancer.url, log: SILENT, max: WRITERS })
  try {
    const listings: number[] = []
    for (let n = 0; n < WRITERS; n++) listings.push((await insertBusiness(db)).id)
    return await failOver({ servers, balancer, db, listings, ...WRITES })
  } finally {
    await close()
    await balancer.close()
    await servers.end()
  }
}
