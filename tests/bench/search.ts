import {
  readCounterQuestions,
  findUnmetExpectations,
  type CounterAnswer,
} from '../api/setup/counter-questions.ts'
import type { BenchFigure } from './measure.ts'
import { makeSearchDistrict } from './search-district.ts'
import {
  createMiniSearchEngine,
  createOramaEngine,
  createOwnEngine,
  type SearchEngine,
} from './search-engines.ts'
import { generateNames, readOtherNames, readSampleNames, type NamedPlace } from './search-names.ts'
import {
  QUERY_VARIATIONS,
  createQuestions,
  type QueryVariation,
  type SearchQuestion,
} from './search-questions.ts'

const FEW = 5_000
const ALL = 45_000
const ASKED = 300
/** Of the libraries where they take a good part of a second for each. */
const ASKED_OF_LARGE = 40
/** No manner of one engine may take longer: what was asked until then is what counts. */
const PART_MS = 25_000
const CLIENTS = 24
const CLIENTS_MS = 10_000
const OURS = 'zila'
const MANNER_NAMES = Object.keys(QUERY_VARIATIONS) as QueryVariation[]
const MISSPELT: QueryVariation[] = ['one slip', 'two slips', 'Roman Hindi']

/**
 * How many questions of a counter are answered well; then how well and how fast names are found,
 * beside two libraries on the same names and queries: among 5,000 real ones, and among 45,000, most
 * of them generated. `BENCH_SCHOOLS` names a UDISE list of schools (CSV), which makes them 10,965
 * real ones; `BENCH_SEED` is a number that other names and other slips come from.
 */
export async function measureSearch(port: number): Promise<BenchFigure[]> {
  const sample = await readSampleNames()
  const others = everyNth(await readOtherNames(process.env.BENCH_SCHOOLS), FEW - sample.length)
  const few = [...sample, ...others.picked]
  const real = [...few, ...others.left]
  console.log(`Searches among ${few.length} real names …`)
  const district = await makeSearchDistrict(port)
  try {
    const counter = await district.serve(counterFigures)
    await district.add(others.picked)
    const figures = await district.serve((site) => qualityAmong(site, few, few))
    const generated = await generateNames(real, ALL - real.length)
    console.log(`Searches among ${real.length} real and ${generated.length} generated names …`)
    await district.add([...others.left, ...generated])
    const places = [...real, ...generated]
    const among = await district.serve((site) => qualityAmong(site, real, places))
    return [...counter, ...figures, ...among]
  } finally {
    await district.remove()
  }
}

/** How many of the questions asked at a counter are answered as a clerk would. */
async function counterFigures(site: string): Promise<BenchFigure[]> {
  const questions = readCounterQuestions()
  let good = 0
  for (const { query, expected } of questions) {
    const url = `${site}/api/businesses?search=${encodeURIComponent(query)}&limit=12`
    const answer = (await (await fetch(url)).json()) as CounterAnswer
    if (findUnmetExpectations(expected, answer).length === 0) good += 1
    else if (process.env.BENCH_MISSED) console.log(`${query}: not as a clerk would`)
  }
  const name = `${questions.length} questions of a counter, answered as a clerk would`
  return [{ name, value: (100 * good) / questions.length, unit: '%', better: 'more' }]
}

