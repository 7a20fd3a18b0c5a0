import { readFile } from 'node:fs/promises'
import { like } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { businesses } from '#server/kit/db/tables/index.ts'
import { foldText } from '#shared/text/fold.ts'
import { seeded } from '../seeded.ts'
import type { BenchFigure } from './measure.ts'
import { addPlaces, makeSearchDistrict } from './search-district.ts'
import { createOwnEngine } from './search-engines.ts'
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
 * listings beside those of the sample district.
 */
export async function measureScripts(port: number): Promise<BenchFigure[]> {
  const rows: WrittenName[] = parse(await readFile(NAMES), { columns: true })
  const district = await makeSearchDistrict(port)
  const figures: BenchFigure[] = []
  try {
    for (const [script, places] of Map.groupBy(rows, (row) => row.script)) {
      console.log(`${places.length} names in ${script} …`)
      await district.fill(async (db) => {
        await db.delete(businesses).where(like(businesses.slug, 'bench-%'))
        await addPlaces(db, places.map(listingOf))
      })
      figures.push(...(await district.serve((site) => measureScript(site, script, places))))
    }
  } finally {
    await district.remove()
  }
  return figures
}

async function measureScript(
  site: string,
  script: string,
  places: readonly WrittenName[],
): Promise<BenchFigure[]> {
  const ask = createOwnEngine(site)
  const next = seeded(SEED)
  const figures: BenchFigure[] = []
  for (const [manner, type] of Object.entries(TYPED)) {
    let asked = 0
    let first = 0
    for (const place of places) {
      const text = type(place, next)
      if (text === null) continue
      asked += 1
      const [found] = await ask(text)
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
