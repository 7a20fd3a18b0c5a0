import {
  findDecision,
  type Cause,
  type ImportDecision,
  type ImportDecisions,
} from '#shared/rules/import-decisions.ts'
import type { Coordinate } from '#shared/rules/distance.ts'
import { isCoordinateInIndia } from '#shared/rules/geo.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { foldText } from '#shared/text/fold.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import * as cell from './cells.ts'
import { CellError } from './cells.ts'
import { getFieldColumn } from './columns.ts'
import type { Cells, Field } from './header.ts'
import type { ImportRow } from './import-row.ts'
import type { CategoryLookup } from './category-lookup.ts'
import { CLEARED_VALUES, PARSERS, type ParsedFieldName } from './parsers.ts'
import type { TownCandidates, TownGuess } from './town-candidates.ts'
import type { FoundTown, PlaceHints, TownLookup } from './town-lookup.ts'

/** What is wrong with a row; the cause groups it with others that one decision settles. */
export type RowProblem = {
  field: string
  reason: string
  cause?: Cause
  towns?: TownCandidates | undefined
  /** Whether the row may update the listing that it is the duplicate of. */
  canUpdate?: boolean
}

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
  decisions?: ImportDecisions | undefined
  makesIds?: boolean | undefined
}

/** `notes`: what was concluded of a row that is taken, and somebody may want to look at. */
export type RowReadResult =
  | { row: ImportRow; notes: RowProblem[]; guess: TownGuess | null }
  | { problems: RowProblem[]; partial: Partial<ImportRow>; guess: TownGuess | null }

/**
 * Reads one row, all its cells before it gives up: the row, or everything that is wrong with it.
 */
export function readRow(
  cells: Cells,
  { kinds, places, source, defaults, decisions, makesIds = false }: RowContext,
): RowReadResult {
  const problems: RowProblem[] = []
  const notes: RowProblem[] = []
  const textOf = (field: Field) =>
    normaliseLine(cells[field]) || normaliseLine(defaults[field] ?? '')
  const decide = (cause: Cause) => findDecision(decisions, cause)
  /** Refuses the row, unless it was decided that such a value is left out. */
  function refuse(field: string, error: CellError): null {
    const cause = causeOf(field, error)
    if (decide(cause)?.action !== 'without')
      problems.push({ field, reason: error.message, cause, towns: error.towns })
    return null
  }

  function read<Value>(
    field: Field,
    parse: (text: string) => Value,
    text = textOf(field),
  ): Value | null {
    if (text === '') return null
    try {
      return parse(text)
    } catch (error) {
      if (error instanceof CellError) return refuse(field, error)
      throw error
    }
  }
  const parsed = <Name extends ParsedFieldName>(field: Name, text = textOf(field)) =>
    read(field, PARSERS[field] as (text: string) => ReturnType<(typeof PARSERS)[Name]>, text)

  function readName(): string | null {
    const [name, address] = [textOf('name'), textOf('address')]
    if (foldText(name) !== '') return parsed('name')
    const cause = causeOf('name', new CellError(''))
    if (decide(cause)?.action === 'address' && address !== '') return parsed('name', address)
    const reason = name === '' ? 'is empty' : `${cell.quoteValue(name)} has no letter or digit`
    problems.push({ field: 'name', reason, cause })
    return null
  }
  function readCategory(): number | null {
    const text = textOf('category')
    try {
      if (text === '') throw new CellError('is empty', { kind: 'category', about: '' })
      return kinds.idOf(text)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      const id = decide(causeOf('category', error))?.value
      return id && kinds.has(id) ? id : refuse('category', error)
    }
  }
  /** The town that is named, concluded or decided. */
  function readTown(where: PlaceHints): FoundTown | null {
    try {
      const found = places.townOf(where)
      if (!found.guess) return found
      const cause = getTownGuessCause(found.guess, found.id)
      const decision = decide(cause)
      if (decision?.action === 'leave-out')
        problems.push({ field: 'city', reason: 'left out, as the town is a guess', cause })
      const id = decision?.value
      return id && places.has(id) ? { id, note: null, guess: null } : found
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      const decision = decide(causeOf('city', error))
      const id = decision && decidedTown(decision, error.towns, places)
      return id ? { id, note: null, guess: null } : refuse('city', error)
    }
  }

  function readSourceId(): string | null {
    if (textOf('source_id') === '') refuse('source_id', new CellError('is empty'))
    return parsed('source_id')
  }

  const latitude = parsed('latitude')
  const longitude = parsed('longitude')
  const at =
    problems.length > 0
      ? null
      : parsePoint(latitude, longitude, (field, reason) => refuse(field, new CellError(reason)))
  const zipCode = parsed('zip_code')
  const state = read('state', (text) => places.stateOf(text)) ?? ''
  const district = read('district', (text) => places.districtOf(text)) ?? ''
  const where = { city: textOf('city'), district, state, pin: zipCode, at }
  const town = problems.length > 0 ? null : readTown(where)
  if (town?.note) notes.push({ field: 'city', reason: town.note })

  const row = {
    source: read('source', cell.parseSourceCell) ?? source,
    source_id:
      makesIds && textOf('source_id') === ''
        ? madeId(textOf('name'), where.city || zipCode, textOf('phone'))
        : readSourceId(),
    name: readName(),
    category_id: readCategory(),
    location_id: town?.id ?? null,
    description: parsed('description', cell.parseMultilineCell(cells.description)) ?? '',
    description_hi: parsed('description_hi', cell.parseMultilineCell(cells.description_hi)) ?? '',
    zip_code: zipCode,
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
    ...Object.fromEntries(
      OTHER_FIELDS.map((field) => {
        const column = getFieldColumn(field)!
        return [column, parsed(field) ?? CLEARED_VALUES[column] ?? null]
      }),
    ),
  }
  return problems.length > 0
    ? { problems, partial: row as Partial<ImportRow>, guess: town?.guess ?? null }
    : { row: row as ImportRow, notes, guess: town?.guess ?? null }
}

