import { readCategories } from '#district/read/categories.ts'
import { readTable } from '#district/read/csv.ts'
import type { Report } from '#district/read/fault.ts'
import { readDistrictFile } from '#district/read/folder.ts'
import { readJsonFile } from '#district/read/json.ts'
import { SOURCES_SCHEMA, type DistrictFacts } from '#district/read/schemas.ts'
import { TownEvidence } from '#server/businesses/import/evidence.ts'
import { isWithin } from '#shared/rules/distance.ts'
import { toImportTown } from './import-town.ts'
import { cellReporter, isInScript, type Places } from './tables.ts'

const FILE = 'businesses.csv'
const COLUMNS = {
  required: ['source_id', 'name', 'category', 'city', 'district', 'state'],
  optional: [
    ...['name_hi', 'description', 'description_hi', 'tagline', 'address', 'landmark', 'zip_code'],
    ...['phone', 'alternate_phone', 'whatsapp', 'email', 'website', 'latitude', 'longitude'],
    ...['tags', 'business_type', 'established_year', 'source_date', 'source_note'],
  ],
}

/** The listings and categories of a folder and their sources; answers how many listings there are. */
export function checkListings(
  folder: string,
  facts: DistrictFacts,
  { towns, pins }: Places,
  report: Report,
): number {
  const slugs = checkCategories(folder, facts, report)
  const sources = readJsonFile(folder, 'sources.json', SOURCES_SCHEMA, report)?.sources
  for (const { category } of sources ?? []) {
    if (category && !slugs.has(category))
      report({ file: 'sources.json', line: 1, column: 1, message: `"${category}" is no category` })
  }
  const rows = readTable(folder, FILE, COLUMNS, report) ?? []
  if (rows.length > 0 && !sources && readDistrictFile(folder, 'sources.json') === null)
    report({ file: FILE, line: 1, column: 1, message: 'needs sources.json: who gave these?' })
  const say = cellReporter(FILE, report)
  const home = facts.name.en!
  const importTowns = towns.map(toImportTown)
  const ownTowns = importTowns.filter(({ district }) => district === home)
  const townOf = new Map(ownTowns.map((town) => [town.city, town]))
  // The importer's own rule: a folder that is fit is also loaded at the start.
  const evidence = new TownEvidence(importTowns, [], facts.bounds)
  const districtsOfPin = Map.groupBy(pins, ({ pincode }) => pincode)
  const seen = new Set<string>()
  for (const row of rows) {
    const { source_id: id = '', name, category = '', city = '', zip_code: pin } = row.cells
    const { name_hi: nameHi, latitude, longitude, district, state } = row.cells
    if (!name) say(row, 'name', 'is empty')
    if (seen.has(id) || id === '') say(row, 'source_id', `"${id}" is empty or there twice`)
    seen.add(id)
    if (!slugs.has(category)) say(row, 'category', `"${category}" is no category`)
    if (district !== home) say(row, 'district', `"${district}" is not ${home}`)
    if (state !== facts.state.en) say(row, 'state', `"${state}" is not ${facts.state.en}`)
    const town = townOf.get(city)
    if (!town) say(row, 'city', `"${city}" is no town of ${home} in towns.csv`)
    const homes = pin && districtsOfPin.get(pin)
    if (homes && !homes.some((one) => one.district === home))
      say(row, 'zip_code', `${pin} is of ${homes.map((one) => one.district).join(', ')}`)
    if (nameHi && !isInScript(facts, nameHi)) say(row, 'name_hi', `"${nameHi}" is in other letters`)
    if (latitude && !isWithin(facts.bounds, Number(latitude), Number(longitude)))
      say(row, 'latitude', `${latitude}, ${longitude} lies outside the district's bounds`)
    if (!town || !latitude) continue
    const at = { lat: Number(latitude), lng: Number(longitude) }
    const against = evidence.against(town, { pin: null, at })
    if (against) say(row, 'latitude', `${against}: leave the point out, or name another town`)
  }
  return rows.length
}

function checkCategories(folder: string, facts: DistrictFacts, report: Report): Set<string> {
  const file = 'categories.csv'
  const categories = readCategories(folder, report)
  const say = (message: string) => report({ file, line: 1, column: 1, message })
  for (const { slug, name, nameHi, description, color, sortOrder } of categories) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) say(`"${slug}" is no slug`)
    if (!name || !description) say(`${slug} needs a name and a description`)
    if (!/^#[0-9A-Fa-f]{6}$/.test(color)) say(`${slug}: "${color}" is no colour such as #1D5B3B`)
    if (!Number.isInteger(sortOrder)) say(`${slug}: sort_order is no number`)
    if (nameHi && facts.languages.includes('hi') && !isInScript(facts, nameHi))
      say(`${slug}: "${nameHi}" is in other letters`)
  }
  return new Set(categories.map(({ slug }) => slug))
}
