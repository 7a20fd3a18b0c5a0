import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { releasesFolder, siteFolder } from '#server/publishing/releases/release.ts'
import { measureAdmin } from './admin.ts'
import { measureDuplicates } from './duplicates.ts'
import { measureAds } from './ads.ts'
import { measureApp } from './app.ts'
import { measureDecisions } from './decisions.ts'
import { measureCores } from './cores.ts'
import { makeDistrict } from './district.ts'
import { measureCodeAt, measureCode } from './code.ts'
import { measureTree } from './code-tree.ts'
import { measureDoubtfulImport } from './doubtful-import.ts'
import { measureImports } from './imports.ts'
import { measureNames } from './names.ts'
import { measureScripts } from './scripts.ts'
import { measureKills } from './kills.ts'
import { measureLanguages } from './languages.ts'
import { lighthouseScores } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { printTable, type BenchFigure } from './measure.ts'
import { measureProductMemory } from './product-memory.ts'
import { startProduct } from './product.ts'
import { measureRenderer } from './renderer-share.ts'
import { measureSearch } from './search.ts'
import { measureServing } from './serving.ts'
import { measureStreams } from './streams.ts'
import { measureTexts } from './texts.ts'
import { measureWrites } from './writes.ts'
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
const LANGUAGES = 'languages'
const NAMES = 'names'
const SCRIPTS = 'scripts'
const WRITES = 'writes'
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
  LANGUAGES,
  NAMES,
  SCRIPTS,
  WRITES,
]
const SIZES = [1_000, 10_000, 100_000]
/** Of this one what is served is measured too. */
const SERVED = 10_000

type Record = { at: string; machine: string; figures: BenchFigure[] }

/**
 * `npm run bench`: measures everything on fresh districts, prints one table beside the last run,
 * keeps `bench.json`. With `parts`, which are sizes, `serving`, `search`, `memory`, `renderer`,
 * `kills`, `house`, `streams`, `ads`, `admin`, `duplicates`, `imports`, `decisions`, `texts`,
 * `languages`, `names`, `scripts` or `writes`, only those; the record keeps what it had of the
 * others.
 */
export async function runBench(parts: readonly string[]): Promise<void> {
  const unknown = parts.filter((part) => !OTHERS.includes(part) && !SIZES.includes(Number(part)))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: use ${[...SIZES, ...OTHERS].join(', ')}.`)
  const isAsked = (part: string | number) => parts.length === 0 || parts.includes(String(part))

  const figures: BenchFigure[] = [
    { name: 'all cores together', value: await measureCores(), unit: 'times one', better: 'more' },
  ]
  for (const size of SIZES.filter(isAsked)) {
    console.log(`${size.toLocaleString('en-IN')} generated listings …`)
    figures.push(...(await measureSize(size, size === SERVED)))
  }
  if (isAsked(SERVING)) figures.push(...(await measureServing(PORT)))
  if (isAsked(SEARCH)) figures.push(...(await measureSearch(PORT)))
  if (isAsked(MEMORY)) {
    console.log('Memory of the product …')
    figures.push(...(await measureProductMemory(PORT)))
  }
  if (isAsked(RENDERER)) figures.push(...(await measureRenderer(PORT)))
  if (isAsked(KILLS)) {
    console.log('Kills while publishing …')
    figures.push(...(await measureKills(PORT)))
  }
  if (isAsked(HOUSE)) {
    console.log('The code, its checks and its build …')
    figures.push(...(await measureCode(PORT)))
  }
  if (isAsked(NAMES)) figures.push(...(await measureNames()))
  if (isAsked(SCRIPTS)) figures.push(...(await measureScripts(PORT)))
  if (isAsked(WRITES)) figures.push(...(await measureWrites(PORT)))
  if (isAsked(STREAMS)) {
    console.log('Open streams …')
    figures.push(...(await measureStreams(PORT)))
  }
  if (isAsked(ADMIN)) {
    console.log('Tables of administrators …')
    figures.push(...(await measureAdmin(PORT)))
  }
  if (isAsked(DUPLICATES)) {
    console.log('Duplicates among 100,000 listings …')
    figures.push(...(await measureDuplicates(PORT)))
  }
  if (isAsked(ADS)) {
    console.log('Advertisements …')
    figures.push(...(await measureAds()))
  }
  if (isAsked(APP)) {
    console.log('The signed-in app on a slow phone …')
    figures.push(...(await measureApp(PORT)))
  }
  if (isAsked(IMPORTS)) {
    console.log('An import of 45,000, and its export given back …')
    figures.push(...(await measureImports(PORT)), ...(await measureDoubtfulImport(PORT)))
  }
  if (isAsked(DECISIONS)) {
    console.log('Decisions during an import …')
    figures.push(...(await measureDecisions(PORT)))
  }
  if (isAsked(TEXTS)) {
    console.log('Texts that are long to read …')
    figures.push(...(await measureTexts(PORT)))
  }
  if (isAsked(LANGUAGES)) figures.push(...(await measureLanguages(PORT)))
  const before = await readRecord()
  const machine = describeMachine()
  console.log()
  printTable(machine, figures, before?.figures ?? [])
  const isOther = (old: BenchFigure) => !figures.some(({ name }) => name === old.name)
  const kept = parts.length > 0 ? (before?.figures ?? []).filter(isOther) : []
  const record: Record = { at: new Date().toISOString(), machine, figures: [...figures, ...kept] }
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

/** `npm run bench -- house --at REV`: the files as they are beside those of a revision. */
export function benchCodeAt(revision: string): void {
  printTable(describeMachine(), measureTree('.'), measureCodeAt(revision), revision)
}

async function measureSize(size: number, whole: boolean): Promise<BenchFigure[]> {
  const at = `at ${size.toLocaleString('en-IN')}`
  const district = await makeDistrict(size, PORT)
  try {
    const figures: BenchFigure[] = [
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

async function measurePages(dataDir: string): Promise<BenchFigure[]> {
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

async function weights(dataDir: string, slug: string): Promise<BenchFigure[]> {
  const releases = releasesFolder(dataDir)
  const site = siteFolder(releases, (await getCurrentRelease(releases)) ?? '')
  const files = {
    home: 'index.html',
    list: 'businesses.html',
    business: join('business', `${slug}.html`),
    categories: 'categories.html',
  }
  const figures: BenchFigure[] = []
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
