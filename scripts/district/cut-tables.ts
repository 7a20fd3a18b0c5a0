import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { slugify } from '#shared/text/slug.ts'

export type Office = {
  name: string
  kind: 'head' | 'sub' | 'branch'
  pincode: string
  point: readonly [lat: number, lng: number] | null
}
export type Town = { city: string; pincode: string; point: Office['point'] }
export type Bank = { ifsc: string; bank: string; branch: string; address: string; pincode: string }
type PinReach = { pincode: string; district: string; state: string; offices: number }

/** What the tables of all India have of a district. */
export type Cut = {
  offices: Office[]
  towns: Town[]
  banks: Bank[]
  pins: PinReach[]
  districts: string[]
  /** What was told of the tables themselves, as `SOURCE.txt` beside them. */
  source: string | null
}

/** Columns by their names in data.gov.in's directory and in shorter copies of it. */
const COLUMNS = {
  office: ['officename', 'office'],
  pincode: ['pincode', 'pin'],
  kind: ['officetype', 'office_type'],
  district: ['district', 'districtname'],
  state: ['statename', 'state'],
  lat: ['latitude', 'lat'],
  lng: ['longitude', 'lng', 'lon'],
}
const KINDS: Record<string, Office['kind']> = { HO: 'head', SO: 'sub', PO: 'sub', BO: 'branch' }
/** The kind of an office after its name, and the district that tells it from others of the name. */
const KIND_ENDING = /\b(?:[BSHG]\.? ?P?\.? ?O|Branch Office)\.?(?: *\([^)]*\))?$/i
/** What India Post writes where it does not know an office's district. */
const NOT_KNOWN = /^(?:n\/?a|null|-*)$/i

type Row = Record<keyof typeof COLUMNS, string>

/** Cuts one district out of the tables in a folder; throws with what to do where it cannot. */
export function cutTables(from: string, { name, state }: { name: string; state: string }): Cut {
  const rows = readPostOffices(from)
  const ofState = rows.filter((row) => isSame(row.state, state))
  if (ofState.length === 0)
    throw new Error(
      notFound(
        'state',
        state,
        rows.map((row) => row.state),
      ),
    )
  const own = ofState.filter((row) => isSame(row.district, name))
  const names = ofState.map((row) => row.district)
  if (own.length === 0) throw new Error(notFound('district', name, names))
  const offices = withoutStrays(withoutStandIns(own.map(toOffice)))
  const pins = new Set(offices.map(({ pincode }) => pincode))
  return {
    offices,
    towns: listTowns(offices),
    banks: readBanks(from, pins),
    pins: countPins(
      rows.filter((row) => pins.has(row.pincode)),
      { name, state },
    ),
    districts: distinct(names).map((district) =>
      isSame(district, name) ? name : toTitle(district),
    ),
    source: readIfThere(join(from, 'SOURCE.txt')),
  }
}

