import {
  getExportColumnName,
  IDENTITY_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
} from '#shared/rules/imports.ts'

export const FIELDS = IMPORT_FIELDS

/** For whoever reads the file; not imported. */
const NOTES = ['source_note']

export type Field = ImportField

/** The cells of one row by field; a field without a column is empty. */
export type Cells = Record<Field, string>

/** The column of each field, which fields the file has, and which of its columns are not used. */
export type Header = {
  width: number
  columnOf: ReadonlyMap<Field, number>
  /** Further columns whose cells follow in the field's value. */
  joined: ReadonlyMap<Field, readonly number[]>
  fields: ReadonlySet<Field>
  unused: string[]
}

/**
 * What was asked about the columns: which column a field comes from, and which fields have a value
 * for all rows.
 */
export type HeaderOptions = {
  map: ReadonlyMap<string, string>
  /** Further columns of a field. */
  joins?: ReadonlyMap<Field, readonly string[]>
  given: ReadonlySet<Field>
}

/** A file that cannot be imported at all, with a sentence that says what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
  /** The same without advice for the command line. */
  readonly plain: string

  constructor(message: string, plain = message) {
    super(message)
    this.plain = plain
  }
}

/** Column names are compared in lower case with underscores: "Zip Code" is zip_code. */
const plainName = (name: string): string =>
  name
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name)

/**
 * Finds the fields among the names of the first line. Throws ImportError naming everything that
 * is wrong with them.
 */
export function readHeader(
  names: readonly string[],
  { map, joins = new Map(), given }: HeaderOptions,
): Header {
  const columns = names.map(plainName)
  const problems = [...doubledNames(columns), ...mapProblems(columns, map)]

  const columnOf = columnsOfFields(columns, map)
  const fields = new Set([...columnOf.keys(), ...given])
  problems.push(...missing(fields))
  if (problems.length > 0) {
    const plain = [...problems, `The file's columns: ${names.join(', ').slice(0, 500)}.`].join('\n')
    throw new ImportError(`${plain} Map other columns with --map field=column.`, plain)
  }

  const joined = new Map(
    [...joins].map(([field, more]) => [
      field,
      more.map((name) => columns.indexOf(plainName(name))).filter((at) => at >= 0),
    ]),
  )
  const used = new Set([...columnOf.values(), ...[...joined.values()].flat()])
  const unused = names.filter(
    (_, index) => !used.has(index) && !NOTES.includes(columns[index] ?? ''),
  )
  return { width: names.length, columnOf, joined, fields, unused }
}

/** Whether these are the columns of our own export, in whichever order. */
export const isOwnExport = (names: readonly string[]): boolean =>
  ['number', 'slug'].every((name) => names.map(plainName).includes(name))

function columnsOfFields(
  columns: readonly string[],
  map: HeaderOptions['map'],
): Map<Field, number> {
  const columnOf = new Map<Field, number>()
  const isOwn = isOwnExport(columns)
  for (const field of FIELDS) {
    const wanted = map.get(field)
    // A "source" or a "number" of another file is something else.
    const isIdentity =
      field !== 'source_id' && (IDENTITY_FIELDS as readonly Field[]).includes(field)
    if (wanted === '' || (wanted === undefined && isIdentity && !isOwn)) continue
    const names = [
      wanted ?? field,
      ...(isOwn && wanted === undefined ? [getExportColumnName(field)] : []),
    ]
    const index = names.map((name) => columns.indexOf(plainName(name))).find((at) => at >= 0)
    if (index !== undefined) columnOf.set(field, index)
  }
  return columnOf
}

/** What a file must say: which listings it is about, or all that a new one needs. */
function missing(fields: ReadonlySet<Field>): string[] {
  if (fields.has('number'))
    return ['slug', 'name', 'source_id'].some((field) => fields.has(field as Field))
      ? []
      : [
          'The file needs a column "slug" or "name" to check that the numbers are from this ' +
            'site.',
        ]
  const problems = (['source_id', 'name', 'category'] as const)
    .filter((field) => !fields.has(field))
    .map((field) => `There is no column "${field}".`)
  if (!fields.has('city') && !fields.has('zip_code'))
    problems.push('There is no column "city" or "zip_code".')
  return problems
}

const doubledNames = (columns: readonly string[]): string[] =>
  [...new Set(columns.filter((name, index) => name !== '' && columns.indexOf(name) !== index))].map(
    (name) => `The column "${name}" appears twice.`,
  )

function mapProblems(columns: readonly string[], map: HeaderOptions['map']): string[] {
  return [...map].flatMap(([field, column]) => {
    if (!isField(field))
      return [`--map: there is no field "${field}"; the fields are ${FIELDS.join(', ')}.`]
    if (column !== '' && !columns.includes(plainName(column)))
      return [`--map: the file has no column "${column}".`]
    return []
  })
}

/**
 * The cells of one row. A row of another width than the header has shifted, so nothing in it can be
 * trusted.
 */
export function toCells(row: readonly string[], { columnOf, joined }: Header): Cells {
  const cells = Object.fromEntries(
    FIELDS.map((field) => {
      const first = row[columnOf.get(field) ?? -1] ?? ''
      const more = joined.get(field)
      return [field, more ? joinCells([first, ...more.map((at) => row[at] ?? '')]) : first]
    }),
  ) as Cells
  const pair = cells.longitude === '' ? POINT.exec(cells.latitude) : null
  return pair ? { ...cells, latitude: pair[1]!, longitude: pair[2]! } : cells
}

/** Latitude and longitude in one cell: "24.0420432, 84.0907246". */
const POINT = /^\s*(-?\d{1,2}\.\d+)\s*[,;]\s*(-?\d{1,3}\.\d+)\s*$/

/** Several cells as one text: each value once, empty ones left out. */
const joinCells = (cells: readonly string[]): string =>
  [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))].join(', ')