/** Asks for `real` names among `places`, all of which the site has. */
async function qualityAmong(
  site: string,
  real: readonly NamedPlace[],
  places: readonly NamedPlace[],
): Promise<BenchFigure[]> {
  const among = `among ${places.length.toLocaleString('en-IN')}`
  const seed = seedAsked()
  const questions = MANNER_NAMES.map((manner) => createQuestions(manner, real, ASKED, seed))
  const figures: BenchFigure[] = []
  const measure = async (engine: string, ask: SearchEngine, count: number) => {
    const started = performance.now()
    await ask('bank')
    const times: number[][] = []
    for (const [index, manner] of MANNER_NAMES.entries()) {
      const asked = questions[index]!.slice(0, count)
      const { first, three, ms, missed } = await measureQuality(ask, asked)
      if (ms.length < asked.length)
        console.log(`${manner} ${among}, ${engine}: only ${ms.length} of ${asked.length} in time`)
      times.push(ms)
      const of = `${manner} ${among}, ${engine}`
      figures.push(
        { name: `${of}, first`, value: first, unit: '%', better: 'more' },
        { name: `${of}, in the first three`, value: three, unit: '%', better: 'more' },
      )
      if (process.env.BENCH_MISSED && engine === OURS) console.log(missed.join('\n'))
    }
    figures.push(...latency(`searches ${among}, ${engine}`, times.flat()))
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${engine} ${among}: ${times.flat().length} searches in ${seconds} s`)
    return times
  }
  // First, and without a pause: an idle connection is closed while an index is being made.
  const times = await measure(OURS, createOwnEngine(site), ASKED)
  const timesOf = (manners: QueryVariation[]) =>
    manners.flatMap((manner) => times[MANNER_NAMES.indexOf(manner)]!)
  figures.push(
    ...latency(`exact names ${among}, ${OURS}`, timesOf(['exact name'])),
    ...latency(`misspelt names ${among}, ${OURS}`, timesOf(MISSPELT)),
  )
  if (places.length === ALL) figures.push(...(await crowdFigures(site, real, seed + 1)))
  await measure(
    'MiniSearch',
    createMiniSearchEngine(places),
    places.length === ALL ? ASKED_OF_LARGE : ASKED,
  )
  // Among 45,000 it takes minutes.
  if (places.length < ALL) await measure('Orama', await createOramaEngine(places), ASKED_OF_LARGE)
  return figures
}

/** How many of the questions are answered with what was meant. */
export async function measureQuality(ask: SearchEngine, questions: readonly SearchQuestion[]) {
  const ms: number[] = []
  const missed: string[] = []
  let first = 0
  let three = 0
  const until = performance.now() + PART_MS
  for (const { text, meant, inTown = false } of questions) {
    const started = performance.now()
    if (started > until) break
    const found = await ask(text)
    ms.push(performance.now() - started)
    const at = found.findIndex(
      ({ name, city }) => isSame(name, meant.name) && (!inTown || isSame(city, meant.city)),
    )
    if (at === 0) first += 1
    if (at >= 0) three += 1
    else
      missed.push(
        `${text} (${meant.name} @${meant.city}): ${found.map(({ name }) => name).join('; ')}`,
      )
  }
  const percent = (count: number) => (100 * count) / ms.length
  return { first: percent(first), three: percent(three), ms, missed }
}

function seedAsked(): number {
  const seed = Number(process.env.BENCH_SEED ?? 1)
  if (!Number.isSafeInteger(seed) || seed < 1)
    throw new Error('BENCH_SEED is a whole number from 1.')
  return seed
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Many visitors at once, each with one misspelt search after the other, all of them new. */
async function crowdFigures(
  site: string,
  real: readonly NamedPlace[],
  seed: number,
): Promise<BenchFigure[]> {
  const questions = MISSPELT.flatMap((manner) => createQuestions(manner, real, 2000, seed))
  const heavy = questions.map(({ text }) => text)
  const ask = createOwnEngine(site)
  const until = performance.now() + CLIENTS_MS
  const ms: number[] = []
  let n = 0
  const client = async () => {
    while (performance.now() < until && n < heavy.length) {
      const started = performance.now()
      await ask(heavy[n++]!)
      ms.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const name = `misspelt searches of ${CLIENTS} clients among ${ALL.toLocaleString('en-IN')}`
  const perSecond = (1000 * ms.length) / CLIENTS_MS
  return [{ name, value: perSecond, unit: 'searches/s', better: 'more' }, ...latency(name, ms)]
}

function latency(name: string, ms: readonly number[]): BenchFigure[] {
  const sorted = ms.toSorted((a, b) => a - b)
  return [50, 99].map((part) => ({
    name: `${name}, p${part}`,
    value: sorted[Math.floor((sorted.length * part) / 100)] ?? 0,
    unit: 'ms',
    better: 'less',
  }))
}

/** So many, evenly from the whole list. */
function everyNth(all: readonly NamedPlace[], count: number) {
  const isPicked = (_: unknown, n: number) =>
    Math.floor(((n + 1) * count) / all.length) > Math.floor((n * count) / all.length)
  return { picked: all.filter(isPicked), left: all.filter((place, n) => !isPicked(place, n)) }
}
