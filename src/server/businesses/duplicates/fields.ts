import type { businesses } from '#server/kit/db/tables/index.ts'
import { getColumnName } from '#server/businesses/write/values.ts'
import { listFieldsWith } from '#shared/rules/business-fields.ts'
import { MERGE_FIELDS, type MergeField } from '#shared/rules/duplicates.ts'

export type MergeRow = typeof businesses.$inferSelect
export type MergeColumn = keyof MergeRow

const columnsWith = (name: MergeField) => listFieldsWith('merge', name).map(getColumnName)

/** The columns that are chosen together. */
export const MERGE_FIELD_COLUMNS = Object.fromEntries(
  MERGE_FIELDS.map((name): [MergeField, readonly MergeColumn[]] => [
    name,
    [...(name === 'owner' ? (['ownerId'] as const) : []), ...columnsWith(name)],
  ]),
) as Record<MergeField, readonly MergeColumn[]>

/** Nothing is said there: the other listing's is better. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
