import type { WeekHours } from '#shared/rules/hours.ts'
import { isSaneCoordinate } from '#shared/rules/geo.ts'
import type { Coordinate } from '#shared/rules/geo.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { fold } from '#shared/text/fold.ts'
import { plainLine } from '#shared/text/plain-text.ts'
import * as cell from './cells.ts'
import { CellProblem } from './cells.ts'
import type { Cells, Field } from './header.ts'
import type { Kinds } from './kinds.ts'
import type { Places } from './places.ts'

/** A row that can be written; the names are those of the table's columns. */
export type ImportRow = {
  source_id: string
  name: string
  name_hi: string | null
  category_id: number
  location_id: number
  description: string
  tagline: string | null
  address: string
  landmark: string | null
  zip_code: string | null
  phone: string | null
  alternate_phone: string | null
  whatsapp_number: string | null
  email: string | null
  website: string | null
  latitude: number | null
  longitude: number | null
  tags: string[]
  business_type: string | null
  established_year: number | null
  hours: WeekHours | null
  source_date: string | null
}

export type Problem = { field: string; reason: string }

/**
 * What rows are read against: the categories and towns there are, and the values of fields that a
 * row leaves empty.
 */
export type RowContext = {
  kinds: Kinds
  places: Places
  defaults: Partial<Cells>
  makesIds?: boolean | undefined
}

/** `notes`: what was concluded of a row that is taken, and somebody may want to look at. */
export type ReadRow = { row: ImportRow; notes: Problem[] } | { problems: Problem[] }

/**
 * Reads one row, all its cells before it gives up: the row, or everything that is wrong with it.
 */
export function readRow(
  cells: Cells,
  { kinds, places, defaults, makesIds = false }: RowContext,
): ReadRow {
  const problems: Problem[] = []
  const notes: Problem[] = []
  const tell = (field: string, reason: string) => void problems.push({ field, reason })
  const textOf = (field: Field) => plainLine(cells[field]) || plainLine(defaults[field] ?? '')

  function read<Value>(
    field: Field,
    parse: (text: string) => Value,
    text = textOf(field),
  ): Value | null {
    if (text === '') return null
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      tell(field, error.message)
      return null
    }
  }
  function required<Value>(field: Field, parse: (text: string) => Value): Value | null {
    if (textOf(field) === '') tell(field, 'is empty')
    return read(field, parse)
  }
  const upTo = (max: number) => (text: string) => cell.atMost(text, max)

  const latitude = read('latitude', cell.degreesCell)
  const longitude = read('longitude', cell.degreesCell)
  const at = problems.length > 0 ? null : pointOf(latitude, longitude, tell)
  const zipCode = read('zip_code', cell.pinCell)
  const state = read('state', (text) => places.stateOf(text)) ?? ''
  const district = read('district', (text) => places.districtOf(text)) ?? ''
  const problemsOfPlace = problems.length
  const where = { city: textOf('city'), district, state, pin: zipCode, at }
  const town =
    problemsOfPlace > 0 ? null : read('city', () => places.townOf(where), where.city || '-')
  if (town?.note) notes.push({ field: 'city', reason: town.note })

  const row = {
    source_id:
      makesIds && textOf('source_id') === ''
        ? madeId(textOf('name'), where.city || zipCode, textOf('phone'))
        : required('source_id', upTo(200)),
    name: required('name', cell.nameCell),
    name_hi: read('name_hi', cell.nameCell),
    category_id: required('category', (text) => kinds.idOf(text)),
    location_id: town?.id ?? null,
    description: read('description', upTo(5000), cell.longCell(cells.description)) ?? '',
    tagline: read('tagline', upTo(200)),
    address: read('address', upTo(500)) ?? '',
    landmark: read('landmark', upTo(200)),
    zip_code: zipCode,
    phone: read('phone', cell.phoneCell),
    alternate_phone: read('alternate_phone', cell.phoneCell),
    whatsapp_number: read('whatsapp', cell.phoneCell),
    email: read('email', cell.emailCell),
    website: read('website', cell.websiteCell),
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
    tags: read('tags', cell.tagsCell) ?? [],
    business_type: read('business_type', cell.businessTypeCell),
    established_year: read('established_year', cell.yearCell),
    hours: read('hours', cell.hoursCell),
    source_date: read('source_date', cell.sourceDateCell),
  }
  return problems.length > 0 ? { problems } : { row: row as ImportRow, notes }
}

/** The same row has it in every file, so that importing again updates it. */
const madeId = (name: string, town: string | null, phone: string): string =>
  [fold(name), fold(town ?? ''), normalisePhone(phone) ?? ''].join(' / ').slice(0, 200)

function pointOf(
  lat: number | null,
  lng: number | null,
  tell: (field: string, reason: string) => void,
): Coordinate | null {
  if (lat === null && lng === null) return null
  if (lat === null || lng === null) {
    tell(lat === null ? 'latitude' : 'longitude', 'is empty, but the other coordinate is given')
    return null
  }
  if (isSaneCoordinate(lat, lng)) return { lat, lng }
  const swapped = isSaneCoordinate(lng, lat)
  tell(
    'latitude',
    `${lat}, ${lng} lies outside India${swapped ? '; latitude and longitude seem exchanged' : ''}`,
  )
  return null
}
