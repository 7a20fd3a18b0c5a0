import { basename, dirname } from 'node:path'
import type { Fault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts, readDistrictFile } from '#district/read/folder.ts'
import { checkListings } from './listings.ts'
import { checkPlaces } from './tables.ts'
import { checkTexts, listPosts } from './texts.ts'

/** What is wrong with a district's folder, and what is filled of it. */
export type DistrictReport = { faults: Fault[]; filled: { part: string; how: string }[] }

/** Whether sources are told, or a new folder's `TODO` still stands there. */
const tellSources = (text: string | null) =>
  text === null ? 'missing' : text.includes('"TODO') ? 'there, with “TODO”' : 'there'

/** Reads every file of a district's folder; `given` is a shipped name or a path. */
export function checkDistrict(given?: string): DistrictReport {
  const folder = getDistrictFolder(given)
  const faults: Fault[] = []
  const report = (fault: Fault) => void faults.push(fault)
  const facts = readFacts(folder, report)
  if (!facts) {
    const message = `is missing in ${folder}`
    if (faults.length === 0) report({ file: 'district.json', line: 1, column: 1, message })
    return { faults, filled: [] }
  }
  // An operator's own folder may be called as a shipped one is.
  const isShipped = dirname(folder) === dirname(getDistrictFolder(listShippedDistricts()[0]))
  if (isShipped && facts.slug !== basename(folder))
    report({ file: 'district.json', line: 1, column: 1, message: 'slug: is not the folder’s name' })
  const places = checkPlaces(folder, facts, report)
  const listings = checkListings(folder, facts, places, report)
  const guides = checkTexts(folder, facts, report)
  const own = places.towns.filter(({ district }) => district === facts.name.en)
  const has = (file: string) => (readDistrictFile(folder, file) === null ? 'missing' : 'there')
  const of = (some: readonly unknown[]) => `${some.length} of ${own.length}`
  const filled = {
    'towns of the district': String(own.length),
    'towns with a local name': of(own.filter(({ nameHi }) => nameHi)),
    'towns with a PIN code': of(own.filter(({ pincode }) => pincode)),
    'towns with a point': of(own.filter(({ latitude }) => latitude !== null)),
    'PIN codes': String(new Set(places.pins.map(({ pincode }) => pincode)).size),
    listings: String(listings || 'missing'),
    'sources.json': tellSources(readDistrictFile(folder, 'sources.json')),
    'districts.csv': has('districts.csv'),
    'law.json': has('law.json'),
    guides: guides.join(', ') || 'missing',
    posts: String(listPosts(folder).length || 'missing'),
    'area codes': facts.std.join(', ') || 'missing',
    'LGD codes': facts.lgd ? 'there' : 'missing',
  }
  return { faults, filled: Object.entries(filled).map(([part, how]) => ({ part, how })) }
}
