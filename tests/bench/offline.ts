import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import MiniSearch from 'minisearch'
import { build } from 'rolldown'
import { foldWords } from '#shared/text/fold.ts'
import type { PackedListing } from '#shared/view/district-pack.ts'
import { createOfflineSearch } from '#shared/view/offline-search.ts'
import { cutIntoParts, packListings } from '#shared/view/pack-district.ts'
import { buildSearchIndex } from '#shared/view/search-index.ts'
import { districtPlugin } from '../../scripts/imports/district.ts'
import { findBrowser } from '../../scripts/run/browser.ts'
import { seeded } from '../seeded.ts'
import type { BenchFigure } from './measure.ts'
import { makeSearchDistrict } from './search-district.ts'
import { createOwnEngine, type SearchEngine } from './search-engines.ts'
import { generateNames, readOtherNames, readSampleNames, type NamedPlace } from './search-names.ts'
import { createQuestions, type QueryVariation } from './search-questions.ts'
import { measureQuality } from './search.ts'

const [FEW, MANY] = [5_000, 50_000]
const ASKED = 200
const MANNERS: QueryVariation[] = ['exact name', 'one slip', 'Roman Hindi']
/** How much slower a cheap phone is than this machine. */
const SLOWER = 6

/**
 * The district on the device: what it weighs, how well names are found in it beside the server's
 * search and MiniSearch, how soon the first answer is there on a slow phone, and its memory.
 */
export async function measureOffline(port: number): Promise<BenchFigure[]> {
  const sample = await readSampleNames()
  const others = (await readOtherNames(undefined)).slice(0, FEW - sample.length)
  const few = [...sample, ...others]
  const many = [...few, ...(await generateNames(few, MANY - few.length))]
  const figures = [sample, few, many].flatMap(weigh)
  for (const [real, places] of [
    [sample, sample],
    [few, few],
    [few, many],
  ] as const) {
    figures.push(...(await compare('the device', createOfflineEngine(places), real, places)))
    figures.push(...(await compare('MiniSearch', createFoldedMiniSearch(places), real, places)))
    figures.push(...(await timeFirstAnswer(places)), weighMemory(places))
  }
  const district = await makeSearchDistrict(port)
  try {
    const ask = (real: readonly NamedPlace[], places: readonly NamedPlace[]) => (site: string) =>
      compare('the server', createOwnEngine(site), real, places)
    figures.push(...(await district.serve(ask(sample, sample))))
    await district.add(others)
    figures.push(...(await district.serve(ask(few, few))))
    await district.add(many.slice(few.length))
    figures.push(...(await district.serve(ask(few, many))))
  } finally {
    await district.remove()
  }
  return figures
}

const among = (places: readonly NamedPlace[]) => `among ${places.length.toLocaleString('en-IN')}`

async function compare(
  engine: string,
  ask: SearchEngine,
  real: readonly NamedPlace[],
  places: readonly NamedPlace[],
): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const manner of MANNERS) {
    const { first } = await measureQuality(ask, createQuestions(manner, real, ASKED))
    const name = `${manner} ${among(places)}, found first on ${engine}`
    figures.push({ name, value: first, unit: '%', better: 'more' })
  }
  return figures
}

const toSearched = ({ name, nameHi, city, category }: NamedPlace) => ({
  names: [name, nameHi],
  about: [category, city],
  address: '',
})

function createOfflineEngine(places: readonly NamedPlace[]): SearchEngine {
  const { find } = createOfflineSearch(buildSearchIndex(places.map(toSearched)))
  return async (text) =>
    find(text)
      .slice(0, 3)
      .map((i) => places[i]!)
}

/** With the same folding. */
function createFoldedMiniSearch(places: readonly NamedPlace[]): SearchEngine {
  const index = new MiniSearch({
    fields: ['name', 'nameHi', 'city', 'category'],
    tokenize: (text) => foldWords(text),
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 3, nameHi: 3 } },
  })
  index.addAll(places.map((place, id) => ({ id, ...place })))
  return async (text) =>
    index
      .search(text)
      .slice(0, 3)
      .map(({ id }) => places[id as number]!)
}

/** Listings with numbers, points and hours, as a well filled district has them. */
function toListings(places: readonly NamedPlace[]): PackedListing[] {
  const next = seeded(20_261_127)
  const categories = [...new Set(places.map(({ category }) => category))]
  return places.map((place, i) => ({
    id: i + 1,
    slug: `${place.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name: place.name,
    nameHi: place.nameHi || null,
    categoryId: categories.indexOf(place.category),
    address: '',
    zipCode: place.pin || null,
    phone: next() < 0.7 ? `+919${String(Math.floor(next() * 1e9)).padStart(9, '0')}` : null,
    ...{ whatsappNumber: null, alternatePhone: null, specialDays: [] },
    businessHours: {
      monday: { open: next() < 0.5 ? '09:00' : '10:00', close: '18:00', closed: false },
    },
    latitude: 23.5 + next(),
    longitude: 83.8 + next(),
    ...{ verified: next() < 0.2, featured: false },
  }))
}

function weigh(places: readonly NamedPlace[]): BenchFigure[] {
  const towns = Map.groupBy(toListings(places), ({ id }) => places[id - 1]!.city)
  const parts = [...towns.values()].flatMap((own, town) => [...cutIntoParts(town, own).values()])
  const bytes = parts.map((part) => brotliCompressSync(packListings(part)).length)
  const sum = bytes.reduce((all, one) => all + one, 0)
  const of = among(places)
  return [
    {
      name: `bytes of a saved listing ${of}`,
      value: sum / places.length,
      unit: 'B',
      better: 'less',
    },
    { name: `largest part ${of}`, value: Math.max(...bytes) / 1024, unit: 'KB', better: 'less' },
  ]
}

function weighMemory(places: readonly NamedPlace[]): BenchFigure {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  const search = createOfflineSearch(buildSearchIndex(places.map(toSearched)))
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  search.find('bank')
  const value = (heapUsed + arrayBuffers - before) / 1024 / 1024
  return { name: `memory of the index ${among(places)}`, value, unit: 'MB', better: 'less' }
}

async function timeFirstAnswer(places: readonly NamedPlace[]): Promise<BenchFigure[]> {
  const { output } = await build({
    input: new URL('./offline-first-answer.ts', import.meta.url).pathname,
    write: false,
    platform: 'browser',
    plugins: [districtPlugin()],
    output: { format: 'iife' },
  })
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    const cpu = await page.context().newCDPSession(page)
    await page.addScriptTag({ content: output[0].code })
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const text = packListings(toListings(places))
    const { made, kept } = await page.evaluate(
      ([saved, query]) => (globalThis as unknown as FirstAnswer).firstAnswers(saved, query),
      [text, 'bandhan bnak'] as const,
    )
    const of = `${among(places)}, ${SLOWER} times slower`
    return [
      { name: `first answer ${of}`, value: kept, unit: 'ms', better: 'less' },
      { name: `the same with the index made ${of}`, value: made, unit: 'ms', better: 'less' },
    ]
  } finally {
    await browser.close()
  }
}

type FirstAnswer = {
  firstAnswers: (text: string, query: string) => Promise<{ made: number; kept: number }>
}
