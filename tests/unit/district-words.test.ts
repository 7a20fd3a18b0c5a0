import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { DEFAULT_DISTRICT, getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import { readTowns } from '#district/read/towns.ts'

/** Tables of all India, in which every district and state stands. */
const OF_INDIA = [
  'src/config/hindi-spellings.ts',
  'src/server/people/accounts/password-strength/words.ts',
  'src/shared/rules/gst-states.ts',
  'src/shared/text/area-names.ts',
  'src/shared/text/devanagari-words.ts',
]
/** Names the district that runs when nothing is set. */
const DEFAULT = 'src/district/read/folder.ts'
/** What developers alone see. */
const STYLEGUIDE = /styleguide/

/** Folders of tests that run on the default district: its own, and the figures of `bench`. */
const OF_DEFAULT = [DEFAULT_DISTRICT, `${DEFAULT_DISTRICT}-api`, 'bench']
/** All others, which name nothing of a real district; the tables of fixtures may. */
const OF_INVENTED = readdirSync('tests', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...OF_DEFAULT, 'fixtures'].includes(entry.name))
  .map(({ name }) => name)

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const SOURCES = globSync('src/**/*.{ts,tsx,astro,css,csv}')
  .filter((file) => !file.startsWith('src/districts/') && !STYLEGUIDE.test(file))
  .filter((file) => ![...OF_INDIA, DEFAULT].includes(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))

/** Answers the names of a shipped district, its state and its towns that a text has. */
function createNameFinder(district: string): (text: string) => string[] {
  const folder = getDistrictFolder(district)
  const facts = readFacts(folder, stopAtFault)!
  const names = [
    ...[facts.name, facts.state].flatMap((texts) => Object.values(texts)),
    ...[facts.headquarters, ...facts.aliases, ...Object.values(facts.cuisine ?? {})],
  ].map((name) => name.toLowerCase())
  const towns = readTowns(folder, stopAtFault)!
    .filter(({ value }) => value.district === facts.name.en)
    .flatMap(({ value }) => [value.city, ...value.aliases, value.nameHi ?? []].flat())
  const short = [...towns, facts.schoolBoard ?? [], facts.serviceCommission ?? []]
    .flat()
    .map((name) => RegExp.escape(name.toLowerCase()))
  // A short name is also a part of other words.
  const word = new RegExp(`(?<![\\p{L}\\p{M}])(?:${short.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
  return (text) => {
    const lower = text.toLowerCase()
    return [...names.filter((name) => lower.includes(name)), ...(lower.match(word) ?? [])]
  }
}

it('the sources are all read', () => expect(SOURCES.length).toBeGreaterThan(1000))

it.each(listShippedDistricts())('the names of %s stand in its folder alone', (district) => {
  const find = createNameFinder(district)
  const found = SOURCES.flatMap(({ file, text }) => find(text).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

describe('tests of the invented district', () => {
  const find = createNameFinder(DEFAULT_DISTRICT)
  const findIn = (folder: string) =>
    globSync(`tests/${folder}/**/*.{ts,tsx}`).flatMap((file) =>
      find(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    )

  it.each(OF_INVENTED)('name nothing of the default one: tests/%s', (folder) => {
    expect(findIn(folder)).toEqual([])
  })

  it.each(OF_DEFAULT)('those of tests/%s name it', (folder) => {
    expect(findIn(folder)).not.toEqual([])
  })
})
