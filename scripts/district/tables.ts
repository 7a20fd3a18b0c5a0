import { readAreas } from '#district/read/areas.ts'
import type { Row } from '#district/read/csv.ts'
import type { Report } from '#district/read/fault.ts'
import type { DistrictFacts } from '#district/read/schemas.ts'
import { readPincodes, readTowns, type PincodeRow, type TownRow } from '#district/read/towns.ts'
import { isWithin } from '#shared/rules/distance.ts'
import { slugify } from '#shared/text/slug.ts'

const PIN = /^[1-9]\d{5}$/

/** Says what is wrong with a cell. */
export type SayOfCell = (row: Row, column: string, message: string) => void
export const cellReporter =
  (file: string, report: Report): SayOfCell =>
  (row, column, message) =>
    report({ file, line: row.line, column: row.columnOf(column), message: `${column}: ${message}` })

/** What other files of the folder are held against. */
export type Places = {
  towns: TownRow[]
  pins: PincodeRow[]
}

/** Whether local names are in the letters that the district declares. */
export function isInScript({ languages, script }: DistrictFacts, name: string): boolean {
  const code = languages.includes('hi') ? 'Deva' : script
  return code === undefined || new RegExp(`\\p{Script=${code}}`, 'u').test(name)
}

/** The towns, PIN codes and districts of a folder, and what is wrong with them. */
export function checkPlaces(folder: string, facts: DistrictFacts, report: Report): Places {
  for (const { district, nameHi } of readAreas(folder, report)) {
    if (nameHi && !isInScript(facts, nameHi))
      report({ file: 'districts.csv', line: 1, column: 1, message: `${district}: "${nameHi}"` })
  }
  const pins = checkPincodes(folder, facts, report)
  return { pins, towns: checkTowns(folder, facts, pins, report) }
}

function checkPincodes(folder: string, facts: DistrictFacts, report: Report): PincodeRow[] {
  const file = 'pincodes.csv'
  const rows = readPincodes(folder, report)
  if (!rows) return missing(file, report)
  const say = cellReporter(file, report)
  const seen = new Set<string>()
  for (const { value, row } of rows) {
    const { pincode, district, offices } = value
    const belongs =
      facts.pins.length === 0 || facts.pins.some((beginning) => pincode.startsWith(beginning))
    if (!PIN.test(pincode)) say(row, 'pincode', `"${pincode}" is no PIN code`)
    else if (!belongs) say(row, 'pincode', `${pincode} is of another state`)
    if (!district) say(row, 'district', 'is empty')
    if (!Number.isInteger(offices) || offices < 0) say(row, 'offices', 'is no number')
    const key = `${pincode} ${district}`
    if (seen.has(key)) say(row, 'pincode', `${key} is there twice`)
    seen.add(key)
  }
  return rows.map(({ value }) => value)
}

function checkTowns(
  folder: string,
  facts: DistrictFacts,
  pins: readonly PincodeRow[],
  report: Report,
): TownRow[] {
  const file = 'towns.csv'
  const rows = readTowns(folder, report)
  if (!rows) return missing(file, report)
  const say = cellReporter(file, report)
  const seen = new Set<string>()
  const districtsOfPin = Map.groupBy(pins, ({ pincode }) => pincode)
  for (const { value, row } of rows) {
    const { state, district, city, pincode, latitude, longitude, nameHi } = value
    const isHome = district === facts.name.en
    for (const [column, cell] of Object.entries({ state, district, city }))
      if (!cell) say(row, column, 'is empty')
    const key = `${district} ${slugify(city)}`
    if (seen.has(key)) say(row, 'city', `${city} is there twice in ${district}`)
    seen.add(key)
    if (isHome && state !== facts.state.en) say(row, 'state', `is not ${facts.state.en}`)
    if (pincode && !PIN.test(pincode)) say(row, 'pincode', `"${pincode}" is no PIN code`)
    const homes = pincode && districtsOfPin.get(pincode)
    if (isHome && homes && !homes.some((one) => one.district === district))
      say(row, 'pincode', `${pincode} is of ${homes.map((one) => one.district).join(', ')}`)
    if (nameHi && !isInScript(facts, nameHi)) say(row, 'name_hi', `"${nameHi}" is in other letters`)
    if ((latitude === null) !== (longitude === null)) say(row, 'latitude', 'needs both or none')
    else if (isHome && latitude !== null && longitude !== null) {
      if (!isWithin(facts.bounds, latitude, longitude))
        say(row, 'latitude', `${latitude}, ${longitude} lies outside the district's bounds`)
    }
  }
  if (!rows.some(({ value }) => value.district === facts.name.en))
    report({ file, line: 1, column: 1, message: `has no town of the district ${facts.name.en}` })
  return rows.map(({ value }) => value)
}

function missing(file: string, report: Report): [] {
  report({ file, line: 1, column: 1, message: 'is missing; every district needs it' })
  return []
}
