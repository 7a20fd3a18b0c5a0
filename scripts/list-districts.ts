import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readFacts } from '#district/read/facts.ts'
import { stopAtFault } from '#district/read/fault.ts'
import { getDistrictFolder } from '#district/read/folder.ts'
import { makeListPage, type ListedDistrict } from './district/list-page.ts'

const USAGE = `npm run list-districts -- palamu=https://palamu.example /srv/zila/gumla=https://…

  NAME-OR-PATH=ADDRESS  a district's folder and the address of its site, for each district
  --to FOLDER           where index.html is written: ./districts-list unless you say so`

/** `npm run list-districts`: the page of a list of districts, made from their `district.json`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'districts-list' } },
})

function readDistrict(given: string): ListedDistrict {
  const [, name = '', href = ''] = /^(.*?)=(https?:\/\/.+)$/.exec(given) ?? []
  const facts = name ? readFacts(getDistrictFolder(name), stopAtFault) : null
  if (!facts) throw new Error(`${given}: name a district and its address.\n\n${USAGE}`)
  return { facts, href }
}

try {
  if (positionals.length === 0) throw new Error(USAGE)
  const page = makeListPage(positionals.map(readDistrict))
  mkdirSync(values.to, { recursive: true })
  writeFileSync(join(values.to, 'index.html'), page)
  console.log(`${join(values.to, 'index.html')}: ${positionals.length} districts`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
