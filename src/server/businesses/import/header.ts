import { IMPORT_FIELDS } from '#shared/rules/imports.ts'
import type { ImportField } from '#shared/rules/imports.ts'

export const FIELDS = IMPORT_FIELDS

/** For whoever reads the file; not imported. */
const NOTES = ['source_note']

export type Field = ImportField

/** The cells of one row by field; a field without a column is empty. */
export type Cells = Record<Field, string>

/** Where each field stands in a row, and which columns of the file are not used. */
export type Header = { width: number; columnOf: ReadonlyMap<Field, number>; unused: string[] }

/**
 * What was asked about the columns: which column a field comes from, and which fields have a value
 * for all rows.
 */
export type HeaderWish = { map: ReadonlyMap<string, string>; given: ReadonlySet<Field> }

/** A file that cannot be imported at all, with a sentence that says what to do. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal'
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
 * Finds the fields among the names of the first line. Throws ImportRefusal naming everything that
 * is wrong with them.
 */
export function readHeader(names: readonly string[], { map, given }: HeaderWish): Header {
  const columns = names.map(plainName)
  const problems = [...doubledNames(columns), ...mapProblems(columns, map)]

  const columnOf = new Map<Field, number>()
  for (const field of FIELDS) {
    const wanted = map.get(field)
    const index = wanted === '' ? -1 : columns.indexOf(plainName(wanted ?? field))
    if (index >= 0) columnOf.set(field, index)
  }
  const has = (field: Field) => columnOf.has(field) || given.has(field)
  for (const field of ['source_id', 'name', 'category'] as const) {
    if (!has(field)) problems.push(`There is no column "${field}".`)
  }
  if (!has('city') && !has('zip_code'))
    problems.push('There is no column "city" and none "zip_code".')
  if (problems.length > 0) {
    const plain = [...problems, `The file's columns: ${names.join(', ').slice(0, 500)}.`].join('\n')
    throw new ImportRefusal(`${plain} Others can be named with --map field=column.`, plain)
  }

  const used = new Set(columnOf.values())
  const unused = names.filter(
    (_, index) => !used.has(index) && !NOTES.includes(columns[index] ?? ''),
  )
  return { width: names.length, columnOf, unused }
}

const doubledNames = (columns: readonly string[]): string[] =>
  [...new Set(columns.filter((name, index) => name !== '' && columns.indexOf(name) !== index))].map(
    (name) => `The column "${name}" is there twice.`,
  )

function mapProblems(columns: readonly string[], map: HeaderWish['map']): string[] {
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
export function cellsOf(row: readonly string[], { columnOf }: Header): Cells {
  return Object.fromEntries(
    FIELDS.map((field) => [field, row[columnOf.get(field) ?? -1] ?? '']),
  ) as Cells
}
