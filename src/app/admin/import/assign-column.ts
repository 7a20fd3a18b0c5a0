import type { ImportDetail } from '#contract/imports.ts'
import type { ImportField } from '#shared/rules/imports.ts'

type Columns = Pick<ImportDetail['choices'], 'map' | 'joins'>

/** Texts that several columns may make together. */
const JOINED: readonly string[] = [
  'address',
  'description',
  'landmark',
  'name',
  'tagline',
  'tags',
] satisfies ImportField[]

const columnsOf = ({ map, joins }: Columns, field: ImportField): string[] =>
  [map[field] ?? '', ...(joins[field] ?? [])].filter(Boolean)

/** The field that a column goes into. */
export function getAssignedField(choices: Columns, column: string): ImportField | undefined {
  if (column === '') return undefined
  const fields = Object.keys(choices.map) as ImportField[]
  return fields.find((field) => columnsOf(choices, field).includes(column))
}

/** Which part of a joined text a column is. */
export function getPartPosition(choices: Columns, column: string, field: ImportField) {
  const all = columnsOf(choices, field)
  return { at: all.indexOf(column) + 1, of: all.length }
}

/**
 * Puts a column into a field; an empty one takes it out. Where the field is a text and has a column
 * already they are joined, in the order of the file; otherwise the new one replaces the other.
 */
export function assignColumn(
  choices: Columns,
  order: readonly string[],
  { column, field }: { column: string; field: string },
): Columns {
  const fields = Object.keys(choices.map) as ImportField[]
  const by = new Map(
    fields.map((one) => [one as string, columnsOf(choices, one).filter((name) => name !== column)]),
  )
  if (field !== '') {
    const others = JOINED.includes(field) ? (by.get(field) ?? []) : []
    by.set(
      field,
      [...others, column].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    )
  }
  const filled = [...by].filter(([, names]) => names.length > 0)
  return {
    map: Object.fromEntries(filled.map(([name, [first]]) => [name, first])),
    joins: Object.fromEntries(
      filled.filter(([, names]) => names.length > 1).map(([name, names]) => [name, names.slice(1)]),
    ),
  }
}
