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
import { measureFailover } from './failover.ts'
import { measureMachines } from './machines.ts'
import { measureNames } from './names.ts'
import { measureReplicaReads } from './replica-reads.ts'
import { measureScale } from './scale.ts'
import { measureScripts } from './scripts.ts'
import { measureKills } from './kills.ts'
import { measureLanguages } from './languages.ts'
import { lighthouseScores } from './lighthouse.ts'
import { describeMachine } from './machine.ts'
import { printTable, type BenchFigure } from './measure.ts'
import { measureOffline } from './offline.ts'
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
/** What can be measured by itself, beside the sizes, in the order of a whole run. */
const PARTS: Readonly<Record<string, { says?: string; measure: () => Promise<BenchFigure[]> }>> = {
  serving: { measure: () => measureServing(PORT) },
  search: { measure: () => measureSearch(PORT) },
  offline: { says: 'The district on the device', measure: () => measureOffline(PORT) },
  memory: { says: 'Memory of the product', measure: () => measureProductMemory(PORT) },
  renderer: { measure: () => measureRenderer(PORT) },
  kills: { says: 'Kills while publishing', measure: () => measureKills(PORT) },
  house: { says: 'The code, its checks and its build', measure: () => measureCode(PORT) },
  names: { measure: measureNames },
  scripts: { measure: () => measureScripts(PORT) },
  writes: { measure: () => measureWrites(PORT) },
  replica: {
    says: 'Writes, each read by another process',
    measure: () => measureReplicaReads(PORT),
  },
  scale: { says: 'Few static pages of many listings', measure: () => measureScale(PORT) },
  failover: { says: 'A primary that is lost under writes', measure: measureFailover },
  machines: { says: 'The API in several processes', measure: () => measureMachines(PORT) },
  streams: { says: 'Open streams', measure: () => measureStreams(PORT) },
  admin: { says: 'Tables of administrators', measure: () => measureAdmin(PORT) },
  duplicates: {
    says: 'Duplicates among 100,000 listings',
    measure: () => measureDuplicates(PORT),
  },
  ads: { says: 'Advertisements', measure: measureAds },
  app: { says: 'The signed-in app on a slow phone', measure: () => measureApp(PORT) },
  imports: {
    says: 'An import of 45,000, and its export given back',
    measure: async () => [...(await measureImports(PORT)), ...(await measureDoubtfulImport(PORT))],
  },
  decisions: { says: 'Decisions during an import', measure: () => measureDecisions(PORT) },
  texts: { says: 'Texts that are long to read', measure: () => measureTexts(PORT) },
  languages: { measure: () => measureLanguages(PORT) },
}
const SIZES = [1_000, 10_000, 100_000]
/** Of this one what is served is measured too. */
const SERVED = 10_000

type BenchRecord = { at: string; machine: string; figures: BenchFigure[] }

/**
 * `npm run bench`: measures everything on fresh districts, prints one table beside the last run,
 * keeps `bench.json`. With `parts`, which are sizes or names of PARTS, only those; the record keeps
 * what it had of the others.
 */
export async function runBench(parts: readonly string[]): Promise<void> {
  const known = [...SIZES.map(String), ...Object.keys(PARTS)]
  const unknown = parts.filter((part) => !known.includes(part))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: use ${known.join(', ')}.`)
  const isAsked = (part: string | number) => parts.length === 0 || parts.includes(String(part))

  const figures: BenchFigure[] = [
    { name: 'all cores together', value: await measureCores(), unit: 'times one', better: 'more' },
  ]
  for (const size of SIZES.filter(isAsked)) {
    console.log(`${size.toLocaleString('en-IN')} generated listings …`)
    figures.push(...(await measureSize(size, size === SERVED)))
  }
  for (const [name, { says, measure }] of Object.entries(PARTS)) {
    if (!isAsked(name)) continue
    if (says) console.log(`${says} …`)
    figures.push(...(await measure()))
  }
  const before = await readRecord()
  const machine = describeMachine()
  console.log()
  printTable(machine, figures, before?.figures ?? [])
  const isOther = (old: BenchFigure) => !figures.some(({ name }) => name === old.name)
  const kept = parts.length > 0 ? (before?.figures ?? []).filter(isOther) : []
  const record: BenchRecord = {
    at: new Date().toISOString(),
    machine,
    figures: [...figures, ...kept],
  }
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

async function readRecord(): Promise<BenchRecord | null> {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8')) as BenchRecord
  } catch {
    return null
  }
}
