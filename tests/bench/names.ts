import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { learnNames, type NamePair } from '#server/suggestions/hindi/known-words.ts'
import { MAX_SPELLINGS, spellName } from '#server/suggestions/hindi/spell-name.ts'
import type { BenchFigure } from './measure.ts'

const FOLDER = 'src/districts/palamu'
/** So many listings are kept apart: their names are asked, and nothing is learned from them. */
const APART = 300

/** How often the first spelling of a real name is right, and how often one of those offered is. */
export async function measureNames(): Promise<BenchFigure[]> {
  const listings = (await readTable('businesses.csv'))
    .map(({ name, name_hi: hindi }): NamePair => [name!, hindi!])
    .sort(([a], [b]) => (hash('sha1', a) < hash('sha1', b) ? -1 : 1))
  const towns = (await readTable('towns.csv'))
    .filter(({ name_hi: hindi }) => hindi)
    .map(({ city, name_hi: hindi }): NamePair => [city!, hindi!])
  const known = learnNames([...listings.slice(APART), ...towns])
  const places = listings
    .slice(0, APART)
    .map(([name, hindi]) => spellName(name, known).map(level).indexOf(level(hindi)))
  const share = (count: number) => (100 * count) / APART
  return [
    {
      name: `${APART} names spelt in Hindi, the first is right`,
      value: share(places.filter((place) => place === 0).length),
      ...{ unit: '%', better: 'more' },
    },
    {
      name: `… one of ${MAX_SPELLINGS} is right`,
      value: share(places.filter((place) => place >= 0).length),
      ...{ unit: '%', better: 'more' },
    },
  ]
}

const readTable = async (name: string): Promise<Record<string, string>[]> =>
  parse(await readFile(`${FOLDER}/${name}`), { columns: true })

/** The same letter written in two ways that are both usual: फ़ and फ, ज़ and ज, ँ and ं. */
const level = (text: string) =>
  text
    .normalize('NFC')
    .replace(/([फज])़/g, '$1')
    .replaceAll('ँ', 'ं')
