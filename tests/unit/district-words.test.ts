import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import { readTowns } from '#district/read/towns.ts'

/** Tables of all India, in which every district and state stands. */
const OF_INDIA = [
  'src/config/hindi-spellings.ts',
  'src/server/people/accounts/password-strength/words.ts',
  'src/shared/text/area-names.ts',
  'src/shared/text/devanagari-words.ts',
]
/** Names the district that runs when nothing is set. */
const DEFAULT = 'src/district/read/folder.ts'
/** What developers alone see. */
const STYLEGUIDE = /styleguide/

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const SOURCES = globSync('src/**/*.{ts,tsx,astro,css,csv}')
  .filter((file) => !file.startsWith('src/districts/') && !STYLEGUIDE.test(file))
  .filter((file) => ![...OF_INDIA, DEFAULT].includes(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')).toLowerCase() }))

it('the sources are all read', () => expect(SOURCES.length).toBeGreaterThan(1000))

it.each(listShippedDistricts())('the names of %s stand in its folder alone', (district) => {
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
  const found = SOURCES.flatMap(({ file, text }) =>
    [...names.filter((name) => text.includes(name)), ...(text.match(word) ?? [])].map(
      (name) => `${file}: ${name}`,
    ),
  )
  expect(found).toEqual([])
})
