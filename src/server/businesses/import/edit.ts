import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '#shared/rules/imports.ts'
import { toCsvValue } from '#shared/text/csv.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { checkTagCount, CellError, parseMultilineCell } from './cells.ts'
import type { ListingValues } from './import-row.ts'
import type { Cells, Field } from './header.ts'
import { getFieldColumn, TOWN_FIELDS } from './columns.ts'
import { getFieldText, type ExistingListing } from './listing.ts'
import { CLEARED_VALUES, PARSERS, type ParsedFieldName } from './parsers.ts'
import { isReformatted } from './reformatted.ts'
import { parsePoint, type RowProblem, type RowContext } from './row.ts'

/** What a row with our number changes of its listing; nothing when it is as it was. */
export type ListingEdit = {
  listing: ExistingListing
  values: Partial<ListingValues>
  changes: FieldChange[]
  /** The version that the file says, where it says one. */
  basis: number | null
}

/**
 * Compares the cells of a row with its listing. A cell that is what our export writes, or what a
 * spreadsheet makes of that, changes nothing, whatever the rules say of it today; any other one is
 * read as in a new row. An empty cell empties the field; a field without a column stays.
 */
export function getCellChanges(
  cells: Cells,
  listing: ExistingListing,
  fields: ReadonlySet<Field>,
  { kinds, places }: Pick<RowContext, 'kinds' | 'places'>,
): Pick<ListingEdit, 'values' | 'changes'> | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const changes: FieldChange[] = []
  const values: Partial<ListingValues> = {}
  const tell = (field: string, reason: string) => void problems.push({ field, reason })
  const cellOf = (field: Field) =>
    isLong(field) ? parseMultilineCell(cells[field]) : normaliseLine(cells[field])
  const beforeOf = (field: Field) => {
    const text = getFieldText(listing, field)
    return isLong(field) ? parseMultilineCell(text) : normaliseLine(text)
  }
  const changed = [...fields].filter((field) => {
    const [text, before] = [cellOf(field), beforeOf(field)]
    return getFieldColumn(field) && text !== before && !isReformatted(field, text, before)
  })
  const attempt = <Value>(field: Field, read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      tell(field, error.message)
      return undefined
    }
  }
  const set = (field: Field, value: unknown, shown: string) => {
    const column = getFieldColumn(field)!
    if (value === undefined || isDeepStrictEqual(value, listing[column])) return
    ;(values as Record<string, unknown>)[column] = value
    changes.push({ field, before: getFieldText(listing, field), after: shown })
  }

  for (const field of changed) {
    if ((TOWN_FIELDS as readonly Field[]).includes(field)) continue
    const text = cellOf(field)
    if (text === '' && (field === 'name' || field === 'category')) tell(field, 'is empty')
    else if (field === 'category') {
      const id = attempt(field, () => kinds.idOf(text))
      set(field, id, id === undefined ? '' : kinds.nameOf(id))
    } else if (text === '') set(field, CLEARED_VALUES[getFieldColumn(field)!] ?? null, '')
    else {
      const value = attempt<unknown>(field, () =>
        field === 'tags' ? tagsOf(text, listing.tags) : PARSERS[field as ParsedFieldName](text),
      )
      set(field, value, String(toCsvValue(value)))
    }
  }

  const { latitude = listing.latitude, longitude = listing.longitude } = values
  const isRead = problems.every(({ field }) => field !== 'latitude' && field !== 'longitude')
  const at =
    isRead && ('latitude' in values || 'longitude' in values)
      ? parsePoint(latitude, longitude, tell)
      : parsePoint(listing.latitude, listing.longitude, () => undefined)
  if (problems.length === 0 && changed.some((field) => getFieldColumn(field) === 'location_id')) {
    const given = (field: 'city' | 'district' | 'state') =>
      fields.has(field) ? cellOf(field) : field === 'city' ? listing.city : ''
    const state = attempt('state', () => given('state') && places.stateOf(given('state'))) ?? ''
    const district =
      attempt('district', () => given('district') && places.districtOf(given('district'))) ?? ''
    const town = attempt('city', () =>
      places.townOf({
        city: given('city'),
        district,
        state,
        pin: 'zip_code' in values ? values.zip_code! : listing.zip_code,
        at,
      }),
    )
    if (town) set('city', town.id, places.cityOf(town.id))
  }
  return problems.length > 0 ? { problems } : { values, changes }
}

/** A tag that is there already may hold a comma, which parts those that are new. */
function tagsOf(text: string, present: readonly string[]): string[] {
  const items = text.split('|').map((item) => item.trim())
  const tags = items.flatMap((item) => (present.includes(item) ? item : PARSERS.tags(item)))
  return checkTagCount([...new Set(tags)])
}

/** Whether a cell may have several lines. */
const isLong = (field: Field): boolean => field === 'description' || field === 'description_hi'
