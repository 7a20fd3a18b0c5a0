import { RENAMED_COLUMNS, type FormColumn } from '#server/businesses/write/values.ts'
import type { businesses } from '#server/kit/db/tables/index.ts'
import type { HistoryOnlyField } from '#shared/rules/history.ts'

/** What an audit entry of a listing may hold. */
export type AuditDetail = Record<string, unknown>
export type HistoryChange = { field: string; before: unknown; after: unknown }

/** Columns under the names of the form. */
const FORM_NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(RENAMED_COLUMNS).map(([field, column]) => [column, field])),
  features: 'selectedFeatures',
}

type Column = keyof typeof businesses.$inferSelect

/** Columns that the history leaves out: the action itself says them, or they are internal. */
const LEFT_OUT: Record<Exclude<Column, FormColumn | HistoryOnlyField>, true> = {
  id: true,
  businessId: true,
  status: true,
  closedAt: true,
  deletedAt: true,
  statusBeforeDeletion: true,
  hiddenReason: true,
  sentAgainAt: true,
  source: true,
  sourceId: true,
  sourceDate: true,
  ownerId: true,
  sortName: true,
  sortNameHi: true,
  featured: true,
  ratingSum: true,
  ratingCount: true,
  approvedAt: true,
  confirmedAt: true,
  confirmedBy: true,
  confirmations: true,
  toldFacts: true,
  searchName: true,
  searchDocument: true,
  version: true,
  createdAt: true,
  updatedAt: true,
}

const recordOf = (value: unknown): AuditDetail =>
  typeof value === 'object' && value !== null ? (value as AuditDetail) : {}

/**
 * The fields of an entry, before and after. A proposal is stored with the values that were shown
 * then; older entries have only the proposed values.
 */
export function getHistoryChanges(detail: AuditDetail): HistoryChange[] {
  const [before, after] =
    'proposed' in detail
      ? [recordOf(detail['shown']), recordOf(detail['proposed'])]
      : [recordOf(detail['before']), recordOf(detail['after'])]
  const changes = Object.keys(after).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))
  const features = recordOf(detail['features'])
  if ('after' in features)
    changes.push({
      field: 'features',
      before: features['before'] ?? null,
      after: features['after'] ?? null,
    })
  return changes
    .filter(({ field }) => !Object.hasOwn(LEFT_OUT, field))
    .map((change) => ({ ...change, field: FORM_NAMES[change.field] ?? change.field }))
}