const READ_ALONE: readonly string[] = [
  'source_id',
  'name',
  'description',
  'description_hi',
  'zip_code',
  'latitude',
  'longitude',
] satisfies ParsedFieldName[]
/** Each of these is what its own cell says. */
const OTHER_FIELDS = (Object.keys(PARSERS) as ParsedFieldName[]).filter(
  (field) => !READ_ALONE.includes(field),
)

/** The one cause of a wrong point, whichever of its two cells is wrong. */
const POINT_FIELDS = ['latitude', 'longitude']
/** Without them there is no listing, so they cannot be left out. */
const FIXED_FIELDS = ['source_id', 'source']
const MAX_ABOUT = 80

function causeOf(field: string, { common }: CellError): Cause {
  if (common) return { ...common, field, about: common.about.slice(0, MAX_ABOUT) }
  if (field === 'name') return { kind: 'name', field, about: '' }
  if (FIXED_FIELDS.includes(field)) return { kind: 'fixed', field, about: '' }
  return { kind: 'cell', field: POINT_FIELDS.includes(field) ? 'latitude' : field, about: '' }
}

/** The cause of all rows whose town was concluded in the same way. */
export const getTownGuessCause = ({ said, why }: TownGuess, townId: number): Cause => ({
  kind: 'guess',
  field: 'city',
  about: `${why} ${townId} ${said}`.slice(0, MAX_ABOUT),
})

function decidedTown(
  { action, value }: ImportDecision,
  towns: TownCandidates | undefined,
  places: TownLookup,
): number | null {
  if (action === 'town') return value !== null && places.has(value) ? value : null
  if (action === 'new-town') return towns?.fresh ? places.townNamed(towns.fresh) : null
  return (
    (action === 'nearest' ? towns?.nearest?.id : action === 'named' && towns?.named?.id) || null
  )
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
  if (isCoordinateInIndia(lat, lng)) return { lat, lng }
  const swapped = isCoordinateInIndia(lng, lat)
  tell(
    'latitude',
    `${lat}, ${lng} is outside ` +
      `India${swapped ? '. Latitude and longitude may be swapped' : ''}`,
  )
  return null
}
