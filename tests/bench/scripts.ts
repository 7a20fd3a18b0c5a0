import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { like, notInArray } from 'drizzle-orm'
import { createBusinessSearch } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, searchWords } from '#server/kit/db/tables/index.ts'
import { foldText } from '#shared/text/fold.ts'
import { seeded } from '../seeded.ts'
import type { BenchFigure } from './measure.ts'
import { addPlaces, makeSearchDistrict } from './search-district.ts'
import { slipIn } from './search-questions.ts'

/** A place as its state writes it, and its usual Roman spelling. */
type WrittenName = { script: string; name: string; roman: string }

const NAMES = 'tests/fixtures/place-names.csv'
const SEED = 20_261_126
/** What is typed, by the name of the figure. */
const TYPED: Record<string, (place: WrittenName, next: () => number) => string | null> = {
  'its own letters': ({ name }) => name,
  'Roman letters': ({ roman }) => roman,
  'Roman letters with one slip': ({ roman }, next) => slipIn(roman, next),
}

/**
 * How often a place that has a name in its script alone is found first, for each of the scripts,
 * by that name, by its usual Roman spelling, and by that with one slip. The places of a script are
 * listings beside those of the sample district; the search is asked in this process, as the
 * figures are no times. BENCH_MISSED=1 prints what was missed, BENCH_SCRIPTS=Tamil,Odia asks those.
 */
export async function measureScripts(port: number): Promise<BenchFigure[]> {
  const only = process.env.BENCH_SCRIPTS?.split(',')
  const rows: WrittenName[] = parse(await readFile(NAMES), { columns: true })
  const asked = rows.filter(({ script }) => only?.includes(script) ?? true)
  const district = await makeSearchDistrict(port)
  const figures: BenchFigure[] = []
  try {
    await district.fill(async (db) => {
      const before = await db.select({ word: searchWords.word }).from(searchWords)
      const sample = before.map(({ word }) => word)
      for (const [script, places] of Map.groupBy(asked, (row) => row.script)) {
        console.log(`${places.length} names in ${script} …`)
        await addPlaces(db, places.map(listingOf))
        figures.push(...(await measureScript(db, script, places)))
        await db.delete(businesses).where(like(businesses.slug, 'bench-%'))
        await db.delete(searchWords).where(notInArray(searchWords.word, sample))
      }
    })
  } finally {
    await district.remove()
  }
  return figures
}

async function measureScript(
  db: Db,
  script: string,
  places: readonly WrittenName[],
): Promise<BenchFigure[]> {
  const search = createBusinessSearch(db)
  const next = seeded(SEED)
  const figures: BenchFigure[] = []
  for (const [manner, type] of Object.entries(TYPED)) {
    let asked = 0
    let first = 0
    for (const place of places) {
      const text = type(place, next)
      if (text === null) continue
      asked += 1
      const found = (await search(new URLSearchParams({ search: text })))?.data[0]
      // Two places may bear one name.
      if (found && foldText(found.name) === foldText(place.name)) first += 1
      else if (process.env.BENCH_MISSED)
        console.log(`${text} (${place.name} ${foldText(place.name)}): ${found?.name ?? 'nothing'}`)
    }
    figures.push({
      name: `${script}, found first by ${manner}`,
      value: (100 * first) / asked,
      ...{ unit: '%', better: 'more' },
    })
  }
  return figures
}

const listingOf = ({ name }: WrittenName) => ({
  category: 'post-offices',
  name,
  nameHi: '',
  city: 'Panki',
  district: 'Palamu',
  pin: '',
})
