import { asc, eq, sql } from 'drizzle-orm'
import { businesses } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import { OnDemandPages, openServedSite } from '#server/publishing/site/index.ts'
import { openPagesOfInstallation } from '#server/start/publishing.ts'
import { makeDistrict, type BenchDistrict } from './district.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { getProcessUse } from './memory.ts'

const SIZES = [10_000, 45_000]
const BUSIEST = 1_000
const CHANGES = 5
const PAGES = 500

/**
 * What a district of many listings takes when a release holds the pages of the busiest thousand and
 * the others are rendered when asked, in two languages. The figures of `docs/scale.md`.
 */
export async function measureScale(port: number): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const size of SIZES) {
    const district = await makeDistrict(size, port, 'en,hi', `busiest:${BUSIEST}`)
    try {
      const at = `at ${size.toLocaleString('en-IN')}, ${BUSIEST.toLocaleString('en-IN')} static`
      const less = (name: string, value: number, unit: string): BenchFigure => ({
        ...{ name: `${name} ${at}`, value, unit, better: 'less' },
      })
      const built = await district.publish()
      const sum = await databaseSizes(district)
      figures.push(
        less('database', sum.all / 2 ** 20, 'MiB'),
        less('businesses with indexes', sum.businesses / 2 ** 20, 'MiB'),
        less('release', built.diskMiB, 'MiB'),
        less('whole build', built.seconds, 's'),
        less('whole build, peak memory of all processes', built.peakMiB, 'MiB'),
        less('one change to live, median', await timeOneChange(district), 's'),
        ...(await timePages(district)).map(({ name, value, unit }) => less(name, value, unit)),
      )
    } finally {
      await district.close()
      await district.remove()
    }
  }
  return figures
}

async function databaseSizes({ publisher: { db } }: BenchDistrict) {
  const { rows } = await db.execute<{ all: string; businesses: string }>(sql`
    select pg_database_size(current_database()) as all,
      pg_total_relation_size('businesses') as businesses`)
  return { all: Number(rows[0]!.all), businesses: Number(rows[0]!.businesses) }
}

/** The first one reads all rows; a server that runs has done so. */
async function timeOneChange({ publisher }: BenchDistrict): Promise<number> {
  const { db } = publisher
  const rows = await db
    .select()
    .from(businesses)
    .orderBy(asc(businesses.id))
    .limit(CHANGES + 1)
  const seconds: number[] = []
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      await tx
        .update(businesses)
        .set({ description: `At ${id}` })
        .where(eq(businesses.id, id))
      await markChanged(tx, 'businesses', id, 'updated')
    })
    const options = { cause: 'bench', signal: new AbortController().signal, onlyChanges: true }
    const { answer, ...took } = await measureTime(() => publishRelease(publisher, options))
    if (answer.kind !== 'live') throw new Error(`It was not published: ${JSON.stringify(answer)}`)
    seconds.push(took.seconds)
  }
  return seconds.slice(1).sort((a, b) => a - b)[Math.floor(CHANGES / 2)]!
}

/** Asks for pages that were never rendered, one after the other. */
async function timePages({ publisher, config }: BenchDistrict) {
  const server = openPagesOfInstallation(config)
  const served = await openServedSite(publisher.releases, publisher.live)
  try {
    const pages = new OnDemandPages(server)
    const rows = await publisher.db
      .select({ slug: businesses.slug })
      .from(businesses)
      .orderBy(asc(businesses.id))
      .limit(PAGES + 1)
    const times: number[] = []
    for (const { slug } of rows) {
      const { answer, seconds } = await measureTime(() =>
        pages.find(served.current()!, `/business/${slug}`),
      )
      if (!answer) throw new Error(`${slug} was not rendered.`)
      times.push(seconds * 1000)
    }
    // The first waits for the process.
    const [first, ...others] = times
    others.sort((a, b) => a - b)
    const own = getProcessUse(process.pid).find(({ command }) => command.includes('on-demand/'))
    return [
      { name: 'first page asked for, with the start of its process', value: first!, unit: 'ms' },
      { name: 'page rendered when asked, median', value: others[PAGES / 2]!, unit: 'ms' },
      { name: 'page rendered when asked, p99', value: others[PAGES * 0.99]!, unit: 'ms' },
      {
        name: 'processor time of a page',
        value: ((own?.cpuSeconds ?? 0) * 1000) / PAGES,
        unit: 'ms',
      },
      { name: 'memory of the process that renders them', value: own?.mib ?? 0, unit: 'MiB' },
    ]
  } finally {
    served.close()
    await server.close()
  }
}