function readPostOffices(from: string): Row[] {
  const file = resolve(from, 'pincodes.csv')
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: the All India Pincode Directory of India Post (data.gov.in) as CSV.`,
    )
  const records = readCsv(file)
  const header = Object.keys(records[0] ?? {})
  const columnOf = (key: keyof Row) => header.find((column) => COLUMNS[key].includes(column))
  const keys = Object.keys(COLUMNS) as (keyof Row)[]
  const missing = keys.filter((key) => !columnOf(key) && key !== 'lat' && key !== 'lng')
  if (missing.length > 0)
    throw new Error(`${file} needs columns ${missing.map((key) => COLUMNS[key][0]).join(', ')}.`)
  return records
    .map(
      (record) =>
        Object.fromEntries(keys.map((key) => [key, record[columnOf(key) ?? ''] ?? ''])) as Row,
    )
    .filter(({ district, state }) => !NOT_KNOWN.test(district) && !NOT_KNOWN.test(state))
}

function readBanks(from: string, pins: ReadonlySet<string>): Bank[] {
  const file = resolve(from, 'banks.csv')
  if (!existsSync(file)) return []
  return readCsv(file).flatMap((row) => {
    const { ifsc = '', bank = '', branch = '', address = '' } = row
    // The district column of bank lists is unreliable; the PIN code of the address is not.
    const pincode = row.pincode || row.pin_in_address || /\b[1-9]\d{5}\b/.exec(address)?.[0] || ''
    return ifsc && bank && pins.has(pincode) ? [{ ifsc, bank, branch, address, pincode }] : []
  })
}

const readCsv = (file: string): Record<string, string>[] =>
  parse(readFileSync(file), {
    columns: (header: string[]) => header.map((column) => column.trim().toLowerCase()),
    ...{ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true },
  })

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)

function toOffice({ office, kind, pincode, lat, lng }: Row): Office {
  const point = [Number(lat), Number(lng)] as const
  return {
    name: toTitle(office.trim().replace(KIND_ENDING, '').trim()),
    kind: KINDS[kind.toUpperCase().replace(/[^A-Z]/g, '')] ?? 'branch',
    pincode,
    point: point.every((degrees) => degrees > 0) ? point : null,
  }
}

/** A point of so many PIN codes is of none of them: tables have one for a whole division. */
const STAND_IN_PINS = 3

/** Offices, but without points that stand for places whose own nobody knew. */
function withoutStandIns(offices: Office[]): Office[] {
  const byPoint = Map.groupBy(offices, ({ point }) => String(point))
  return offices.map((office) => {
    const pins = new Set(byPoint.get(String(office.point))?.map(({ pincode }) => pincode))
    return pins.size >= STAND_IN_PINS ? { ...office, point: null } : office
  })
}

/** So far from the middle of its offices a point is a mistake of the table: in degrees. */
const MAX_SPREAD = 4

/**
 * Offices, but without points that lie far from the others: many times as far as most are.
 */
function withoutStrays(offices: Office[]): Office[] {
  const points = offices.flatMap(({ point }) => (point ? [point] : []))
  const isFar = ([0, 1] as const).map((axis) => {
    const degrees = points.map((point) => point[axis]).sort((a, b) => a - b)
    const middle = median(degrees)
    const usual = median(degrees.map((one) => Math.abs(one - middle)).sort((a, b) => a - b))
    return (one: number) => Math.abs(one - middle) > MAX_SPREAD * Math.max(usual, 0.02)
  })
  return offices.map((office) =>
    office.point?.some((one, axis) => isFar[axis]!(one)) ? { ...office, point: null } : office,
  )
}

export const median = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length / 2)] ?? 0

/** Head and sub offices stand in towns; the branch offices of villages are listings alone. */
function listTowns(offices: readonly Office[]): Town[] {
  const towns = new Map<string, Town>()
  for (const { name, kind, pincode, point } of offices) {
    const city = name.replace(/ Head$/i, '')
    const key = slugify(city)
    if (kind === 'branch' || !key) continue
    const known = towns.get(key)
    towns.set(key, { city, pincode, ...known, point: known?.point ?? point })
  }
  const all = [...towns.values()]
  return all
    .filter((town) => !all.some((other) => isPartOf(town, other)))
    .sort((a, b) => a.city.localeCompare(b.city))
}

/** Manmad Market has the PIN code of Manmad and its name: an office in the town, no other town. */
const isPartOf = (one: Town, other: Town): boolean =>
  one.pincode === other.pincode && one.city.startsWith(`${other.city} `)

function countPins(rows: readonly Row[], own: { name: string; state: string }): PinReach[] {
  const reach = new Map<string, PinReach>()
  for (const { pincode, district, state } of rows) {
    const key = `${pincode} ${district}`
    const known = reach.get(key) ?? {
      pincode,
      district: isSame(district, own.name) ? own.name : toTitle(district),
      state: isSame(state, own.state) ? own.state : toTitle(state),
      offices: 0,
    }
    reach.set(key, { ...known, offices: known.offices + 1 })
  }
  return [...reach.values()].sort((a, b) => (a.pincode < b.pincode ? -1 : 1))
}

const isSame = (one: string, other: string) => slugify(one) === slugify(other)
const distinct = (names: readonly string[]) => [...new Set(names.filter(Boolean))].sort()

/** Tables have names in capitals. */
const toTitle = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\p{L}+/gu, (word) =>
      /[a-z]/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
    )

const notFound = (what: string, name: string, known: readonly string[]) =>
  `The tables have no ${what} “${name}”; they have ${distinct(known).map(toTitle).join(', ')}.`
