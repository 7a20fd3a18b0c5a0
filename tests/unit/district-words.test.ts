import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'

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

it.each(listShippedDistricts())('the names of %s stand in its folder alone', (district) => {
  const facts = readFacts(getDistrictFolder(district), stopAtFault)!
  const names = [
    ...[facts.name, facts.state].flatMap((texts) => Object.values(texts)),
    ...[facts.headquarters, ...facts.aliases, ...Object.values(facts.cuisine ?? {})],
  ]
  const left = [...OF_INDIA, DEFAULT]
  const files = globSync('src/**/*.{ts,tsx,astro,css,csv}').filter(
    (file) => !file.startsWith('src/districts/') && !left.includes(file) && !STYLEGUIDE.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8')).toLowerCase()
    return names.flatMap((name) => (text.includes(name.toLowerCase()) ? [`${file}: ${name}`] : []))
  })
  expect(found).toEqual([])
})
