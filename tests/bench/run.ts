import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentRelease } from '#server/releases/current.ts'
import { releasesFolder, siteFolder } from '#server/releases/release.ts'
import { adminFigures } from './admin.ts'
import { duplicateFigures } from './duplicates.ts'
import { adFigures } from './ads.ts'
import { appFigures } from './app.ts'
import { decisionFigures } from './decisions.ts'
import { coresTogether } from './cores.ts'
import { makeDistrict } from './district.ts'
import { figuresAt, houseFigures } from './house.ts'
import { treeFigures } from './house-tree.ts'
import { importFigures } from './imports.ts'
import { killFigures } from './kills.ts'
import { lighthouseScores } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { printTable } from './measure.ts'
import type { Figure } from './measure.ts'
import { productMemory } from './product-memory.ts'
import { startProduct } from './product.ts'
import { rendererFigures } from './renderer-share.ts'
import { searchFigures } from './search.ts'
import { servingFigures } from './serving.ts'
import { streamFigures } from './streams.ts'
import { textFigures } from './texts.ts'
import { weighPage } from '../site/weights.ts'

const RECORD = 'bench.json'
const PORT = 4397
const KILLS = 'kills'
const SERVING = 'serving'
const MEMORY = 'memory'
const RENDERER = 'renderer'
const SEARCH = 'search'
const HOUSE = 'house'
const STREAMS = 'streams'
const ADS = 'ads'
const ADMIN = 'admin'
const DUPLICATES = 'duplicates'
const APP = 'app'
const IMPORTS = 'imports'
const DECISIONS = 'decisions'
const TEXTS = 'texts'
const OTHERS = [
  SERVING,
  SEARCH,
  MEMORY,
  RENDERER,
  KILLS,
  HOUSE,
  STREAMS,
  ADS,
  ADMIN,
  DUPLICATES,
  APP,
  IMPORTS,
  DECISIONS,
  TEXTS,
]
const SIZES = [1_000, 10_000, 100_000]
/** Of this one what is served is measured too. */
const SERVED = 10_000

type Record = { at: string; machine: string; figures: Figure[] }

/**
 * `npm run bench`: measures everything on fresh districts, prints one table beside the last run,
 * keeps `bench.json`. With `parts`, which are sizes, `serving`, `search`, `memory`, `renderer`,
 * `kills`, `house`, `streams`, `ads`, `admin`, `duplicates`, `imports`, `decisions` or `texts`,
 * only those; the record keeps what it had of the others.
 */
