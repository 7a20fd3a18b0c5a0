import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { createDistinctPaths, cyclePaths, measureLoad } from './load.ts'
import { makeDistrict } from './district.ts'
import { forkApi } from './fork-api.ts'
import type { BenchFigure } from './measure.ts'
import { getProcessUse } from './memory.ts'

const LISTINGS = 10_000
const COUNTS = [1, 2, 4]
const SECONDS = 6
const PLAIN = 'identity'
const SILENT = { info: () => undefined, warn: () => undefined }
const SEARCHES = ['bank', 'hospital', 'school', 'medical', 'post office', 'dukan']

/**
 * Requests a second and the processor time of each, with the API in one, two and four processes on
 * one database, while a listing changes each second. What asks runs on the same machine: the time
 * of a request says more than their number, and is the same for all if nothing is shared but the
 * database.
 */
export async function measureMachines(port: number): Promise<BenchFigure[]> {
  const district = await makeDistrict(LISTINGS, port)
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-machines-'))
  try {
    await district.close()
    const dataDir = join(district.config.dataDir, 'postgres')
    const database = await startEmbeddedDatabase({ dataDir, log: SILENT })
    try {
      const figures: BenchFigure[] = []
      for (const count of COUNTS)
        figures.push(...(await measureProcesses(database, folder, port, count)))
      return figures
    } finally {
      await database.stop()
    }
  } finally {
    await district.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureProcesses(
  database: EmbeddedDatabase,
  folder: string,
  port: number,
  count: number,
) {
  const processes = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      startProcess(database, join(folder, String(n)), port + n),
    ),
  )
  try {
    // They hear of the change from the database, as machines do.
    processes[0]!.child.send('write')
    const answer = await fetch(`${processes[0]!.site}/api/businesses?limit=1`)
    const { data } = (await answer.json()) as { data: { slug: string }[] }
    const asked = {
      'one business, kept answer': () => cyclePaths([`/api/businesses/${data[0]!.slug}`]),
      'searches, distinct': () =>
        createDistinctPaths(
          SEARCHES.map((words) => `/api/businesses?search=${encodeURIComponent(words)}&limit=12`),
        ),
    }
    const figures: BenchFigure[] = []
    for (const [name, paths] of Object.entries(asked)) {
      const [before, began] = [readSeconds(), performance.now()]
      const loads = await Promise.all(
        processes.map(({ site }) => measureLoad(site, paths(), PLAIN, SECONDS)),
      )
      const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0)
      // The second in which a measurement warms up counts on both sides.
      const requests = (perSecond * (performance.now() - began)) / 1000
      const what = `API ${name}, ${count} ${count === 1 ? 'process' : 'processes'}`
      figures.push(
        { name: what, value: perSecond, unit: 'requests/s', better: 'more' },
        {
          name: `${what}: processor time of a request, database included`,
          value: (1000 * (readSeconds() - before)) / requests,
          unit: 'ms',
          better: 'less',
        },
      )
    }
    return figures
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
  }
}

async function startProcess({ url, ownerUrl }: EmbeddedDatabase, dataDir: string, port: number) {
  await mkdir(dataDir, { recursive: true })
  return forkApi(dataDir, port, {
    variables: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
  })
}

/** Of the processes of the API and of the database, not of what asks. */
const readSeconds = () =>
  getProcessUse(process.pid)
    .filter(({ command }) => /serve-api|postgres/.test(command))
    .reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
