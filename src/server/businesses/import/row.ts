import { isValidCoordinate } from '#shared/rules/geo.ts'
import type { Coordinate } from '#shared/rules/geo.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { foldText } from '#shared/text/fold.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import * as cell from './cells.ts'
import { CellError } from './cells.ts'
import type { Cells, Field } from './header.ts'
import type { ImportRow } from './import-row.ts'
import type { CategoryLookup } from './category-lookup.ts'
import { PARSERS } from './parsers.ts'
import type { ParsedField } from './parsers.ts'
import type { TownLookup } from './town-lookup.ts'

export type RowProblem = { field: string; reason: string }

/**
 * What rows are read against: the categories and towns there are, and the values of fields that a
 * row leaves empty.
 */
export type RowContext = {
  kinds: CategoryLookup
  places: TownLookup
  /** Of rows that name none. */
  source: string
  defaults: Partial<Cells>
  makesIds?: boolean | undefined
}

/** `notes`: what was concluded of a row that is taken, and somebody may want to look at. */
export type RowReadResult = { row: ImportRow; notes: RowProblem[] } | { problems: RowProblem[] }

/**
 * Reads one row, all its cells before it gives up: the row, or everything that is wrong with it.
 */
export function readRow(
  cells: Cells,
  { kinds, places, source, defaults, makesIds = false }: RowContext,
): RowReadResult {
  const problems: RowProblem[] = []
  const notes: RowProblem[] = []
  const tell = (field: string, reason: string) => void problems.push({ field, reason })
  const textOf = (field: Field) =>
    normaliseLine(cells[field]) || normaliseLine(defaults[field] ?? '')

  function read<Value>(
    field: Field,
    parse: (text: string) => Value,
    text = textOf(field),
  ): Value | null {
    if (text === '') return null
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      tell(field, error.message)
      return null
    }
  }
  function required<Value>(field: Field, parse: (text: string) => Value): Value | null {
    if (textOf(field) === '') tell(field, 'is empty')
    return read(field, parse)
  }
  const parsed = <Name extends ParsedField>(field: Name, text = textOf(field)) =>
    read(field, PARSERS[field] as (text: string) => ReturnType<(typeof PARSERS)[Name]>, text)

  const latitude = parsed('latitude')
  const longitude = parsed('longitude')
  const at = problems.length > 0 ? null : parsePoint(latitude, longitude, tell)
  const zipCode = parsed('zip_code')
  const state = read('state', (text) => places.stateOf(text)) ?? ''
  const district = read('district', (text) => places.districtOf(text)) ?? ''
  const problemsOfPlace = problems.length
  const where = { city: textOf('city'), district, state, pin: zipCode, at }
  const town =
    problemsOfPlace > 0 ? null : read('city', () => places.townOf(where), where.city || '-')
  if (town?.note) notes.push({ field: 'city', reason: town.note })

  const row = {
    source: read('source', cell.parseSourceCell) ?? source,
    source_id:
      makesIds && textOf('source_id') === ''
        ? madeId(textOf('name'), where.city || zipCode, textOf('phone'))
        : required('source_id', PARSERS.source_id),
    name: required('name', PARSERS.name),
    name_hi: parsed('name_hi'),
    category_id: required('category', (text) => kinds.idOf(text)),
    location_id: town?.id ?? null,
    description: parsed('description', cell.parseLongCell(cells.description)) ?? '',
    tagline: parsed('tagline'),
    address: parsed('address') ?? '',
    landmark: parsed('landmark'),
    zip_code: zipCode,
    phone: parsed('phone'),
    alternate_phone: parsed('alternate_phone'),
    whatsapp_number: parsed('whatsapp'),
    email: parsed('email'),
    website: parsed('website'),
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
    tags: parsed('tags') ?? [],
    business_type: parsed('business_type'),
    established_year: parsed('established_year'),
    hours: parsed('hours'),
    source_date: parsed('source_date'),
  }
  return problems.length > 0 ? { problems } : { row: row as ImportRow, notes }
}

/** The same row has it in every file, so that importing again updates it. */
const madeId = (name: string, town: string | null, phone: string): string =>
  [foldText(name), foldText(town ?? ''), normalisePhone(phone) ?? ''].join(' / ').slice(0, 200)

/** A complete point in India, or null; problems are passed to `tell`. */
export function parsePoint(
  lat: number | null,
  lng: number | null,
  tell: (field: string, reason: string) => void,
): Coordinate | null {
  if (lat === null && lng === null) return null
  if (lat === null || lng === null) {
    tell(lat === null ? 'latitude' : 'longitude', 'is empty, but the other coordinate is given')
    return null
  }
  if (isValidCoordinate(lat, lng)) return { lat, lng }
  const swapped = isValidCoordinate(lng, lat)
  tell(
    'latitude',
    `${lat}, ${lng} is outside ` +
      `India${swapped ? '. Latitude and longitude may be swapped' : ''}`,
  )
  return null
}