export async function bench(parts: readonly string[]): Promise<void> {
  const unknown = parts.filter((part) => !OTHERS.includes(part) && !SIZES.includes(Number(part)))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: use ${[...SIZES, ...OTHERS].join(', ')}.`)
  const isAsked = (part: string | number) => parts.length === 0 || parts.includes(String(part))

  const figures: Figure[] = [
    { name: 'all cores together', value: await coresTogether(), unit: 'times one', better: 'more' },
  ]
  for (const size of SIZES.filter(isAsked)) {
    console.log(`${size.toLocaleString('en-IN')} generated listings …`)
    figures.push(...(await measureSize(size, size === SERVED)))
  }
  if (isAsked(SERVING)) figures.push(...(await servingFigures(PORT)))
  if (isAsked(SEARCH)) figures.push(...(await searchFigures(PORT)))
  if (isAsked(MEMORY)) {
    console.log('Memory of the product …')
    figures.push(...(await productMemory(PORT)))
  }
  if (isAsked(RENDERER)) figures.push(...(await rendererFigures(PORT)))
  if (isAsked(KILLS)) {
    console.log('Kills while publishing …')
    figures.push(...(await killFigures(PORT)))
  }
  if (isAsked(HOUSE)) {
    console.log('The code, its checks and its build …')
    figures.push(...(await houseFigures(PORT)))
  }
  if (isAsked(STREAMS)) {
    console.log('Open streams …')
    figures.push(...(await streamFigures(PORT)))
  }
  if (isAsked(ADMIN)) {
    console.log('Tables of administrators …')
    figures.push(...(await adminFigures(PORT)))
  }
  if (isAsked(DUPLICATES)) {
    console.log('Duplicates among 100,000 listings …')
    figures.push(...(await duplicateFigures(PORT)))
  }
  if (isAsked(ADS)) {
    console.log('Advertisements …')
    figures.push(...(await adFigures()))
  }
  if (isAsked(APP)) {
    console.log('The signed-in app on a slow phone …')
    figures.push(...(await appFigures(PORT)))
  }
  if (isAsked(IMPORTS)) {
    console.log('An import of 45,000, and its export given back …')
    figures.push(...(await importFigures(PORT)))
  }
  if (isAsked(DECISIONS)) {
    console.log('Decisions during an import …')
    figures.push(...(await decisionFigures(PORT)))
  }
  if (isAsked(TEXTS)) {
    console.log('Texts that are long to read …')
    figures.push(...(await textFigures(PORT)))
  }
  const before = await readRecord()
  const machine = describeMachine()
  console.log()
  printTable(machine, figures, before?.figures ?? [])
  const isOther = (old: Figure) => !figures.some(({ name }) => name === old.name)
  const kept = parts.length > 0 ? (before?.figures ?? []).filter(isOther) : []
  const record: Record = { at: new Date().toISOString(), machine, figures: [...figures, ...kept] }
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

/** `npm run bench -- house --at REV`: the files as they are beside those of a revision. */
export function benchHouseAt(revision: string): void {
  printTable(describeMachine(), treeFigures('.'), figuresAt(revision), revision)
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
        {
          name: `full publish ${at}`,
          value: built.pages / built.seconds,
          unit: 'pages/s',
          better: 'more',
        },
        { name: `full publish ${at}, time`, value: built.seconds, unit: 's', better: 'less' },
        {
          name: `full publish ${at}, peak memory of all processes`,
          value: built.peakMiB,
          unit: 'MiB',
          better: 'less',
        },
        { name: `full publish ${at}, disk`, value: built.diskMiB, unit: 'MiB', better: 'less' },
      )
      const { medianS, worstS, burstS, failed, slowed } = await district.changes()
      figures.push(
        {
          name: `one change ${at}, commit to served, median`,
          value: medianS,
          unit: 's',
          better: 'less',
        },
        {
          name: `one change ${at}, commit to served, worst of 30`,
          value: worstS,
          unit: 's',
          better: 'less',
        },
        {
          name: `one change ${at} to a full publish`,
          value: medianS / built.seconds,
          unit: 'of its time',
          better: 'less',
        },
        { name: `500 changes in a burst ${at}`, value: burstS, unit: 's', better: 'less' },
        {
          name: `requests that failed while publishing ${at}`,
          value: failed,
          unit: '',
          better: 'less',
        },
        {
          name: `requests while publishing ${at}, p99 to quiet`,
          value: slowed,
          unit: 'times',
          better: 'less',
        },
      )
    } finally {
      await district.close()
    }
    if (whole) figures.push(...(await measurePages(district.config.dataDir)))
    return figures
  } finally {
    await district.remove()
  }
}

async function measurePages(dataDir: string): Promise<Figure[]> {
  const product = await startProduct(dataDir, PORT)
  try {
    const answer = await fetch(`${product.site}/api/businesses?search=bandhan+bank&limit=1`)
    const { data } = (await answer.json()) as { data: { slug: string }[] }
    const { slug } = data[0]!
    const pages = {
      home: '/',
      list: '/businesses',
      business: `/business/${slug}`,
      categories: '/categories',
    }
    return [...(await weights(dataDir, slug)), ...(await lighthouseScores(product.site, pages))]
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
    for (const [part, bytes] of Object.entries(await weighPage(site, file))) {
      figures.push({
        name: `weight of ${name}: ${part}`,
        value: bytes / 1024,
        unit: 'KB',
        better: 'less',
      })
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
