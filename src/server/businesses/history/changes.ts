/** What an audit entry of a listing may hold. */
export type AuditDetail = Record<string, unknown>
export type HistoryChange = { field: string; before: unknown; after: unknown }

/** Columns under the names of the form. */
const FORM_NAMES: Record<string, string> = {
  hours: 'businessHours',
  serviceRadiusKm: 'serviceRadius',
  features: 'selectedFeatures',
}

/** Fields that the history leaves out: the action itself says them, or they are internal. */
const LEFT_OUT = new Set(['status', 'closedAt', 'approvedAt', 'ownerId', 'sourceDate'])

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
    .filter(({ field }) => !LEFT_OUT.has(field))
    .map((change) => ({ ...change, field: FORM_NAMES[change.field] ?? change.field }))
}
