import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentRelease } from '#server/publisher/current.ts'
import { releasesFolder, siteFolder } from '#server/publisher/release.ts'
import { makeDistrict } from './district.ts'
import { lighthouseScores } from './lighthouse.ts'
import { loadFigures } from './load.ts'
import { describeMachine } from './machine.ts'
import { printTable } from './measure.ts'
import type { Figure } from './measure.ts'
import { startProduct } from './product.ts'
import { weigh } from '../site/weights.ts'

const RECORD = 'bench.json'
const PORT = 4397
const SIZES = [1_000, 20_000]

type Record = { at: string; machine: string; figures: Figure[] }

/** `npm run bench`: measures everything on fresh districts, prints one table beside the last run, keeps `bench.json`. */
export async function bench(): Promise<void> {
  const figures: Figure[] = []
  for (const size of SIZES) {
    const last = size === SIZES.at(-1)
    console.log(`${size.toLocaleString('en-IN')} generated listings …`)
    figures.push(...(await measureSize(size, last)))
  }
  const before = await readRecord()
  const machine = describeMachine()
  console.log()
  printTable(machine, figures, before?.figures ?? [])
  const record: Record = { at: new Date().toISOString(), machine, figures }
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

async function measureSize(size: number, whole: boolean): Promise<Figure[]> {
  const at = `at ${size.toLocaleString('en-IN')}`
  const district = await makeDistrict(size, PORT)
  try {
    const figures: Figure[] = [
      { name: `import ${at}`, value: district.importedPerSecond, unit: 'rows/s', better: 'more' },
    ]
    try {
      const built = await district.publish()
      figures.push(
        { name: `full publish ${at}`, value: built.pages / built.seconds, unit: 'pages/s', better: 'more' },
        { name: `full publish ${at}, time`, value: built.seconds, unit: 's', better: 'less' },
        { name: `full publish ${at}, build's peak memory`, value: built.peakMiB, unit: 'MiB', better: 'less' },
      )
    } finally {
      await district.close()
    }
    if (whole) figures.push(...(await measureServing(district.config.dataDir, at)))
    return figures
  } finally {
    await district.remove()
  }
}

async function measureServing(dataDir: string, at: string): Promise<Figure[]> {
  const product = await startProduct(dataDir, PORT)
  try {
    const answer = await fetch(`${product.site}/api/businesses?search=bandhan+bank&limit=1`)
    const { data } = (await answer.json()) as { data: [{ slug: string }] }
    const { slug } = data[0]
    const load = await loadFigures(product.site, {
      [`API one business ${at}`]: `/api/businesses/${slug}`,
      [`API list page ${at}`]: '/api/businesses?page=3&limit=12',
      [`API search ${at}`]: '/api/businesses?search=state+bank+panki&limit=12',
      [`API misspelt search ${at}`]: '/api/businesses?search=stat+bnk+hussainabd&limit=12',
      [`static business page ${at}`]: `/business/${slug}`,
    })
    const pages = { home: '/', list: '/businesses', business: `/business/${slug}`, categories: '/categories' }
    return [...load, ...(await weights(dataDir, slug)), ...(await lighthouseScores(product.site, pages))]
  } finally {
    await product.stop()
  }
}

async function weights(dataDir: string, slug: string): Promise<Figure[]> {
  const releases = releasesFolder(dataDir)
  const site = siteFolder(releases, (await currentRelease(releases)) ?? '')
  const files = {
    home: 'index.html',
    list: 'businesses.html',
    business: join('business', `${slug}.html`),
    categories: 'categories.html',
  }
  const figures: Figure[] = []
  for (const [name, file] of Object.entries(files)) {
    for (const [part, bytes] of Object.entries(await weigh(site, file))) {
      figures.push({ name: `weight of ${name}: ${part}`, value: bytes / 1024, unit: 'KB', better: 'less' })
    }
  }
  return figures
}

async function readRecord(): Promise<Record | null> {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8')) as Record
  } catch {
    return null
  }
}
