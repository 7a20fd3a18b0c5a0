import { asc, eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { businesses } from '#server/kit/db/tables/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import type { Publisher } from '#server/start/publishing.ts'
import { makeDistrict } from './district.ts'
import type { BenchFigure } from './measure.ts'
import { getProcessUse } from './memory.ts'

const SIZES = [1_000, 10_000]
/** The first of them start the process, and its code is compiled. */
const WARMING = 20
const WRITES = 60

/**
 * What part of a core the process that renders takes while somebody changes one listing each
 * second.
 */
export async function measureRenderer(port: number): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const size of SIZES) {
    const at = `at ${size.toLocaleString('en-IN')}`
    console.log(`A write a second ${at} …`)
    const district = await makeDistrict(size, port)
    try {
      await district.publish()
      const { share, publications, files } = await rendererShare(district.publisher)
      figures.push(
        {
          name: `renderer at one write a second ${at}`,
          value: share,
          unit: '% of a core',
          better: 'less',
        },
        { name: `publications of 60 writes ${at}`, value: publications, unit: '', better: 'less' },
        { name: `files of a publication ${at}`, value: files, unit: '', better: 'less' },
      )
    } finally {
      await district.close()
      await district.remove()
    }
  }
  return figures
}

async function rendererShare(publisher: Publisher) {
  const { db } = publisher
  let [publications, files] = [0, 0]
  const watching = watchForChanges(publisher, {
    onOutcome: (outcome) => {
      if (outcome.kind !== 'live')
        throw new Error(`It was not published: ${JSON.stringify(outcome)}`)
      publications++
      files += outcome.changed.length
    },
  })
  const rows = await db
    .select()
    .from(businesses)
    .orderBy(asc(businesses.id))
    .limit(WARMING + WRITES)
  const write = async ({ id }: { id: number }, n: number) => {
    await db.transaction(async (tx) => {
      await tx
        .update(businesses)
        .set({ tagline: `Changed ${n} times` })
        .where(eq(businesses.id, id))
      await markChanged(tx, 'businesses', id, 'updated')
    })
    await sleep(1000)
  }
  try {
    for (const [n, row] of rows.slice(0, WARMING).entries()) await write(row, n)
    const [before, began] = [rendererSeconds(), performance.now()]
    publications = files = 0
    for (const [n, row] of rows.slice(WARMING).entries()) await write(row, n)
    const share = (100_000 * (rendererSeconds() - before)) / (performance.now() - began)
    return { share, publications, files: files / publications }
  } finally {
    await watching.stop()
  }
}

const rendererSeconds = () =>
  getProcessUse(process.pid)
    .filter(({ command }) => command.includes('renderer/process'))
    .reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
